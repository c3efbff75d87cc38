import { createGraphQLError } from 'graphql-yoga'
import type { Words } from '../../../domain/text/locale.ts'
import type { EditionIds, MatchIds } from '../../../domain/tournament/edition-ids.ts'
import type { DeskAccess } from '../access/actor.ts'
import type { UndoneResponse, UndoRequest } from '../acts/undo-act.ts'
import type { ChangeRequest, ChangeResponse } from '../change/change-edition.ts'
import type { AdjustmentRequest, AdjustmentResponse } from '../report/adjust-points.ts'
import type { MoveRequest, MoveResponse } from '../report/move-matches.ts'
import type { ReportRequest, ReportResponse } from '../report/report-match.ts'
import type { TeamRequest, TeamResponse, WithdrawalRequest } from '../report/withdraw-team.ts'
import type { ReadMatch, ResultsReader } from '../results-reader.ts'
import type { IssuedScorerLink, IssueRequest } from '../scorer-links/issue-links.ts'
import type { EditionRequest, RevokeRequest, WireScorerLink } from '../scorer-links/stored-links.ts'
import type { ScreenRequest, ScreenResponse } from '../screens/set-screen.ts'
import type { SourceRequest, SourceResponse } from '../sources/set-source.ts'
import type { EditionRow } from '../statements.ts'
import type { OpenEdition, WireCategory, WireDivision } from '../wire-category.ts'
import { languageOf, wireAnnouncements, wireStreamingInfo } from '../wire-edition.ts'

/** What every resolver of one query shares. */
export interface QueryContext {
  readonly results: ResultsReader
  /** The desk for the sender of the request; null where the service only reads. */
  readonly desk: Desk | null
}

/** Takes what is reported. Each function throws a GraphQLError with a message for the sender. */
export interface Desk {
  readonly report: (request: ReportRequest) => Promise<ReportResponse>
  readonly moveMatches: (request: MoveRequest) => Promise<MoveResponse>
  readonly withdraw: (request: WithdrawalRequest) => Promise<TeamResponse>
  readonly reinstate: (request: TeamRequest) => Promise<TeamResponse>
  readonly change: (request: ChangeRequest) => Promise<ChangeResponse>
  readonly adjustPoints: (request: AdjustmentRequest) => Promise<AdjustmentResponse>
  readonly undo: (request: UndoRequest) => Promise<UndoneResponse>
  readonly deskAccess: () => Promise<DeskAccess>
  readonly scorerLinks: (request: EditionRequest) => Promise<WireScorerLink[]>
  readonly issueScorerLinks: (request: IssueRequest) => Promise<IssuedScorerLink[]>
  readonly revokeScorerLink: (request: RevokeRequest) => Promise<WireScorerLink>
  readonly setScreen: (request: ScreenRequest) => Promise<ScreenResponse>
  readonly setSource: (request: SourceRequest) => Promise<SourceResponse>
}

function deskOf({ desk }: QueryContext): Desk {
  if (!desk) throw createGraphQLError('This is asked alone, by POST or GET, with a key.')
  return desk
}

interface InLanguage {
  readonly lang?: string | null
}

type Summary = { readonly cupId: string; readonly row: EditionRow }
type Opened = { readonly edition: OpenEdition }

const inLanguage = ({ names }: { readonly names: Words }, { lang }: InLanguage) => names[languageOf(lang)]
const named = { name: inLanguage }

/** Fields that are not a property of their object: they are read on demand, or depend on the language. */
export const resolvers = {
  Query: {
    cups: (_: unknown, { id }: { readonly id: string }, { results }: QueryContext) => results.cups(id),
    tournament: (_: unknown, { cupId, tournamentId }: EditionIds, { results }: QueryContext) =>
      results.tournament(cupId, tournamentId),
    category: (
      _: unknown,
      { cupId, tournamentId, categoryId }: EditionIds & { readonly categoryId: string },
      { results }: QueryContext,
    ) => results.category(cupId, tournamentId, categoryId),
    match: (_: unknown, { cupId, tournamentId, matchId }: MatchIds, { results }: QueryContext) =>
      results.match(cupId, tournamentId, matchId),
    deskAccess: (_: unknown, _none: unknown, context: QueryContext) => deskOf(context).deskAccess(),
    scorerLinks: (_: unknown, request: EditionRequest, context: QueryContext) =>
      deskOf(context).scorerLinks(request),
  },
  Mutation: {
    report: async (_: unknown, request: MatchIds & ReportRequest, context: QueryContext) => {
      const { results } = context
      // The snapshot that the answer to the previous report was read from may still be open.
      await results.end()
      const response = await deskOf(context).report(request)
      const { cupId, tournamentId, matchId } = request
      return { ...response, match: await results.match(cupId, tournamentId, matchId) }
    },
    moveMatches: async (_: unknown, request: MoveRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).moveMatches(request)
    },
    withdraw: async (_: unknown, request: WithdrawalRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).withdraw(request)
    },
    reinstate: async (_: unknown, request: TeamRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).reinstate(request)
    },
    change: async (_: unknown, request: ChangeRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).change(request)
    },
    adjustPoints: async (_: unknown, request: AdjustmentRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).adjustPoints(request)
    },
    undo: async (_: unknown, request: UndoRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).undo(request)
    },
    issueScorerLinks: async (_: unknown, request: IssueRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).issueScorerLinks(request)
    },
    revokeScorerLink: async (_: unknown, request: RevokeRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).revokeScorerLink(request)
    },
    setScreen: async (_: unknown, request: ScreenRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).setScreen(request)
    },
    setSource: async (_: unknown, request: SourceRequest, context: QueryContext) => {
      await context.results.end()
      return deskOf(context).setSource(request)
    },
  },
  TournamentSummary: {
    streamingInfo: ({ row }: Summary, { lang }: InLanguage) => wireStreamingInfo(row, languageOf(lang)),
    announcements: ({ row }: Summary, { lang }: InLanguage) => wireAnnouncements(row, languageOf(lang)),
    categories: ({ cupId, row }: Summary, _: unknown, { results }: QueryContext) =>
      results.categoryNames(cupId, row.key),
  },
  Tournament: {
    statistics: ({ edition }: Opened, _: unknown, { results }: QueryContext) => results.statistics(edition),
    selectedGames: ({ edition }: Opened, _: unknown, { results }: QueryContext) =>
      results.selectedGames(edition),
    categories: ({ edition }: Opened, _: unknown, { results }: QueryContext) => results.categories(edition),
    clubs: ({ edition }: Opened, _: unknown, { results }: QueryContext) => results.clubs(edition),
    arenas: ({ edition }: Opened, _: unknown, { results }: QueryContext) => results.arenas(edition),
    streams: ({ edition }: Opened, _: unknown, { results }: QueryContext) => results.streams(edition),
  },
  CategoryName: named,
  Category: {
    ...named,
    teams: (category: WireCategory, _: unknown, { results }: QueryContext) => results.teams(category),
  },
  Stage: named,
  DivisionRef: named,
  Division: {
    ...named,
    matches: (division: WireDivision, _: unknown, { results }: QueryContext) => results.matches(division),
    teamtable: (division: WireDivision, _: unknown, { results }: QueryContext) => results.teamtable(division),
  },
  Reason: { text: (words: Words, { lang }: InLanguage) => words[languageOf(lang)] },
  Match: {
    divisionName: ({ divisionNames }: { readonly divisionNames: Words }, { lang }: InLanguage) =>
      divisionNames[languageOf(lang)],
    events: (match: ReadMatch, _: unknown, { results }: QueryContext) => results.events(match),
  },
}

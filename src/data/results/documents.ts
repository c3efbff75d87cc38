import type { ResultOf } from 'gql.tada'
import { graphql } from '../../contract/graphql.ts'
import { MATCH_FIELDS, type WireMatch as WholeMatch } from '../../contract/match.ts'
import { inEach, TEXT } from '../../contract/texts.ts'
import type { CUPS } from './cups-document.ts'

const RANKING_FIELDS = graphql(`
  fragment RankingFields on Ranking {
    pointsWon
    pointsTied
    pointsLost
    pointsWonOnPenalties
    pointsLostOnPenalties
    bonus { for goals points }
    chain
    steps { criterion max }
    withdrawals
  }
`)

/** The content of an edition outside its classes, and the ids of the classes to read. */
export const TOURNAMENT = graphql(
  `
  query Tournament($cupId: ID!, $tournamentId: ID!) {
    tournament(cupId: $cupId, tournamentId: $tournamentId) {
      id
      name
      startsAt
      endsAt
      revision
      status { clubsPublished teamsPublished lotPublished schedulePublished }
      statistics { teams nations matches }
      selectedGames { id }
      categories { id classRevision: revision }
      clubs { id name nation { code } }
      arenas { id name area latitude longitude fields { id name aliases { name day } breaks { from to name { ${TEXT} } } } }
      streams { id name url provider fieldId requiresPass }
      sponsors { id name url placement text }
      ranking { ...RankingFields }
      formerIds { former teamId matchId }
    }
  }
`,
  [RANKING_FIELDS],
)

/** The ids of the classes in the list of editions, for a service whose tournaments do not list them. */
export const CLASS_LIST = graphql(`
  query ClassList($cupId: ID!) {
    cups(id: $cupId) { cupId editions { tournaments { id categories { id } } } }
  }
`)

/**
 * Fields of a class. A service may give them in the tournament's list of classes (docs/contract.md#other-services), not in
 * the full class.
 */
const CLASS_FIELDS = graphql(`
  fragment ClassFields on Category {
    id
    shortName
    gender
    age
    hideMatchResults
    hideConferenceResults
    matchMinutes
    stages {
      stageId
      rank
      type
      ${inEach('name')}
      divisions { id }
    }
  }
`)

export const LISTED_CLASSES = graphql(
  `
  query ListedClasses($cupId: ID!, $tournamentId: ID!) {
    tournament(cupId: $cupId, tournamentId: $tournamentId) { categories { ...ClassFields } }
  }
`,
  [CLASS_FIELDS],
)

/** Read again after classes without revisions of their own: if it differs, the edition changed during the read. */
export const TOURNAMENT_REVISION = graphql(`
  query TournamentRevision($cupId: ID!, $tournamentId: ID!) {
    tournament(cupId: $cupId, tournamentId: $tournamentId) { id revision }
  }
`)

/** One complete class: teams, stages, divisions, matches, tables. */
export const CATEGORY = graphql(
  `
  query Category($cupId: ID!, $tournamentId: ID!, $categoryId: ID!) {
    category(cupId: $cupId, tournamentId: $tournamentId, categoryId: $categoryId) {
      ...ClassFields
      ${inEach('name')}
      classRevision: revision
      ranking { ...RankingFields }
      teams { id name nameClubName clubId nation { code } withdrawn { rule reason { ${TEXT} } } }
      divisions {
        id
        stageId
        type
        ${inEach('name')}
        teamIds
        lots
        fairPlay { teamId points }
        adjustments { teamId points reason { ${TEXT} } }
        teamtable { rank teamId teamName played won tied lost points goalsWon goalsLost }
        carriedOver { matchId homeTeamId awayTeamId homeScore awayScore onPenalties bothLose }
        qualification { fromRank toRank divisionId best }
        leadsNowhere
        matches { revision settledRevision ...MatchFields }
      }
    }
  }
`,
  [CLASS_FIELDS, MATCH_FIELDS, RANKING_FIELDS],
)

/** An unchecked record: the keys are those the document asks for, the values may be anything. */
export type Untrusted<T> = { readonly [K in keyof T]?: unknown }

type Item<T> = T extends readonly (infer U)[] ? U : never
type Cup = Item<ResultOf<typeof CUPS>['cups']>
type Edition = Item<Cup['editions']>
type Summary = Item<Edition['tournaments']>
type Tournament = NonNullable<ResultOf<typeof TOURNAMENT>['tournament']>
type Arena = Item<Tournament['arenas']>
type Category = NonNullable<ResultOf<typeof CATEGORY>['category']>
type Ranking = ResultOf<typeof RANKING_FIELDS>
type Division = Item<Category['divisions']>

export type WireCup = Untrusted<Cup>
export type WireEdition = Untrusted<Edition>
export type WireTournamentSummary = Untrusted<Summary>
export type WireStreamingInfo = Untrusted<NonNullable<Summary['streamingInfo']>>
export type WireStatus = Untrusted<Summary['status']>
export type WireAnnouncement = Untrusted<Item<Summary['announcements']>>
export type WireTournament = Untrusted<Tournament>
export type WireListedClass = Untrusted<Item<Tournament['categories']>>
export type WireStatistics = Untrusted<Tournament['statistics']>
export type WireClub = Untrusted<Item<Tournament['clubs']>>
export type WireNation = Untrusted<NonNullable<Item<Tournament['clubs']>['nation']>>
export type WireArena = Untrusted<Arena>
export type WireField = Untrusted<Item<Arena['fields']>>
export type WireFieldBreak = Untrusted<Item<NonNullable<Item<Arena['fields']>['breaks']>>>
export type WireFieldAlias = Untrusted<Item<Item<Arena['fields']>['aliases']>>
export type WireStream = Untrusted<Item<Tournament['streams']>>
export type WireSponsor = Untrusted<Item<Tournament['sponsors']>>
export type WireFormerId = Untrusted<Item<Tournament['formerIds']>>
export type WireRanking = Untrusted<Ranking>
export type WireStep = Untrusted<Item<NonNullable<Ranking['steps']>>>
export type WireBonus = Untrusted<Item<NonNullable<Ranking['bonus']>>>
export type WireFairPlay = Untrusted<Item<NonNullable<Division['fairPlay']>>>
export type WireAdjustment = Untrusted<Item<NonNullable<Division['adjustments']>>>
export type WireCategory = Untrusted<Category>
export type WireStage = Untrusted<Item<Category['stages']>>
export type WireTeam = Untrusted<Item<Category['teams']>>
export type WireWithdrawal = Untrusted<NonNullable<Item<Category['teams']>['withdrawn']>>
export type WireDivision = Untrusted<Division>
export type WireTableRow = Untrusted<Item<Division['teamtable']>>
export type WireCarriedResult = Untrusted<Item<Division['carriedOver']>>
export type WireQualification = Untrusted<Item<Division['qualification']>>
export type WireMatch = Untrusted<WholeMatch>

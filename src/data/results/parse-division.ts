import { domainWords, SIDES } from '../../contract/match-words.ts'
import type {
  Adjustment,
  BestPlace,
  CarriedResult,
  Division,
  DivisionKind,
  PublishedRow,
} from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import type { FairPlay } from '../../domain/tournament/ranking-key.ts'
import type {
  WireAdjustment,
  WireCarriedResult,
  WireDivision,
  WireFairPlay,
  WireMatch,
  WireQualification,
  WireTableRow,
} from './documents.ts'
import type { FieldNames } from './field-names.ts'
import { parseReason } from './parse-call-off.ts'
import { parseMatch } from './parse-match.ts'
import { DIVISION_KINDS } from './parse-stages.ts'
import { firstOf, known, list, records, reference, score, whole, word, words } from './parse-values.ts'
import { countValue, type Place, printable, warn, within } from './problems.ts'

const SIDE_OF = new Map(Object.entries(domainWords(SIDES)))

/** The context for parsing a division. `matchIds` collects the edition's matches: each has one address. */
export interface DivisionContext {
  readonly id: string
  readonly teamNames: ReadonlyMap<string, string>
  /** Ids of "teams" that are only placeholders. They are in `teamNames` as well, but appear in no table. */
  readonly placeholders: { has(id: string): boolean }
  readonly divisionIds: { has(id: string): boolean }
  readonly fields: FieldNames
  readonly streams: { has(id: string): boolean }
  readonly matchIds: Set<string>
  readonly resultsHidden: boolean
  readonly tablesHidden: boolean
}

export function parseDivision(
  wire: WireDivision,
  id: string,
  context: DivisionContext,
  place: Place,
): Division {
  const matches = parseMatches(wire, id, context, place)
  const published = context.tablesHidden ? [] : parseTable(wire, context, place)
  const kind = kindOf(wire, matches, place)
  const drawn = teamList(wire.teamIds, context, place, 'the list of teams')
  return {
    id,
    stageId: reference(wire.stageId) ?? '',
    categoryId: context.id,
    kind,
    name: words(wire, 'name', place, 'the name'),
    teamIds: drawn.length > 0 ? drawn : teamsMet(matches, published),
    matches,
    published,
    lots: teamList(wire.lots, context, place, 'the lots'),
    ...fairPlayOf(context.tablesHidden ? [] : parseFairPlay(wire, context, place)),
    ...adjustmentsOf(context.tablesHidden ? [] : parseAdjustments(wire, context, place)),
    carriedOver: context.resultsHidden ? [] : parseCarriedOver(wire, context, place),
    ...parseQualification(wire, context, place),
  }
}

function parseMatches(
  wire: WireDivision,
  divisionId: string,
  context: DivisionContext,
  place: Place,
): Match[] {
  const matchContext = {
    categoryId: context.id,
    divisionId,
    resultsHidden: context.resultsHidden,
    teams: context.teamNames,
    fields: context.fields,
    streams: context.streams,
  }
  return records<WireMatch>(wire.matches, place, 'the list of matches').flatMap((one) => {
    const match = parseMatch(one, matchContext, place)
    if (!match || !firstOf(context.matchIds, match.id, place, `match ${printable(match.id)}`)) return []
    return [match]
  })
}

/** If the type is unknown, rounds with a rank make the division a play-off. */
function kindOf(wire: WireDivision, matches: readonly Match[], place: Place): DivisionKind {
  const stated = typeof wire.type === 'string' ? DIVISION_KINDS.get(wire.type) : undefined
  if (stated) return stated
  const kind = matches.some((match) => match.round.rank !== null) ? 'playoff' : 'group'
  warn(place, 'unknown-word', `the type is ${printable(wire.type)}: taken as a ${kind} by its matches`)
  return kind
}

function teamList(value: unknown, context: DivisionContext, place: Place, what: string): string[] {
  const ids = list(value, place, what)
    .filter((id) => !context.placeholders.has(reference(id) ?? ''))
    .map((id) => known(id, context.teamNames, place, 'unknown-team', `in ${what}: team`))
    .filter((id) => id !== null)
  const seen = new Set<string>()
  return ids.filter((id) => firstOf(seen, id, place, `in ${what}: team ${printable(id)}`))
}

/** For services that do not give the draw: the teams in the order in which the table and the matches name them. */
function teamsMet(matches: readonly Match[], published: readonly PublishedRow[]): string[] {
  const ids = published.map((row) => row.teamId)
  for (const { home, away } of matches)
    for (const side of [home, away]) if (side.kind === 'team') ids.push(side.teamId)
  return [...new Set(ids)]
}

const COUNTS = ['rank', 'played', 'won', 'tied', 'lost', 'goalsWon', 'goalsLost'] as const

/** Returns the published table, or an empty one: a table with one unreadable row would be wrong. */
function parseTable(wire: WireDivision, context: DivisionContext, place: Place): PublishedRow[] {
  const wires = records<WireTableRow>(wire.teamtable, place, 'the table').filter(
    (row) => !context.placeholders.has(reference(row.teamId) ?? ''),
  )
  for (const row of wires) countFigures(row, place)
  const rows = wires.map((row) => tableRow(row, context)).filter((row) => row !== null)
  const teams = new Set(rows.map((row) => row.teamId))
  if (rows.length === wires.length && teams.size === rows.length) return rows
  const bad = wires.find((row) => tableRow(row, context) === null)
  const why = bad
    ? `the row of ${printable(bad.teamName ?? bad.teamId)} cannot be read`
    : 'a team is in it twice'
  warn(place, 'bad-table', `${why}: the table is computed from the matches`)
  return []
}

function tableRow(row: WireTableRow, context: DivisionContext): PublishedRow | null {
  const teamId = reference(row.teamId)
  const teamName = teamId === null ? undefined : context.teamNames.get(teamId)
  if (teamId === null || teamName === undefined) return null
  const { rank, played, won, tied, lost, points, goalsWon, goalsLost } = row
  if (COUNTS.some((key) => !isCount(row, key)) || !isPoints(points)) return null
  const counts = { rank, played, won, tied, lost, goalsFor: goalsWon, goalsAgainst: goalsLost }
  return { ...(counts as Record<keyof typeof counts, number>), points, teamId, teamName }
}

/** Points may be negative: some cups deduct points. */
const isPoints = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) < 10_000

function isCount(row: WireTableRow, key: (typeof COUNTS)[number]): boolean {
  const value = Number(row[key])
  return Number.isSafeInteger(row[key]) && value >= (key === 'rank' ? 1 : 0) && value < 100_000
}

function countFigures(row: WireTableRow, place: Place): void {
  for (const key of COUNTS) countValue(place, 'tableFigures', !isCount(row, key))
  countValue(place, 'tableFigures', !isPoints(row.points))
}

const fairPlayOf = (fairPlay: readonly FairPlay[]) => (fairPlay.length === 0 ? {} : { fairPlay })

function parseFairPlay(wire: WireDivision, context: DivisionContext, place: Place): FairPlay[] {
  const seen = new Set<string>()
  return records<WireFairPlay>(wire.fairPlay, place, 'the fair-play points').flatMap((one) => {
    const teamId = known(
      one.teamId,
      context.teamNames,
      place,
      'unknown-team',
      'in the fair-play points: team',
    )
    const points = whole(one.points, -9999, 9999, place, 'the fair-play points')
    if (teamId === null || points === null || seen.has(teamId)) return []
    seen.add(teamId)
    return [{ teamId, points }]
  })
}

const adjustmentsOf = (adjustments: readonly Adjustment[]) =>
  adjustments.length === 0 ? {} : { adjustments }

function parseAdjustments(wire: WireDivision, context: DivisionContext, place: Place): Adjustment[] {
  return records<WireAdjustment>(wire.adjustments, place, 'the points of a jury').flatMap((one) => {
    const teamId = known(
      one.teamId,
      context.teamNames,
      place,
      'unknown-team',
      'in the points of a jury: team',
    )
    const points = whole(one.points, -9999, 9999, place, 'the points of a jury')
    return teamId === null || points === null ? [] : [{ teamId, points, reason: parseReason(one, place) }]
  })
}

function parseCarriedOver(wire: WireDivision, context: DivisionContext, place: Place): CarriedResult[] {
  const wires = records<WireCarriedResult>(wire.carriedOver, place, 'the carried-over results')
  return wires.flatMap((result) => {
    if ([result.homeTeamId, result.awayTeamId].some((id) => context.placeholders.has(reference(id) ?? '')))
      return []
    const at = within(place, 'carried-over result', result.matchId ?? 'without an id')
    const homeTeamId = known(result.homeTeamId, context.teamNames, at, 'unknown-team', 'team')
    const awayTeamId = known(result.awayTeamId, context.teamNames, at, 'unknown-team', 'team')
    const goals = score(result.homeScore, result.awayScore, at, 'score')
    if (homeTeamId === null || awayTeamId === null || goals === null) return []
    const onPenalties = word(result.onPenalties, SIDE_OF, at, 'who won the penalties', 'left out')
    return [
      {
        matchId: reference(result.matchId),
        homeTeamId,
        awayTeamId,
        score: goals,
        ...(onPenalties && { onPenalties }),
        ...(result.bothLose === true && { bothLose: true }),
      },
    ]
  })
}

function parseQualification(
  wire: WireDivision,
  context: DivisionContext,
  place: Place,
): Pick<Division, 'qualification' | 'bestPlaces'> {
  const wires = records<WireQualification>(wire.qualification, place, 'the qualification')
  // An empty list says nothing by itself: services send it also where nobody told them of the ways on.
  if (wires.length === 0) return { qualification: wire.leadsNowhere === true ? [] : null }
  const bestPlaces: BestPlace[] = []
  const qualification = wires.flatMap(({ fromRank, toRank, divisionId: to, best }) => {
    const divisionId = known(
      to,
      context.divisionIds,
      place,
      'unknown-division',
      'the qualification: division',
    )
    if (divisionId === null) return []
    const rank = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1
    if (rank(fromRank) && rank(toRank) && fromRank <= toRank) {
      if (!rank(best)) return [{ fromRank, toRank, divisionId }]
      for (let one = fromRank; one <= toRank; one += 1)
        bestPlaces.push({ rank: one, count: best, divisionId })
      return []
    }
    warn(place, 'bad-number', `places ${printable(fromRank)}–${printable(toRank)} are none: left out`)
    return []
  })
  return bestPlaces.length > 0 ? { qualification, bestPlaces } : { qualification }
}

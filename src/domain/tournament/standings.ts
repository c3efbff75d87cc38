import { memoizedPair } from '../memoized.ts'
import { contradictionsOf } from './contradictions.ts'
import type { Category, Division, PublishedRow, Qualification } from './edition.ts'
import type { Match, SideName } from './match.ts'
import { isToCome } from './match-progress.ts'
import { leaderOf, SIDES, teamIdOf, winnerOf } from './outcome.ts'
import { goesOnTo, qualifiedTeams, ranksFor } from './qualification.ts'
import type { RankingRule, Separator } from './ranking.ts'
import { type FairPlay, type RankingKeys, rankingKeys, separation, stepsBetween } from './ranking-key.ts'
import type { GivenPoints, Result, Tally } from './tally.ts'
import { isStruck, NONE_WITHDRAWN, type Withdrawn, withdrawnFrom } from './withdrawn.ts'

export type { Result } from './tally.ts'

/** A row of a table. Teams that nothing separates share a rank and are listed in the order of their ids. */
export interface Standing extends Readonly<Tally> {
  readonly rank: number
  readonly teamId: string
  /** The criterion that put the team below the row above; null in the first row and if no criterion did. */
  readonly tieBreaker: Separator | null
}

export interface DivisionStanding extends Standing {
  /** The division this team goes on to (see `goesOnTo`). */
  readonly qualifiesFor: string | null
}

export interface DivisionStandings {
  readonly rows: readonly DivisionStanding[]
  /** The places that lead on. `asRanked` is false if other teams went on than the ranks say. */
  readonly places: readonly (Qualification & { readonly asRanked: boolean })[]
  /** Whether matches are under way or still to be played. */
  readonly provisional: boolean
  /** The disagreements between the published table and the matches, each as a sentence in English. */
  readonly contradictions: readonly string[]
  /** The teams that withdrew: they have no row, and a page lists them below the others. */
  readonly withdrawn: Withdrawn
}

/**
 * Computes the table of some results under a ranking rule: a total order, independent of the order of the results. Before
 * the first result the teams keep the given order, that of the draw, and share the first place.
 *
 * @param teamIds the teams of the table; a result against a team that is not in it counts for the other one
 * @param lots team ids, first drawn first
 * @param fairPlay of the teams for which it is known
 * @param adjustments points given or taken by a jury
 */
export function computeStandings(
  teamIds: readonly string[],
  results: readonly Result[],
  rule: RankingRule,
  lots: readonly string[],
  fairPlay: readonly FairPlay[] = [],
  adjustments: readonly GivenPoints[] = [],
): Standing[] {
  return standingsOf(rankingKeys(teamIds, results, rule, lots, fairPlay, adjustments))
}

/**
 * Returns the table as far as what is known decides it: where a criterion lacks figures of a team, neither it nor anything
 * after it separates teams. A published table that differs only beyond that contradicts nothing.
 */
export function certainStandings(
  teamIds: readonly string[],
  results: readonly Result[],
  rule: RankingRule,
  lots: readonly string[],
  fairPlay: readonly FairPlay[] = [],
  adjustments: readonly GivenPoints[] = [],
): Standing[] {
  const ranking = rankingKeys(teamIds, results, rule, lots, fairPlay, adjustments)
  const unknown = rule.chain.findIndex((criterion) => ranking.unknown.has(criterion))
  if (unknown === -1) return standingsOf(ranking)
  return computeStandings(
    teamIds,
    results,
    { ...rule, chain: rule.chain.slice(0, unknown) },
    [],
    [],
    adjustments,
  )
}

/** A result that counts in a table, with its origin. */
export interface Counted {
  readonly result: Result
  readonly kind: 'played' | 'walkover' | 'carried' | 'playing'
  readonly matchId: string | null
}

/**
 * Returns the results that count: finished matches, walkovers, and results carried over from an earlier stage. A live match
 * counts once it is finished. A walkover without a score counts for its winner, without goals; if nobody came, both lose. A
 * carried result whose match is in the division itself is the same result and counts once. What was called off counts nowhere,
 * and neither does a result of a team that withdrew, if its rule annuls them.
 */
export function countedMatches(
  division: Pick<Division, 'matches' | 'carriedOver'>,
  withdrawn: Withdrawn = NONE_WITHDRAWN,
): Counted[] {
  const counted = new Map<string, Counted>()
  for (const match of division.matches) {
    const result = counted.has(match.id) ? null : matchResult(match)
    const kind = match.kind === 'walkover' ? 'walkover' : 'played'
    if (result) counted.set(match.id, { result, kind, matchId: match.id })
  }
  const own = new Set(
    division.matches
      .filter((match) => counted.has(match.id) || match.kind === 'called-off')
      .map(({ id }) => id),
  )
  const carried = division.carriedOver.filter(({ matchId }) => matchId === null || !own.has(matchId))
  return [
    ...counted.values(),
    ...carried.map(({ matchId, ...result }): Counted => ({ result, kind: 'carried', matchId })),
  ].filter(({ result }) => !isStruck(result, withdrawn))
}

export const countedResults = (
  division: Pick<Division, 'matches' | 'carriedOver'>,
  withdrawn: Withdrawn = NONE_WITHDRAWN,
): Result[] => countedMatches(division, withdrawn).map(({ result }) => result)

/** Returns who won the penalties after a level score; null if there were none, or none are known. */
export function penaltiesWinner(match: Extract<Match, { kind: 'finished' }>): SideName | null {
  const { score, penalties, decision } = match
  const hadPenalties = decision === 'penalties' || (penalties && decision !== 'lots')
  return hadPenalties && leaderOf(score) === null ? winnerOf(match) : null
}

/** Returns the result of a match for a table; null if it does not count, or not yet. */
export function matchResult(match: Match): Result | null {
  if (match.kind !== 'finished' && match.kind !== 'walkover') return null
  if (match.home.kind !== 'team' || match.away.kind !== 'team') return null
  const bothLose = match.kind === 'walkover' && match.bothLose
  if (match.score === null && match.winner === null && !bothLose) return null
  const teams = { homeTeamId: match.home.teamId, awayTeamId: match.away.teamId }
  if (match.kind === 'finished') {
    const onPenalties = penaltiesWinner(match)
    return { ...teams, score: match.score, ...(onPenalties && { onPenalties }) }
  }
  return {
    ...teams,
    score: match.score ?? { home: 0, away: 0 },
    ...(match.winner && { winner: match.winner }),
    ...(bothLose && { bothLose }),
  }
}

/**
 * Returns the teams of a group's table: in the order of the draw, then teams that only matches name, then teams that only
 * the published table names. A team that only a carried-over result names is left out, and so are those that withdrew.
 */
export function tableTeams(
  division: Pick<Division, 'teamIds' | 'matches' | 'published'>,
  withdrawn: Withdrawn = NONE_WITHDRAWN,
): string[] {
  const played = division.matches.flatMap((match) => SIDES.flatMap((side) => teamIdOf(match[side]) ?? []))
  const all = new Set([...division.teamIds, ...played, ...division.published.map((row) => row.teamId)])
  return [...all].filter((id) => !withdrawn.has(id))
}

/**
 * The table of a group as a page shows it. If a table is published, its ranks and figures are authoritative and the chain
 * only explains them; teams that it leaves out follow below.
 */
export const divisionStandings = memoizedPair(settledTable)

function settledTable(whole: Division, category: Category): DivisionStandings {
  const withdrawn = withdrawnFrom(whole, category)
  const division = withdrawn.size === 0 ? whole : { ...whole, published: publishedWithout(whole, withdrawn) }
  const members = tableTeams(division, withdrawn)
  const results = countedResults(division, withdrawn)
  const { lots, fairPlay, adjustments } = division
  const ranking = rankingKeys(members, results, category.ranking, lots, fairPlay, adjustments)
  const computed = standingsOf(ranking)
  const certain =
    ranking.unknown.size === 0
      ? computed
      : certainStandings(members, results, category.ranking, lots, fairPlay, adjustments)
  const standings = division.published.length > 0 ? publishedStandings(division, computed, ranking) : computed
  const { qualification } = division
  const facts = qualifiedTeams(division, members, category)
  const rows = standings.map((row) => ({
    ...row,
    qualifiesFor: goesOnTo(row, standings, qualification, facts),
  }))
  const moved = rows.flatMap((row) => {
    const byRank = ranksFor(row, standings, qualification)
    return byRank === row.qualifiesFor ? [] : [byRank, row.qualifiesFor]
  })
  return {
    rows,
    places: (qualification ?? []).map((place) => ({ ...place, asRanked: !moved.includes(place.divisionId) })),
    provisional: division.matches.some(isToCome),
    contradictions: category.resultsHidden ? [] : contradictionsOf(division, category, certain),
    withdrawn,
  }
}

/** Returns the published rows of the teams that are left, which close the gaps. */
function publishedWithout({ published }: Division, withdrawn: Withdrawn): PublishedRow[] {
  const gone = published.filter(({ teamId }) => withdrawn.has(teamId))
  return published
    .filter(({ teamId }) => !withdrawn.has(teamId))
    .map((row) => ({ ...row, rank: row.rank - gone.filter(({ rank }) => rank < row.rank).length }))
}

function standingsOf(ranking: RankingKeys): Standing[] {
  const drawn = [...ranking.tallies]
  if (drawn.every(([, { played }]) => played === 0))
    return drawn.map(([teamId, tally]) => ({ rank: 1, teamId, ...tally, tieBreaker: null }))
  const order = [...ranking.tallies.keys()].sort((one, other) => {
    const separated = separation(ranking, one, other)
    if (separated) return separated.above === one ? -1 : 1
    return one < other ? -1 : 1
  })
  const rows: Standing[] = []
  for (const [at, teamId] of order.entries()) {
    const above = rows[at - 1]
    const by = above ? (separation(ranking, above.teamId, teamId)?.by ?? null) : null
    const rank = above && by === null ? above.rank : at + 1
    const tally = ranking.tallies.get(teamId)
    if (tally) rows.push({ rank, teamId, ...tally, tieBreaker: by })
  }
  return rows
}

function publishedStandings(
  division: Division,
  computed: readonly Standing[],
  ranking: RankingKeys,
): Standing[] {
  const place = new Map(computed.map((row, at) => [row.teamId, at]))
  const published = new Map(division.published.toReversed().map((row) => [row.teamId, row]))
  const listed = [...published.values()].sort(
    (one, other) => one.rank - other.rank || (place.get(one.teamId) ?? 0) - (place.get(other.teamId) ?? 0),
  )
  const rows: Standing[] = []
  for (const { teamName: _, ...row } of listed) {
    const above = rows.at(-1)
    rows.push({ ...row, tieBreaker: above ? explanation(above, row, ranking) : null })
  }
  const last = rows.at(-1)?.rank ?? 0
  const leftOut = computed.filter((row) => !published.has(row.teamId))
  return [...rows, ...leftOut.map((row, at) => ({ ...row, rank: last + at + 1, tieBreaker: null }))]
}

type Ranked = Pick<Standing, 'teamId' | 'rank' | 'points'>

/** Returns the criterion that puts a published row below another; null if the chain does not give one. */
function explanation(above: Ranked, below: Ranked, ranking: RankingKeys): Separator | null {
  if (above.rank === below.rank) return null
  if (ranking.criteria[0] === 'points' && above.points !== below.points)
    return above.points > below.points ? 'points' : null
  const separated = separation(ranking, above.teamId, below.teamId)
  if (stepsBetween(ranking, above.teamId, below.teamId).some(({ isUnknown }) => isUnknown)) return null
  return separated?.above === above.teamId && separated.by !== 'points' ? separated.by : null
}

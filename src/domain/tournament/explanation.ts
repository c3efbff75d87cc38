import { isHeadToHead } from './ranking.ts'
import { type MiniTable, type RankingKeys, type Step, separation, stepsBetween } from './ranking-key.ts'
import type { Counted, Standing } from './standings.ts'

/**
 * The verdict of the ranking rule on two teams that stand next to each other in a table:
 * - `decided`: the last step put one above the other
 * - `shared`: nothing separates them, and they share their place
 * - `unexplained`: the published table separates them, but the known data does not tell how
 * - `unlisted`: the published table counts matches that are not listed: the figures known here decide nothing
 * - `contradicted`: the published table has them in another order than the last step gives
 */
export type Verdict = 'decided' | 'shared' | 'unexplained' | 'unlisted' | 'contradicted'

export interface Comparison {
  readonly above: string
  readonly below: string
  readonly verdict: Verdict
  /** The figures compared, the upper team's first: level in every step except the last, if it decides or contradicts. */
  readonly steps: readonly Step[]
}

/** A table of the matches of level teams against each other, and the results that it counts. */
export interface OwnMatches extends MiniTable {
  readonly results: readonly Counted[]
}

/** Teams of a table that are level on points, and the reasons for their order. */
export interface LevelTeams {
  /** Null for two teams that are not level but that a published table has the wrong way round. */
  readonly points: number | null
  /** In the order of the table. */
  readonly teamIds: readonly string[]
  /** Each team compared with the next. */
  readonly comparisons: readonly Comparison[]
  /** The mini-tables that a comparison used. */
  readonly ownMatches: readonly OwnMatches[]
}

type Row = Pick<Standing, 'teamId' | 'rank' | 'points' | 'played'>

/**
 * Explains the order of teams that points alone do not separate, from the same figures that rank them.
 *
 * @param rows in the order of the table, computed or published
 * @param ranking of the results
 */
export function explainOrder(
  rows: readonly Row[],
  ranking: RankingKeys,
  results: readonly Counted[],
): LevelTeams[] {
  if (results.length === 0) return []
  const explained = [...Map.groupBy(rows, ({ points }) => points)]
    .filter(([, level]) => level.length > 1)
    .map(([points, level]) => levelTeams(points, level, ranking, results))
  const turned = pairsOf(rows)
    // The points that the table shows decide: only a team with fewer of them above another is turned.
    .filter(([above, below]) => above.points < below.points)
    .filter((pair) => comparison(pair, ranking).verdict === 'contradicted')
    .map((pair) => levelTeams(null, pair, ranking, results))
  return [...explained, ...turned]
}

function levelTeams(
  points: number | null,
  level: readonly Row[],
  ranking: RankingKeys,
  results: readonly Counted[],
): LevelTeams {
  const comparisons = pairsOf(level).map((pair) => comparison(pair, ranking))
  const looked = comparisons
    .filter(({ steps }) => steps.some(({ by }) => isHeadToHead(by)))
    .flatMap(({ above }) => ranking.miniTables.get(above) ?? [])
  return {
    points,
    teamIds: level.map(({ teamId }) => teamId),
    comparisons,
    ownMatches: [...new Set(looked)].map((mini) => ({ ...mini, results: among(mini, results) })),
  }
}

function comparison([above, below]: readonly [Row, Row], ranking: RankingKeys): Comparison {
  const separated = separation(ranking, above.teamId, below.teamId)
  const steps = stepsBetween(ranking, above.teamId, below.teamId)
  const isShared = above.rank === below.rank
  const verdict = (): Verdict => {
    if (countsMore(above, ranking) || countsMore(below, ranking)) return isShared ? 'shared' : 'unlisted'
    if (separated === null) return isShared ? 'shared' : 'unexplained'
    if (isShared || separated.above !== above.teamId)
      // What is not known may have decided before the step that says otherwise.
      return steps.some(({ isUnknown }) => isUnknown) ? 'unexplained' : 'contradicted'
    // The published points of level teams may differ from the points that the results give.
    return separated.by === 'points' && above.points === below.points ? 'unexplained' : 'decided'
  }
  const found = verdict()
  return {
    above: above.teamId,
    below: below.teamId,
    verdict: found,
    steps:
      found === 'unlisted' ? [] : steps.filter((step) => separated?.by === step.by || !saysNothing(step)),
  }
}

/** Whether the table counts matches of a team that are not listed. */
const countsMore = ({ teamId, played }: Row, { tallies }: RankingKeys): boolean =>
  played > (tallies.get(teamId)?.played ?? 0)

/** Whether a step explains nothing: the teams compared are level on points anyway, and undrawn lots give no figure. */
const saysNothing = ({ by, figures: [one] }: Step): boolean =>
  by === 'points' || (by === 'lots' && one === Number.NEGATIVE_INFINITY)

const among = ({ teamIds }: MiniTable, results: readonly Counted[]): Counted[] =>
  results.filter(({ result }) => teamIds.includes(result.homeTeamId) && teamIds.includes(result.awayTeamId))

const pairsOf = (rows: readonly Row[]): (readonly [Row, Row])[] =>
  rows.slice(1).map((below, at) => [rows[at] as Row, below])

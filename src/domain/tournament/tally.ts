import type { SideName } from './match.ts'
import { leaderOf } from './outcome.ts'
import { type PointsEnd, type PointsRule, pointsOf } from './points-rule.ts'

export type { PointsRule } from './points-rule.ts'

/** A result that counts in a table. */
export interface Result extends PointsEnd {
  readonly homeTeamId: string
  readonly awayTeamId: string
}

/** Points that a jury gives a team in a group, below 0 if it takes them. */
export interface GivenPoints {
  readonly teamId: string
  readonly points: number
}

/**
 * The totals of a team: matches, points, and goals for and against. A level match that penalties decided is tied, whatever
 * points it gives.
 */
export interface Tally {
  played: number
  won: number
  tied: number
  lost: number
  points: number
  goalsFor: number
  goalsAgainst: number
}

export const NO_TALLY: Readonly<Tally> = {
  played: 0,
  won: 0,
  tied: 0,
  lost: 0,
  points: 0,
  goalsFor: 0,
  goalsAgainst: 0,
}

/**
 * Computes the tallies of `teamIds`. A result against a team that is not among them counts for the one that is: groups carry
 * over results against teams that did not advance (docs/sport.md#ranking). A team without a result has a tally of zeros.
 *
 * @param adjustments the points that a jury gave or took
 */
export function tallyOf(
  teamIds: Iterable<string>,
  results: readonly Result[],
  points: PointsRule,
  adjustments: readonly GivenPoints[] = [],
): ReadonlyMap<string, Readonly<Tally>> {
  const tallies = new Map<string, Tally>()
  for (const teamId of teamIds) tallies.set(teamId, { ...NO_TALLY })
  for (const result of results) {
    const { homeTeamId, awayTeamId, score, winner, bothLose = false } = result
    if (homeTeamId === awayTeamId) continue
    const won = winner ?? leaderOf(score)
    const [home, away] = [tallies.get(homeTeamId), tallies.get(awayTeamId)]
    const outcome = (side: SideName) => (bothLose ? 'lost' : outcomeFor(side, won))
    if (home) add(home, score.home, score.away, outcome('home'), pointsOf(points, result, 'home'))
    if (away) add(away, score.away, score.home, outcome('away'), pointsOf(points, result, 'away'))
  }
  for (const { teamId, points: given } of adjustments) {
    const tally = tallies.get(teamId)
    if (tally) tally.points += given
  }
  return tallies
}

/** Computes the tallies of `teamIds` from the matches among themselves: a mini-table. */
export function tallyAmong(
  teamIds: readonly string[],
  results: readonly Result[],
  points: PointsRule,
): ReadonlyMap<string, Readonly<Tally>> {
  const among = new Set(teamIds)
  const own = results.filter(({ homeTeamId, awayTeamId }) => among.has(homeTeamId) && among.has(awayTeamId))
  return tallyOf(teamIds, own, points)
}

const outcomeFor = (side: SideName, won: SideName | null) =>
  won === null ? 'tied' : won === side ? 'won' : 'lost'

function add(
  tally: Tally,
  goals: number,
  against: number,
  outcome: 'won' | 'tied' | 'lost',
  points: number,
): void {
  tally.played += 1
  tally.goalsFor += goals
  tally.goalsAgainst += against
  tally[outcome] += 1
  tally.points += points
}

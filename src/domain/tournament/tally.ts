import type { Score, SideName } from './match.ts'
import type { RankingRule } from './ranking.ts'

/** One result that counts in a table. `winner` only where the score does not tell: a walkover without goals. */
export interface Result {
  readonly homeTeamId: string
  readonly awayTeamId: string
  readonly score: Score
  readonly winner?: SideName
}

/** What a team has gathered: matches, points, and goals for and against. */
export interface Tally {
  played: number
  won: number
  tied: number
  lost: number
  points: number
  goalsWon: number
  goalsLost: number
}

/**
 * The tallies of `teamIds` over the results in which both sides are among them, so that the same count gives a
 * table and a mini-table. A team without a result has a tally of noughts.
 */
export function tallyOf(
  teamIds: Iterable<string>,
  results: readonly Result[],
  points: RankingRule['points'],
): ReadonlyMap<string, Readonly<Tally>> {
  const tallies = new Map<string, Tally>()
  for (const teamId of teamIds)
    tallies.set(teamId, { played: 0, won: 0, tied: 0, lost: 0, points: 0, goalsWon: 0, goalsLost: 0 })
  for (const { homeTeamId, awayTeamId, score, winner } of results) {
    const home = tallies.get(homeTeamId)
    const away = tallies.get(awayTeamId)
    if (!home || !away || home === away) continue
    const side = winner ? (winner === 'home' ? 1 : -1) : Math.sign(score.home - score.away)
    add(home, score.home, score.away, side, points)
    add(away, score.away, score.home, -side, points)
  }
  return tallies
}

function add(
  tally: Tally,
  goals: number,
  against: number,
  side: number,
  points: RankingRule['points'],
): void {
  tally.played += 1
  tally.goalsWon += goals
  tally.goalsLost += against
  const outcome = side > 0 ? 'won' : side < 0 ? 'lost' : 'tied'
  tally[outcome] += 1
  tally.points += points[outcome]
}

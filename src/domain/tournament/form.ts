import { type Match, scoreOf } from './match.ts'
import { byTime } from './match-days.ts'
import { isNobody } from './nobody.ts'
import { otherSide, sideOf, winnerOf } from './outcome.ts'

/** The result of a match for one of its teams. */
export type TeamResult = 'won' | 'tied' | 'lost'

const MOST = 5

/** Null if the match is not over, if the team does not play in it, or if its outcome is not known. */
export function resultFor(match: Match, teamId: string): TeamResult | null {
  const side = sideOf(match, teamId)
  if (side === null || (match.kind !== 'finished' && match.kind !== 'walkover')) return null
  if (match.kind === 'walkover') {
    if (match.bothLose) return 'lost'
    // Without an opponent a team goes on, as after a bye: that is no win.
    if (isNobody(match[otherSide(side)])) return null
  }
  const winner = winnerOf(match)
  if (winner === null) return scoreOf(match) === null ? null : 'tied'
  return winner === side ? 'won' : 'lost'
}

/** Returns the results of a team's last matches before a given one, in order of play. */
export function formBefore(match: Match, matches: readonly Match[], teamId: string): readonly TeamResult[] {
  return matches
    .filter((other) => byTime(other, match) < 0)
    .sort(byTime)
    .flatMap((other) => resultFor(other, teamId) ?? [])
    .slice(-MOST)
}

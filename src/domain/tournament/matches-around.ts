import type { Match } from './match.ts'
import { byTime } from './match-days.ts'

/** The last two matches before and the next two after one match, in order of play; the match itself is left out. */
export function matchesAround(matches: readonly Match[], match: Match): Match[] {
  const others = matches.filter((other) => other.id !== match.id).sort(byTime)
  const before = others.filter((other) => byTime(other, match) < 0)
  const after = others.filter((other) => byTime(other, match) > 0)
  return [...before.slice(-2), ...after.slice(0, 2)]
}

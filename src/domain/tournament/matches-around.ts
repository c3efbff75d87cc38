import { memoized } from '../memoized.ts'
import type { Match } from './match.ts'
import { byTime } from './match-days.ts'

/** Kept, because the page of each match of a team needs them. */
const inOrder = memoized((matches: readonly Match[]) => matches.toSorted(byTime))

/** Returns the two matches before and the two after a match, in order of play, without the match itself. */
export function matchesAround(matches: readonly Match[], match: Match): Match[] {
  const others = inOrder(matches).filter((other) => other.id !== match.id)
  const before = others.filter((other) => byTime(other, match) < 0)
  const after = others.filter((other) => byTime(other, match) > 0)
  return [...before.slice(-2), ...after.slice(0, 2)]
}

/**
 * Returns the matches around a match, team by team. Each match is listed with the first team that plays in it; matches that
 * the page shows elsewhere are left out.
 */
export function aroundTeams(
  teamIds: readonly string[],
  match: Match,
  matchesOf: (teamId: string) => readonly Match[],
  shown: readonly Match[],
): { readonly teamId: string; readonly matches: readonly Match[] }[] {
  const listed = new Set(shown.map(({ id }) => id))
  return teamIds
    .map((teamId) => {
      const matches = matchesAround(matchesOf(teamId), match).filter(({ id }) => !listed.has(id))
      for (const { id } of matches) listed.add(id)
      return { teamId, matches }
    })
    .filter(({ matches }) => matches.length > 0)
}

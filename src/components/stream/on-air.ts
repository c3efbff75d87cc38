import { type LiveCenter, liveCenter } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'

/** What a stream shows now, next and showed last, one of each at most: the page of the stream itself tells the last as well. */
export function onAir(
  matches: readonly Match[],
  underWay: boolean,
  isOwnPage: boolean,
): Omit<LiveCenter, 'finals'> {
  const { live, next, latest } = liveCenter(matches, !underWay, 1)
  return { live, next, latest: isOwnPage ? latest : [] }
}

/** Matches without those that `onAir` tells: none stands twice on a page. */
export function notOnAir(matches: readonly Match[], underWay: boolean, isOwnPage: boolean): readonly Match[] {
  if (!underWay) return matches
  const { live, next, latest } = onAir(matches, underWay, isOwnPage)
  const told = new Set([...live, ...next, ...latest])
  return matches.filter((match) => !told.has(match))
}

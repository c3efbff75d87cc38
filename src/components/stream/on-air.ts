import { type LiveCenter, liveCenter } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'

/** Returns what a stream shows now and next, at most one match each; on the stream's own page also what it showed last. */
export function onAir(
  matches: readonly Match[],
  underWay: boolean,
  isOwnPage: boolean,
): Omit<LiveCenter, 'finals'> {
  const { live, next, latest } = liveCenter(matches, !underWay, 1)
  return { live, next, latest: isOwnPage ? latest : [] }
}

/** Returns the matches without those of `onAir`, so that no match is on a page twice. */
export function notOnAir(matches: readonly Match[], underWay: boolean, isOwnPage: boolean): readonly Match[] {
  if (!underWay) return matches
  const { live, next, latest } = onAir(matches, underWay, isOwnPage)
  const shown = new Set([...live, ...next, ...latest])
  return matches.filter((match) => !shown.has(match))
}

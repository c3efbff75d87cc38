import { progressOf } from '../tournament/live-center.ts'
import type { Match } from '../tournament/match.ts'

/** A result is at hand as long as it is talked about; a match that nobody reports, for a day. Milliseconds. */
const AFTER_START = 4 * 60 * 60_000
const UNREPORTED = 24 * 60 * 60_000

/**
 * Whether a pinned match is still worth being at hand.
 *
 * @param now the cup's clock in epoch milliseconds; null where it is not known: then a match that is over is over for long
 */
export function isPinCurrent(match: Match, now: number | null): boolean {
  const isOver = progressOf(match) !== 'scheduled' && progressOf(match) !== 'live'
  if (now === null || match.time.kind !== 'instant') return !isOver
  return now < match.time.at + (isOver ? AFTER_START : UNREPORTED)
}

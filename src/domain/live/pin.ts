import type { Match } from '../tournament/match.ts'
import { progressOf } from '../tournament/match-progress.ts'

/** A result stays pinned while people talk about it; a match that nobody reports stays for a day. Milliseconds. */
const AFTER_START = 4 * 60 * 60_000
const UNREPORTED = 24 * 60 * 60_000

/**
 * Whether a pinned match is still worth showing.
 *
 * @param now the cup's clock in epoch milliseconds; null if it is not known: a match that is over then counts as long over
 */
export function isPinCurrent(match: Match, now: number | null): boolean {
  const isOver = progressOf(match) !== 'scheduled' && progressOf(match) !== 'live'
  if (now === null || match.time.kind !== 'instant') return !isOver
  return now < match.time.at + (isOver ? AFTER_START : UNREPORTED)
}

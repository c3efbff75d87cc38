import { dayOf, startOfDay } from '../time/stockholm.ts'

/** How long before the first match the clock starts, and after the last one of a day it stops. */
const AHEAD = 30 * 60_000
const AFTER = 4 * 3_600_000

/** When the clock of a copy starts and, if not with the last match, stops; epoch milliseconds. */
export interface PlayedTime {
  readonly from: number
  readonly until: number | null
}

/**
 * Returns how much of an edition a rehearsal plays. Null if no match is on that day.
 *
 * @param days `all`, `first`, or `YYYY-MM-DD` in Stockholm
 * @param starts the planned starts of the matches in order, epoch milliseconds
 */
export function playedTime(days: string, starts: readonly number[]): PlayedTime | null {
  const [first = 0] = starts
  if (days === 'all') return { from: first - AHEAD, until: null }
  const day = days === 'first' ? dayOf(first) : days
  const ofDay = starts.filter((at) => dayOf(at) === day)
  const [from, last] = [ofDay[0], ofDay.at(-1)]
  if (from === undefined || last === undefined) return null
  return { from: Math.max(startOfDay(day), from - AHEAD), until: last + AFTER }
}

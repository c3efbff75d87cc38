import { memoized } from '../memoized.ts'
import { clock } from '../time/stockholm.ts'
import type { Match } from '../tournament/match.ts'
import { isAwaited } from '../tournament/match-progress.ts'
import { playedUntil } from './day-plan.ts'

/** A part of a day of play: as much as a phone shows on one page. */
export interface DayPart {
  /** `13`: from one to two o'clock. `1315`: starts at this time. `no-time`: no time of day known. `all`: the whole day. */
  readonly key: string
  /** `HH:mm`; null for matches without a time of day, and for a whole day. */
  readonly from: string | null
  /** The matches in the given order. */
  readonly matches: readonly Match[]
}

/** The most lines on a page: about ten screens of a phone. */
const MOST = 90

/**
 * Divides a day of play into parts; a short day stays whole. A long day is divided by the hour and not by number, so that a
 * moved match leaves the addresses of all other parts as they are. An hour with too many matches is divided by start.
 */
export const dayParts = memoized((matches: readonly Match[]): readonly DayPart[] => {
  if (matches.length <= MOST) return [{ key: 'all', from: null, matches }]
  const hours = Map.groupBy(matches, (match) => timeOf(match)?.slice(0, 2) ?? null)
  return [...hours].flatMap(([hour, ofHour]): DayPart[] => {
    if (hour === null) return [{ key: 'no-time', from: null, matches: ofHour }]
    if (ofHour.length <= MOST) return [{ key: hour, from: `${hour}:00`, matches: ofHour }]
    const starts = Map.groupBy(ofHour, (match) => timeOf(match) ?? hour)
    return [...starts].map(([from, ofStart]) => ({ key: from.replace(':', ''), from, matches: ofStart }))
  })
})

/** Returns the part of the day that began last; the first part before anything has begun and when all is over. */
export function presentPart(parts: readonly DayPart[]): DayPart | undefined {
  const matches = parts.flatMap((part) => part.matches)
  const last = playedUntil(matches)
  if (last === null || !matches.some(isAwaited)) return parts[0]
  return parts.find((part) => part.matches.some(({ time }) => time.kind === 'instant' && time.at === last))
}

const timeOf = ({ time }: Match): string | null => (time.kind === 'instant' ? clock(time.at) : null)

import { oncePer } from '../once-per.ts'
import { clock } from '../time/stockholm.ts'
import { progressOf } from '../tournament/live-center.ts'
import type { Match } from '../tournament/match.ts'
import { playedUntil } from './day-plan.ts'

/** A part of a day of play: as much as a phone shows on one page. */
export interface DayPart {
  /** `13`: from one to two. `1315`: what starts then. `no-time`: what has no hour. `all`: the whole day. */
  readonly key: string
  /** `HH:mm`; null for matches without an hour, and for a whole day. */
  readonly from: string | null
  /** In the order given. */
  readonly matches: readonly Match[]
}

/** So many lines are some ten screens of a phone. */
const MOST = 90

/**
 * A day of play, whole where it is short. A long one is parted by the hour and not by number, so that a match that is moved
 * leaves the addresses of all others as they are; an hour with too many of them by start.
 */
export const dayParts = oncePer((matches: readonly Match[]): readonly DayPart[] => {
  if (matches.length <= MOST) return [{ key: 'all', from: null, matches }]
  const hours = Map.groupBy(matches, (match) => timeOf(match)?.slice(0, 2) ?? null)
  return [...hours].flatMap(([hour, ofHour]): DayPart[] => {
    if (hour === null) return [{ key: 'no-time', from: null, matches: ofHour }]
    if (ofHour.length <= MOST) return [{ key: hour, from: `${hour}:00`, matches: ofHour }]
    const starts = Map.groupBy(ofHour, (match) => timeOf(match) ?? hour)
    return [...starts].map(([from, ofStart]) => ({ key: from.replace(':', ''), from, matches: ofStart }))
  })
})

/** Where a day is: the part that began last; the first before anything did and when all is over. */
export function presentPart(parts: readonly DayPart[]): DayPart | undefined {
  const matches = parts.flatMap((part) => part.matches)
  const last = playedUntil(matches)
  if (last === null || matches.every((match) => progressOf(match) === 'finished')) return parts[0]
  return parts.find((part) => part.matches.some(({ time }) => time.kind === 'instant' && time.at === last))
}

const timeOf = ({ time }: Match): string | null => (time.kind === 'instant' ? clock(time.at) : null)

import { dayOf } from '../time/stockholm.ts'
import { progressOf } from '../tournament/live-center.ts'
import type { Match } from '../tournament/match.ts'
import { byTime, matchDay } from '../tournament/match-days.ts'

/** A match that should have begun this long ago, and has not, no longer stands in the way of the next. */
const LATE = 60 * 60_000

/** The days on which a field is played on, in order, `YYYY-MM-DD`. */
export function fieldDays(matches: Iterable<Match>, fieldId: string): readonly string[] {
  const days = new Set<string>()
  for (const match of matches) {
    const day = match.fieldId === fieldId && match.kind !== 'bye' ? matchDay(match.time) : null
    if (day !== null) days.add(day)
  }
  return [...days].toSorted()
}

/** The matches of a field on a day, in order of play. */
export const fieldDay = (matches: Iterable<Match>, fieldId: string, day: string): readonly Match[] =>
  [...matches]
    .filter((match) => match.fieldId === fieldId && match.kind !== 'bye' && matchDay(match.time) === day)
    .toSorted(byTime)

/**
 * The day to begin with: today, else the next one with matches, else the last.
 *
 * @param now cup time, epoch milliseconds; null where it is not known
 */
export function openingDay(days: readonly string[], now: number | null): string | null {
  if (now === null) return days[0] ?? null
  const today = dayOf(now)
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

/**
 * The match that the desk is at: the one that is played; else the next that is not over, one that is an hour late left
 * out; else the last.
 *
 * @param matches of a field and day, in order of play
 */
export function currentMatch(matches: readonly Match[], now: number | null): Match | null {
  const live = matches.findLast((match) => progressOf(match) === 'live')
  if (live) return live
  const ahead = matches.filter((match) => progressOf(match) === 'scheduled')
  const due = ahead.find(({ time }) => now === null || time.kind !== 'instant' || time.at > now - LATE)
  return due ?? matches.at(-1) ?? null
}

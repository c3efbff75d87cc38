import { dayOf } from '../time/stockholm.ts'
import type { Match } from '../tournament/match.ts'
import { byTime, matchDay } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'

/** A match that is this long overdue and has not begun no longer blocks the next one. */
const LATE = 60 * 60_000

/** Returns the days with play on a field, in order, `YYYY-MM-DD`. */
export function fieldDays(matches: Iterable<Match>, fieldId: string): readonly string[] {
  const days = new Set<string>()
  for (const match of matches) {
    const day = match.fieldId === fieldId && match.kind !== 'bye' ? matchDay(match.time) : null
    if (day !== null) days.add(day)
  }
  return [...days].toSorted()
}

/** Returns the matches of a field on a day, in order of play. */
export const fieldDay = (matches: Iterable<Match>, fieldId: string, day: string): readonly Match[] =>
  [...matches]
    .filter((match) => match.fieldId === fieldId && match.kind !== 'bye' && matchDay(match.time) === day)
    .toSorted(byTime)

/**
 * Returns the day to open first: today, else the next day with matches, else the last.
 *
 * @param now cup time, epoch milliseconds; null if it is not known
 */
export function openingDay(days: readonly string[], now: number | null): string | null {
  if (now === null) return days[0] ?? null
  const today = dayOf(now)
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

/**
 * Returns the match that the desk opens: the one being played; else the next that is not over, except one that is an hour
 * late; else the last.
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

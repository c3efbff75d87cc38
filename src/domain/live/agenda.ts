import { progressOf } from '../tournament/live-center.ts'
import { type Match, startOf } from '../tournament/match.ts'

export interface Agenda {
  readonly now: readonly Match[]
  /** The first that have not begun; more than one where they start at the same time. */
  readonly next: readonly Match[]
  /** All that start after those, in order. */
  readonly later: readonly Match[]
}

/** A match this late is still awaited; after that nobody will report it any more. Milliseconds. */
export const LATE_MS = 45 * 60_000

/**
 * What is on and what comes next on a field or for a team.
 *
 * @param now the cup's time in epoch milliseconds; null where it is not known: then it is as late as the last start of what has
 *   begun, and both give the same until the first of `next` is late by more than LATE_MS
 */
export function agendaOf(matches: readonly Match[], now: number | null): Agenda {
  const line = (now ?? lastBegun(matches)) - LATE_MS
  const ahead = matches.filter(
    (match) => progressOf(match) === 'scheduled' && (startOf(match) ?? -Infinity) >= line,
  )
  const first = Math.min(...ahead.map((match) => startOf(match) ?? Infinity))
  return {
    now: matches.filter((match) => progressOf(match) === 'live'),
    next: ahead.filter((match) => (startOf(match) ?? -Infinity) === first),
    later: ahead
      .filter((match) => (startOf(match) ?? -Infinity) > first)
      .sort((one, other) => (startOf(one) ?? 0) - (startOf(other) ?? 0)),
  }
}

/** The latest start of what has begun. */
const lastBegun = (matches: readonly Match[]): number =>
  Math.max(
    Number.MIN_SAFE_INTEGER,
    ...matches.map((match) =>
      progressOf(match) === 'scheduled' ? -Infinity : (startOf(match) ?? -Infinity),
    ),
  )

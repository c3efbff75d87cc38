import { type Match, startOf } from '../tournament/match.ts'
import { progressOf } from '../tournament/match-progress.ts'

export interface Agenda {
  readonly now: readonly Match[]
  /** The first matches that have not begun; several if they start at the same time. */
  readonly next: readonly Match[]
  /** The matches that start after `next`, in order. */
  readonly later: readonly Match[]
}

/** How late a match may be and still be awaited: after that nobody reports it any more. Milliseconds. */
export const LATE_MS = 45 * 60_000

/**
 * Returns what is on and what comes next on a field or for a team.
 *
 * @param now the cup's time in epoch milliseconds. null if it is not known: the last start of a match that has begun takes
 *   its place, and the result is the same until the first match of `next` is late by more than LATE_MS
 */
export function agendaOf(matches: readonly Match[], now: number | null): Agenda {
  const line = (now ?? latestBegunStart(matches)) - LATE_MS
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

/** Returns the latest start among the matches that have begun. */
const latestBegunStart = (matches: readonly Match[]): number =>
  Math.max(
    Number.MIN_SAFE_INTEGER,
    ...matches.map((match) => (hasBegun(match) ? (startOf(match) ?? -Infinity) : -Infinity)),
  )

const hasBegun = (match: Match): boolean => {
  const progress = progressOf(match)
  return progress === 'live' || progress === 'finished'
}

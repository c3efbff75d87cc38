import type { MatchEvent } from './match-timeline.ts'

/** The period of a match, as far as its reports show it. */
export interface MatchPeriod {
  readonly period: 'first' | 'half-time' | 'second'
  /** About how many minutes have been played; null if this is not known. */
  readonly minute: number | null
}

const MINUTE = 60_000
/** No half is longer: after this its end was not reported. */
const LONGEST_HALF = 40 * MINUTE
/** Nobody reports the start of the second half: the break ends with the next report, or after this. */
const BREAK = 3 * MINUTE

/**
 * Returns the period of a match that is being played, from its reported throw-off and half-time.
 *
 * @param now the cup's time in epoch milliseconds; null before it is known
 * @returns null if the reports do not show the period
 */
export function matchPeriod(events: readonly MatchEvent[], now: number | null): MatchPeriod | null {
  const timeOf = (wanted: MatchEvent['kind']) => events.find(({ kind }) => kind === wanted)?.at
  const start = timeOf('start')
  const halfTime = timeOf('half-time')
  if (timeOf('end') !== undefined || (start === undefined && halfTime === undefined)) return null
  if (halfTime === undefined || start === undefined) {
    const period = halfTime === undefined ? 'first' : 'second'
    return now === null || start === undefined ? { period, minute: null } : within(period, 0, now - start)
  }
  const later = events.filter(({ kind, at }) => kind === 'score' && at > halfTime).map(({ at }) => at)
  const again = Math.min(halfTime + BREAK, ...later)
  if (now === null) return { period: later.length > 0 ? 'second' : 'half-time', minute: null }
  return now < again ? { period: 'half-time', minute: null } : within('second', halfTime - start, now - again)
}

const within = (period: MatchPeriod['period'], before: number, played: number): MatchPeriod | null =>
  played > LONGEST_HALF
    ? null
    : { period, minute: Math.max(1, Math.ceil((before + Math.max(0, played)) / MINUTE)) }

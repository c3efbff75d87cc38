import type { Match } from '../tournament/match.ts'

/** What a match that is being played tells of its time. */
export interface PlayFacts {
  /** When it was reported begun, epoch milliseconds; null if nobody reported that. */
  readonly startedAt: number | null
  /** `level-since-half-time`: its half-time was reported, and no goal since then. */
  readonly half: 'first' | 'level-since-half-time' | 'second'
  /** How long a match of its class occupies its field, in minutes. */
  readonly minutes: number
}

/** The period of a match, as far as its reports show it. */
export interface MatchPeriod {
  readonly period: 'first' | 'half-time' | 'second'
  /** About how many minutes have been played; null if this is not known. */
  readonly minute: number | null
}

const MINUTE = 60_000
/** Of the time on the field: no half is longer. After this its end was not reported. */
const LONGEST_HALF = 2 / 3
/** Nobody reports the start of the second half: the break ends with the next goal, or after this. */
const BREAK = 3 * MINUTE

/**
 * Returns what a match tells of its time.
 *
 * @param minutes as in `PlayFacts`
 * @returns null if it is not being played, or tells nothing: classes without results have no half-time
 */
export function playFacts(match: Match, minutes: number): PlayFacts | null {
  if (match.kind !== 'live') return null
  const { startedAt = null, score, halfTime } = match
  if (halfTime === null) return startedAt === null ? null : { startedAt, half: 'first', minutes }
  const isLevel = score === null || (score.home === halfTime.home && score.away === halfTime.away)
  return { startedAt, half: isLevel ? 'level-since-half-time' : 'second', minutes }
}

/**
 * Returns the period of a match that is being played.
 *
 * @param now the cup's time in epoch milliseconds; null before it is known: then no minute is given
 * @returns null if the period is not known
 */
export function matchPeriod({ startedAt, half, minutes }: PlayFacts, now: number | null): MatchPeriod | null {
  if (startedAt === null) return { period: 'second', minute: null }
  if (now === null) return { period: half === 'level-since-half-time' ? 'half-time' : half, minute: null }
  const played = now - startedAt
  const longest = minutes * MINUTE * LONGEST_HALF
  if (half === 'first') return played > longest ? null : { period: 'first', minute: minuteOf(played) }
  if (half === 'level-since-half-time' && played <= longest + BREAK)
    return { period: 'half-time', minute: null }
  const net = played - BREAK
  return net > 2 * longest ? null : { period: 'second', minute: minuteOf(net) }
}

const minuteOf = (played: number): number => Math.max(1, Math.ceil(played / MINUTE))

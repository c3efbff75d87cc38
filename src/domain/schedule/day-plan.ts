import { dayOf } from '../time/stockholm.ts'
import { type Match, startOf } from '../tournament/match.ts'
import { type MatchDay, matchDays } from '../tournament/match-days.ts'
import { isAwaited, progressOf } from '../tournament/match-progress.ts'

/** The matches that start at the same time of a day. */
export interface StartBlock {
  /** Epoch milliseconds; null for matches whose time, or even day, is not known. */
  readonly at: number | null
  readonly matches: readonly Match[]
}

/** A day of play, divided at the present moment. */
export interface DayPlan {
  /** `YYYY-MM-DD` in Stockholm; null for matches whose day is not known. */
  readonly day: string | null
  readonly count: number
  readonly isToday: boolean
  /** Today's matches that are over; empty for every other day. */
  readonly earlier: readonly StartBlock[]
  /** Today's matches that are on or to come; all matches of any other day. */
  readonly blocks: readonly StartBlock[]
}

/** How long an unreported match is awaited. Milliseconds. */
const GIVEN_UP = 2 * 60 * 60_000

/**
 * Returns the matches by day and start, in order of play.
 *
 * @param now the cup's present time in epoch milliseconds; null if there is none: no day is today then
 */
export function dayPlans(matches: readonly Match[], now: number | null): DayPlan[] {
  const today = now === null ? null : dayOf(now)
  return matchDays(matches).map((day) => planOf(day, day.day !== null && day.day === today ? now : null))
}

function planOf({ day, matches }: MatchDay, now: number | null): DayPlan {
  const blocks = [...Map.groupBy(matches, startOf)].map(([at, ofTime]) => ({ at, matches: ofTime }))
  const first = now === null ? 0 : blocks.findIndex((block) => !isBehind(block, now))
  const cut = first < 0 ? blocks.length : first
  return {
    day,
    count: matches.length,
    isToday: now !== null,
    earlier: blocks.slice(0, cut),
    blocks: blocks.slice(cut),
  }
}

function isBehind({ at, matches }: StartBlock, now: number): boolean {
  if (at === null || at > now) return false
  return !matches.some(isAwaited) || at < now - GIVEN_UP
}

/**
 * Returns the latest start among the matches that have begun: it takes the place of the present time if no clock gives it. A
 * walkover is known before its start, so it does not count.
 *
 * @returns null before the first match
 */
export function playedUntil(matches: Iterable<Match>): number | null {
  let latest: number | null = null
  for (const match of matches) {
    if (match.time.kind !== 'instant' || match.kind === 'walkover') continue
    if (progressOf(match) === 'scheduled' || progressOf(match) === null) continue
    if (latest === null || match.time.at > latest) latest = match.time.at
  }
  return latest
}

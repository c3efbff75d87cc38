import { dayOf } from '../time/stockholm.ts'
import { progressOf } from '../tournament/live-center.ts'
import { type Match, startOf } from '../tournament/match.ts'
import { type MatchDay, matchDays } from '../tournament/match-days.ts'

/** The matches that begin at one moment of a day. */
export interface StartBlock {
  /** Epoch milliseconds; null for the matches of which only the day is known, or nothing. */
  readonly at: number | null
  readonly matches: readonly Match[]
}

/** A day of play, parted where the present moment is. */
export interface DayPlan {
  /** `YYYY-MM-DD` in Stockholm; null for matches of no known day. */
  readonly day: string | null
  readonly count: number
  readonly isToday: boolean
  /** Of today: what is over. Empty on every other day. */
  readonly earlier: readonly StartBlock[]
  /** Of today: what is played or comes; of any other day everything. */
  readonly blocks: readonly StartBlock[]
}

/** A match that nobody has reported is not waited for any longer than this. */
const GIVEN_UP = 2 * 60 * 60_000

/**
 * Matches by day and start, in order of play.
 *
 * @param now the present moment of the cup in epoch milliseconds; null where there is none: no day is today then
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
  return matches.every((match) => progressOf(match) === 'finished') || at < now - GIVEN_UP
}

/**
 * The latest start among the matches that have begun: what stands for the present moment where no clock tells it. A
 * walkover is known before its time and tells nothing.
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

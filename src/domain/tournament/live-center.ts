import { startOfDay } from '../time/stockholm.ts'
import type { Match } from './match.ts'
import { progressOf } from './match-progress.ts'

/** The first part of the live center. The data alone decides what is live; no clock is read. */
export interface LiveCenter {
  readonly live: readonly Match[]
  /** The scheduled matches after those already played, by start. */
  readonly next: readonly Match[]
  /** The matches that ended last, the latest start first. */
  readonly latest: readonly Match[]
  /** The finals once the edition is over, the last one first; empty before. */
  readonly finals: readonly Match[]
}

/**
 * Returns the live, next and just finished matches of an edition.
 *
 * "Next" are the matches that start at or after the latest start among live and finished matches. An older scheduled match
 * was never reported, and one without a time tells nothing. A walkover is known long before its time, so it does not move
 * that line; a walkover after the line is not "just finished" yet.
 *
 * @param past a later edition is under way or over: nothing is live or next here, even if matches were left unreported
 * @param limit of `next` and `latest` each
 */
export function liveCenter(matches: Iterable<Match>, past: boolean, limit = 12): LiveCenter {
  const all = [...matches].filter((match) => match.kind !== 'bye').sort(byMoment)
  const live = past ? [] : all.filter((match) => progressOf(match) === 'live')
  const finished = all.filter((match) => progressOf(match) === 'finished')
  const line = [...live, ...finished.filter((match) => match.kind !== 'walkover')].reduce(
    (last, match) => (momentOf(match) === Infinity ? last : Math.max(last, momentOf(match))),
    -Infinity,
  )
  const isAhead = (match: Match) =>
    line === -Infinity || (momentOf(match) >= line && momentOf(match) !== Infinity)
  const ahead = all.filter((match) => progressOf(match) === 'scheduled' && isAhead(match))
  const next = past ? [] : ahead.slice(0, limit)
  const over = finished.length > 0 && live.length === 0 && next.length === 0
  const latest = finished.filter((match) => line === -Infinity || momentOf(match) <= line)
  return {
    live,
    next,
    latest: latestFirst(latest).slice(0, limit),
    finals: over ? latestFirst(finished.filter(isFinal)) : [],
  }
}

/** Whether a match is the final of its play-off. The match for third place is in the same round but is not a final. */
export const isFinal = ({ round }: Match): boolean => round.rank === 0 && (round.index ?? 1) === 1

/** One millisecond less than a day: a match with only a known day comes after the others of that day. */
const DAY = 86_399_999

/** Returns the sort time of a match in epoch milliseconds (UTC); `Infinity` if no time is known. */
function momentOf({ time }: Match): number {
  if (time.kind === 'instant') return time.at
  return time.kind === 'day' ? startOfDay(time.day) + DAY : Infinity
}

/** Equal matches keep their given order. */
function byMoment(one: Match, other: Match): number {
  const [first, second] = [momentOf(one), momentOf(other)]
  return first === second ? 0 : first - second
}

/** Matches without a known time stay last. */
function latestFirst(matches: readonly Match[]): Match[] {
  const known = matches.filter((match) => momentOf(match) !== Infinity)
  const unknown = matches.filter((match) => momentOf(match) === Infinity)
  return [...known.sort((one, other) => byMoment(other, one)), ...unknown]
}

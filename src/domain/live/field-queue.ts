import { type Match, startOf } from '../tournament/match.ts'
import { progressOf } from '../tournament/match-progress.ts'

/** `soon`: it is time to come near the field. `go-now`: it is time to be there. */
export type QueueWord = 'soon' | 'go-now'

const MINUTE = 60_000
/** How far ahead a queue says anything: a start farther away may still be on time, as the field can catch up. */
export const QUEUE_MS = 60 * MINUTE
const SOON = 45 * MINUTE
const GO = 15 * MINUTE
/** The time for one team to leave the field and the next one to come. */
const CHANGEOVER = 2 * MINUTE
/** In minutes: a field that is less late than this is on time. */
const LATE = 10
/** In minutes: how late a field runs is known no better. */
const STEP = 5
/** This long after the last reported match should have ended, nobody knows how late the field is. */
const SILENCE = 30 * MINUTE

/**
 * Returns about how late the matches to come on a field begin, by match id: in minutes, rather too little than too much. This
 * follows from reports alone: from the end of the last match and the start of the match that is on, and from the pauses that
 * the plan leaves to catch up. A match is missing if it is on time, if it is more than an hour ahead, or if nobody has reported
 * from the field for long.
 *
 * @param matches of the field
 * @param minutesOf how long a match takes there
 * @param now the cup's time in epoch milliseconds
 */
export function lateStarts(
  matches: readonly Match[],
  minutesOf: (match: Match) => number,
  now: number,
): ReadonlyMap<string, number> {
  const late = new Map<string, number>()
  const { freeAt, queue } = reportedOn(matches)
  /** When the field is free for the next match; null if no report says so. */
  let free: number | null = freeAt
  for (const [at, { match, own, isLive }] of queue.entries()) {
    const next = queue.slice(at + 1).find((other) => other.own > own)
    const length = lengthOf(minutesOf(match) * MINUTE, next ? next.own - own : Infinity)
    if (isLive) {
      const end = (match.startedAt ?? Math.max(own, free ?? own)) + length
      free = now - end > SILENCE ? null : Math.max(end, now + CHANGEOVER)
      continue
    }
    const start = free === null ? own : Math.max(own, free)
    const minutes = Math.floor((start - own) / MINUTE / STEP) * STEP
    if (minutes >= LATE && own - now <= QUEUE_MS && now - start <= SILENCE) late.set(match.id, minutes)
    free = free === null || now - (start + length) > SILENCE ? null : start + length
  }
  return late
}

/** Returns the length of a match: the planned one if the plan gives it less time than it takes. */
const lengthOf = (takes: number, planned: number): number => Math.min(takes + CHANGEOVER, planned)

interface Queued {
  readonly match: Match
  readonly own: number
  readonly isLive: boolean
}

/**
 * Returns when the field last became free, and the matches that are on or wait there, in planned order. A match is over if a
 * later match has already been played.
 */
function reportedOn(matches: readonly Match[]): {
  readonly freeAt: number | null
  readonly queue: readonly Queued[]
} {
  const timed = matches.flatMap((match) => {
    const own = startOf(match)
    return own === null ? [] : [{ match, own, progress: progressOf(match) }]
  })
  // A walkover may be known hours before its start, when no team leaves the field.
  const left = timed
    .flatMap((one) => {
      const { endedAt } = one.match
      return endedAt === undefined || endedAt < one.own ? [] : [{ ...one, endedAt }]
    })
    .reduce<{ own: number; endedAt: number } | null>(
      (last, one) => (last === null || one.endedAt > last.endedAt ? one : last),
      null,
    )
  const begun = timed.filter(({ progress }) => progress === 'live').map(({ own }) => own)
  const line = Math.max(left?.own ?? -Infinity, ...begun)
  const queue = timed
    .filter(({ own, progress }) => (progress === 'live' || progress === 'scheduled') && own >= line)
    .map(({ match, own, progress }) => ({ match, own, isLive: progress === 'live' }))
    .sort((one, other) => one.own - other.own || Number(other.isLive) - Number(one.isLive))
  return { freeAt: left && left.endedAt + CHANGEOVER, queue }
}

/** @param wait milliseconds until a match begins */
export const queueWord = (wait: number): QueueWord | null =>
  wait <= GO ? 'go-now' : wait <= SOON ? 'soon' : null

import { progressOf } from '../tournament/live-center.ts'
import { type Match, startOf } from '../tournament/match.ts'

/** `soon`: it is time to come near the field. `go-now`: it is time to be there. */
export type QueueWord = 'soon' | 'go-now'

export interface QueuePlace {
  readonly word: QueueWord | null
  /** The expected start if reports show that the field runs late: epoch milliseconds, later than planned. */
  readonly expectedAt: number | null
}

const MINUTE = 60_000
/** How far ahead a queue says anything: a start farther away may still be on time, as the field can catch up. */
export const QUEUE_MS = 60 * MINUTE
const SOON = 45 * MINUTE
const GO = 15 * MINUTE
/** The time for one team to leave the field and the next one to come. */
const CHANGEOVER = 2 * MINUTE
/** A field that is less late than this is on time. */
const LATE = 5 * MINUTE
/** This long after the last reported match should have ended, nobody knows how late the field is. */
const SILENCE = 30 * MINUTE

const AHEAD: QueuePlace = { word: null, expectedAt: null }

/**
 * Returns the queue of a field, by match id. Expected starts follow from reports alone: from the end of the last match and
 * the start of the match that is on. An expected start is never before its planned time. A field that is on time, or that
 * nobody has reported from for long, has no expected starts.
 *
 * @param matches of the field
 * @param minutesOf how long a match takes there
 * @param now the cup's time in epoch milliseconds
 */
export function fieldQueue(
  matches: readonly Match[],
  minutesOf: (match: Match) => number,
  now: number,
): ReadonlyMap<string, QueuePlace> {
  const places = new Map<string, QueuePlace>()
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
    places.set(match.id, placeOf(own, start, now))
    free = free === null || now - (start + length) > SILENCE ? null : start + length
  }
  return places
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

const FIVE_MINUTES = 5 * MINUTE

function placeOf(own: number, start: number, now: number): QueuePlace {
  if (own - now > QUEUE_MS || now - start > SILENCE) return AHEAD
  const isLate = start - own >= LATE && start > now
  const expectedAt = isLate ? Math.max(own, about(start, now)) : null
  return { word: queueWord((expectedAt ?? own) - now), expectedAt }
}

/** @param wait milliseconds until a match begins */
export const queueWord = (wait: number): QueueWord | null =>
  wait <= GO ? 'go-now' : wait <= SOON ? 'soon' : null

/** Rounds a start to five minutes, as it is only expected: rather too early than too late, but not into the past. */
function about(start: number, now: number): number {
  const earlier = Math.floor(start / FIVE_MINUTES) * FIVE_MINUTES
  return earlier > now ? earlier : Math.ceil(start / FIVE_MINUTES) * FIVE_MINUTES
}

/** Returns a match's place in the queue. The place says nothing before the cup's time is known. */
export function placeInQueue(
  match: Match,
  onField: readonly Match[],
  minutesOf: (match: Match) => number,
  now: number | null,
): QueuePlace {
  const own = startOf(match)
  if (now === null || own === null || own - now > QUEUE_MS || match.fieldId === null) return AHEAD
  return fieldQueue(onField, minutesOf, now).get(match.id) ?? AHEAD
}

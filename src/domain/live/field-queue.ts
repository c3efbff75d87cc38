import { progressOf } from '../tournament/live-center.ts'
import { type Match, startOf } from '../tournament/match.ts'

/** `soon`: it is time to come near. `go-now`: it is time to be there. */
export type QueueWord = 'soon' | 'go-now'

export interface QueuePlace {
  readonly word: QueueWord | null
  /** About when it starts, where the field runs late by what was reported there; epoch milliseconds, later than planned. */
  readonly expectedAt: number | null
}

const MINUTE = 60_000
/** How far ahead anything is said of a queue: until then a field may catch up. */
export const QUEUE_MS = 60 * MINUTE
const SOON = 45 * MINUTE
const GO = 15 * MINUTE
/** One team leaves the field, the next one comes. */
const CHANGEOVER = 2 * MINUTE
/** A field that is less behind than this is on time. */
const LATE = 5 * MINUTE
/** This long after what was reported would have an end, nobody knows how the field stands. */
const SILENCE = 30 * MINUTE

const AHEAD: QueuePlace = { word: null, expectedAt: null }

/**
 * The queue of a field, by the id of the match. What is expected follows from reports alone: from when the last match ended
 * and when the one that is played began. A start is never expected before its planned time, and a field that is on time, or of
 * which nothing was heard for long, expects none.
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
  /** When the field is free for the next match; null where no report tells. */
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

/** As planned, where the plan gives a match less than it takes. */
const lengthOf = (takes: number, planned: number): number => Math.min(takes + CHANGEOVER, planned)

interface Queued {
  readonly match: Match
  readonly own: number
  readonly isLive: boolean
}

/** When the field was left last, and who plays or waits there in the order of the plan: what others have followed is over. */
function reportedOn(matches: readonly Match[]): {
  readonly freeAt: number | null
  readonly queue: readonly Queued[]
} {
  const timed = matches.flatMap((match) => {
    const own = startOf(match)
    return own === null ? [] : [{ match, own, progress: progressOf(match) }]
  })
  // A walkover may be known hours before: nobody left the field then.
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

/** As exact as what is expected can be: rather too early than too late, but not in the past. */
function about(start: number, now: number): number {
  const earlier = Math.floor(start / FIVE_MINUTES) * FIVE_MINUTES
  return earlier > now ? earlier : Math.ceil(start / FIVE_MINUTES) * FIVE_MINUTES
}

/** Where one match stands; nothing is said before the cup's time is known. */
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

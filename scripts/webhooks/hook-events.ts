import type { WireFeed, WireFeedMatch } from '../../src/contract/feed.ts'

/** What a hook is told. Its form and signature are those of Standard Webhooks (https://www.standardwebhooks.com). */
export interface HookEvent {
  /** The same in every attempt. */
  readonly id: string
  readonly type: 'match.result' | 'match.moved' | 'site.released'
  /** When it was noticed: ISO 8601, UTC. */
  readonly timestamp: string
  /** The match as the feed has it, or the revision that the pages show. */
  readonly data: object
}

/** What is known of a match: its result as text, null without one, and how often it was moved. */
export interface SeenMatch {
  readonly result: string | null
  readonly moves: number
}

export interface Seen {
  readonly epoch: string
  readonly revision: number
  /** The cup's time when the feed was read first, epoch milliseconds. */
  readonly since: number
  readonly matches: Readonly<Record<string, SeenMatch>>
}

/** Returns what is known after a first look at the feed: nothing that was before is told. */
export const firstSeen = (feed: WireFeed, cupNow: number): Seen => ({
  epoch: feed.epoch,
  revision: feed.revision,
  since: cupNow,
  matches: Object.fromEntries(feed.matches.map((match) => [match.id, seenOf(match)])),
})

/**
 * Returns the results and moves that a feed holds and that were not known, in the order of their revisions. A result that is
 * corrected or taken back is one. Goals of a match that goes on are none.
 */
export function matchEvents(seen: Seen, feed: WireFeed, at: Date): { events: HookEvent[]; seen: Seen } {
  const timestamp = at.toISOString()
  const matches = { ...seen.matches }
  const events: HookEvent[] = []
  for (const match of feed.matches.toSorted((one, other) => one.revision - other.revision)) {
    const before = seen.matches[match.id] ?? unseen(match, seen.since)
    const now = seenOf(match)
    const event = (type: HookEvent['type']) =>
      events.push({
        id: `${feed.epoch}.${match.revision}.${match.id}.${type}`,
        type,
        timestamp,
        data: { match },
      })
    if (now.moves > before.moves) event('match.moved')
    if (now.result !== before.result) event('match.result')
    matches[match.id] = now
  }
  return { events, seen: { ...seen, epoch: feed.epoch, revision: feed.revision, matches } }
}

/** A match that the feed had not: it has changed since, and only moves that were announced since are new. */
const unseen = ({ moves = [] }: WireFeedMatch, since: number): SeenMatch => ({
  result: null,
  moves: (moves ?? []).filter(({ toldAt }) => Date.parse(toldAt) <= since).length,
})

const seenOf = (match: WireFeedMatch): SeenMatch => ({
  result: resultOf(match),
  moves: match.moves?.length ?? 0,
})

/** What makes a result another one. */
const RESULT_FIELDS = [
  'homeScore',
  'awayScore',
  'homePenaltyScore',
  'awayPenaltyScore',
  'winner',
  'decision',
  'status',
  'isWalkover',
  'bothLose',
] as const

function resultOf(match: WireFeedMatch): string | null {
  if (!match.isFinished && !match.status) return null
  return JSON.stringify(RESULT_FIELDS.map((field) => match[field]))
}

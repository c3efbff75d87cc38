import type { WireFeed } from '../../contract/feed.ts'
import type { Feed, FeedPhase } from '../../domain/live/feed.ts'
import type { Untrusted } from '../results/documents.ts'
import { record } from '../results/json.ts'
import { parseClock } from '../results/parse-clock.ts'
import { parseChange } from '../results/parse-lone-match.ts'
import { isRevision } from '../results/parse-values.ts'

const PHASES: ReadonlySet<unknown> = new Set<FeedPhase>(['before', 'under-way', 'over'])
/** Our own feeds are far smaller. A larger feed is nonsense that nobody should wait for. */
const MOST_MATCHES = 20_000
const LONGEST_EPOCH = 100

/**
 * Returns the feed in a parsed JSON text; null for anything else. Leaves out a match without an id or a revision. Accepts
 * unknown fields. Replaces every invalid value with its documented stand-in.
 *
 * @param servedAt when the service made the response, epoch milliseconds; null if the response does not say
 */
export function parseFeed(value: unknown, servedAt: number | null): Feed | null {
  const wire = record<Untrusted<WireFeed>>(value)
  if (!wire || typeof wire.epoch !== 'string' || wire.epoch === '' || wire.epoch.length > LONGEST_EPOCH)
    return null
  const { epoch, revision, since, phase, live, featured, matches } = wire
  if (!isRevision(revision) || !isRevision(since) || !PHASES.has(phase)) return null
  if (!Array.isArray(matches) || matches.length > MOST_MATCHES) return null
  return {
    epoch,
    revision,
    since,
    phase: phase as FeedPhase,
    live: isRevision(live) ? live : null,
    featured: parseIds(featured),
    clock: parseClock(wire.clock),
    changes: matches.flatMap((match) => parseChange(match) ?? []),
    servedAt,
  }
}

function parseIds(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length > MOST_MATCHES) return null
  return value.filter((id) => typeof id === 'string')
}

import type { WireFeed, WireFeedMatch } from '../../contract/feed.ts'
import type { ClockMap, Feed, FeedPhase, MatchChange } from '../../domain/live/feed.ts'
import type { Untrusted } from '../results/documents.ts'
import { type MatchContext, parseMatch } from '../results/parse-match.ts'
import { record, reference } from '../results/parse-values.ts'
import { startPlace } from '../results/problems.ts'

const PHASES: ReadonlySet<unknown> = new Set<FeedPhase>(['before', 'under-way', 'over'])
/** A feed of ours is far below; more is nonsense that nobody should wait for. */
const MOST_MATCHES = 20_000
const LONGEST_EPOCH = 100

const isRevision = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/**
 * The feed in a parsed JSON text; null for anything else. A match without an id or a revision is left out, everything
 * unknown beside what is known is accepted, and every value that is none becomes its documented stand-in.
 *
 * @param servedAt when the service gave the answer, epoch milliseconds; null where it does not say
 */
export function parseFeed(value: unknown, servedAt: number | null): Feed | null {
  const wire = record<Untrusted<WireFeed>>(value)
  if (!wire || typeof wire.epoch !== 'string' || wire.epoch === '' || wire.epoch.length > LONGEST_EPOCH)
    return null
  const { epoch, revision, since, phase, matches } = wire
  if (!isRevision(revision) || !isRevision(since) || !PHASES.has(phase)) return null
  if (!Array.isArray(matches) || matches.length > MOST_MATCHES) return null
  return {
    epoch,
    revision,
    since,
    phase: phase as FeedPhase,
    clock: parseClock(wire.clock),
    changes: matches.flatMap((match) => parseChange(match) ?? []),
    servedAt,
  }
}

/** A match as the feed tells it, with the revision of its last change; null for anything else. */
export function parseChange(value: unknown): MatchChange | null {
  const wire = record<Untrusted<WireFeedMatch>>(value)
  if (!wire || !isRevision(wire.revision)) return null
  const match = parseMatch(wire, contextOf(wire), startPlace('feed'))
  return match && { match, revision: wire.revision }
}

/** The feed names its teams itself, and says nothing of what else there is: references are taken as they come. */
function contextOf(wire: Untrusted<WireFeedMatch>): MatchContext {
  const names = new Map([
    [reference(wire.homeTeamId), wire.homeTeamName],
    [reference(wire.awayTeamId), wire.awayTeamName],
  ])
  const nameOf = (id: string) => {
    const name = names.get(id)
    return typeof name === 'string' && name.trim() !== '' ? name : undefined
  }
  return {
    categoryId: '',
    divisionId: reference(wire.divisionId) ?? '',
    resultsHidden: false,
    teams: { get: nameOf },
    fields: { has: () => true, find: () => null, size: 0 },
    streams: { has: () => true },
  }
}

function parseClock(value: unknown): ClockMap | null {
  const wire = record<Untrusted<ClockMap>>(value)
  const { real, cup, speed } = wire ?? {}
  const isTime = (number: unknown): number is number => typeof number === 'number' && Number.isFinite(number)
  return isTime(real) && isTime(cup) && isTime(speed) && speed >= 0 ? { real, cup, speed } : null
}

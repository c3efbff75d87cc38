import type { ClockMap, Feed, FeedPhase, MatchChange } from './feed.ts'

/** What a page knows of an edition beyond the data it was built from. */
export interface FeedMemory {
  readonly epoch: string
  /** The revision the page was built from. Changes up to it are part of the page, and `changes` does not hold them. */
  readonly built: number
  /** Every change up to this revision is known: it is built into the page, or in `changes`. */
  readonly known: number
  /** By match id. */
  readonly changes: ReadonlyMap<string, MatchChange>
  /** The newest response, for everything that is not part of a match; null before the first response. */
  readonly newest: {
    readonly revision: number
    readonly servedAt: number
    readonly phase: FeedPhase
    readonly live: number | null
    readonly featured: readonly string[] | null
    readonly clock: ClockMap | null
  } | null
}

/**
 * @param revision of the edition that the page was built from, or at which the content of the page last changed:
 *   `{epoch}.{number}`; any other text counts as no revision
 * @param published the revision of the edition up to which its pages are up to date
 */
export function startMemory(revision: string, published = revision): FeedMemory {
  const { epoch, number } = partsOf(revision)
  const upTo = partsOf(published)
  const known = upTo.epoch === epoch ? Math.max(number, upTo.number) : number
  return { epoch, built: number, known, changes: new Map(), newest: null }
}

/** Splits `{epoch}.{number}`. Numbers count from the start of an epoch; a restored service begins another epoch. */
export function partsOf(revision: string): { readonly epoch: string; readonly number: number } {
  const dot = revision.lastIndexOf('.')
  const number = Number(revision.slice(dot + 1))
  const isKnown = dot > 0 && Number.isSafeInteger(number) && number >= 0
  return isKnown ? { epoch: revision.slice(0, dot), number } : { epoch: '', number: 0 }
}

/** Returns the revision with another number in the same epoch. */
export const withNumber = (revision: string, number: number): string => `${partsOf(revision).epoch}.${number}`

/** Extends the memory of a page if another part of it was built earlier: the changes since then are missing as well. */
export function extendBackTo(memory: FeedMemory, revision: string, published?: string): FeedMemory {
  const { epoch, built, known } = startMemory(revision, published)
  if (epoch > memory.epoch) return memory
  const isSame = epoch === memory.epoch
  if (isSame && known >= memory.known && built >= memory.built) return memory
  return {
    ...memory,
    built: isSame ? Math.min(built, memory.built) : 0,
    known: isSame ? Math.min(known, memory.known) : 0,
  }
}

/**
 * Takes over one response. Responses may come in any order, from any cache, before and after a restart of the service. An
 * older one never overwrites a newer one, because every match is compared by its own (epoch, revision).
 *
 * @returns the given memory itself if the response holds nothing new
 */
export function remember(memory: FeedMemory, feed: Feed): FeedMemory {
  if (feed.epoch < memory.epoch) return memory
  // A response of another database counts revisions anew: nothing but the response itself is known of it.
  const base: FeedMemory =
    feed.epoch === memory.epoch
      ? memory
      : { epoch: feed.epoch, built: 0, known: 0, changes: new Map(), newest: null }
  const changes = mergeChanges(base, feed)
  const known = feed.since <= base.known ? Math.max(base.known, feed.revision) : base.known
  const newest = newestOf(base.newest, feed)
  if (base === memory && changes === base.changes && known === base.known && newest === base.newest)
    return memory
  return { ...base, known, changes, newest }
}

/** Returns the revision to ask from if a response left a gap; null if nothing is missing. */
export const gapAfter = ({ known, newest }: FeedMemory): number | null =>
  newest !== null && newest.revision > known ? known : null

function mergeChanges(base: FeedMemory, feed: Feed): FeedMemory['changes'] {
  const newer = feed.changes.filter(({ match, revision }) => {
    const known = base.changes.get(match.id)
    return revision > (known ? known.revision : base.built)
  })
  if (newer.length === 0) return base.changes
  const changes = new Map(base.changes)
  for (const change of newer)
    if (change.revision > (changes.get(change.match.id)?.revision ?? base.built))
      changes.set(change.match.id, change)
  return changes
}

function newestOf(known: FeedMemory['newest'], feed: Feed): FeedMemory['newest'] {
  const servedAt = feed.servedAt ?? 0
  if (known && feed.revision < known.revision) return known
  if (known && feed.revision === known.revision && servedAt <= known.servedAt) return known
  const { revision, phase, live, featured, clock } = feed
  return { revision, servedAt, phase, live, featured, clock }
}

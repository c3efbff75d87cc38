import type { ClockMap, Feed, FeedPhase, MatchChange } from './feed.ts'

/** What a page knows of an edition beyond what it was built from. */
export interface FeedMemory {
  readonly epoch: string
  /** What the page was built from: changes up to this revision are in it, or in none. */
  readonly built: number
  /** Everything up to this revision is known: built, or in `changes`. */
  readonly held: number
  /** By match id. */
  readonly changes: ReadonlyMap<string, MatchChange>
  /** The newest answer, for what is not a match's; null before the first. */
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
 * @param revision of the edition that the page was built from, or at which what it shows changed last: `{epoch}.{number}`;
 *   anything else counts as none
 * @param published up to which revision of the edition its pages are what they should be
 */
export function startMemory(revision: string, published = revision): FeedMemory {
  const { epoch, number } = partsOf(revision)
  const upTo = partsOf(published)
  const held = upTo.epoch === epoch ? Math.max(number, upTo.number) : number
  return { epoch, built: number, held, changes: new Map(), newest: null }
}

/** `{epoch}.{number}`; an epoch is the state that numbers count from: a service that was restored begins another one. */
export function partsOf(revision: string): { readonly epoch: string; readonly number: number } {
  const dot = revision.lastIndexOf('.')
  const number = Number(revision.slice(dot + 1))
  const isKnown = dot > 0 && Number.isSafeInteger(number) && number >= 0
  return isKnown ? { epoch: revision.slice(0, dot), number } : { epoch: '', number: 0 }
}

/** Another number in the epoch of a revision. */
export const withNumber = (revision: string, number: number): string => `${partsOf(revision).epoch}.${number}`

/** The memory of a page of which another part was built earlier: what happened since then is missing as well. */
export function reachBack(memory: FeedMemory, revision: string, published?: string): FeedMemory {
  const { epoch, built, held } = startMemory(revision, published)
  if (epoch > memory.epoch) return memory
  const isSame = epoch === memory.epoch
  if (isSame && held >= memory.held && built >= memory.built) return memory
  return {
    ...memory,
    built: isSame ? Math.min(built, memory.built) : 0,
    held: isSame ? Math.min(held, memory.held) : 0,
  }
}

/**
 * Takes over one answer. Answers may come in any order, from any cache, before and after a restart of the service: an
 * older one never overwrites what a newer one said, because every match is compared by its own (epoch, revision).
 *
 * @returns the memory given where the answer says nothing new
 */
export function remember(memory: FeedMemory, feed: Feed): FeedMemory {
  if (feed.epoch < memory.epoch) return memory
  // Of another database, which counts anew: nothing is known of it but what it says itself.
  const base: FeedMemory =
    feed.epoch === memory.epoch
      ? memory
      : { epoch: feed.epoch, built: 0, held: 0, changes: new Map(), newest: null }
  const changes = mergeChanges(base, feed)
  const held = feed.since <= base.held ? Math.max(base.held, feed.revision) : base.held
  const newest = newestOf(base.newest, feed)
  if (base === memory && changes === base.changes && held === base.held && newest === base.newest)
    return memory
  return { ...base, held, changes, newest }
}

/** The revision to ask from, where an answer was seen that leaves a gap; null where nothing is missing. */
export const gapAfter = ({ held, newest }: FeedMemory): number | null =>
  newest !== null && newest.revision > held ? held : null

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

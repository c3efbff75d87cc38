import { atom, type ReadableAtom } from 'nanostores'
import { fetchFeed } from '../data/browser/feed.ts'
import { fetchPublished } from '../data/browser/published.ts'
import type { Answer, Fault } from '../data/browser/request.ts'
import type { Feed, FeedPhase, MatchChange } from '../domain/live/feed.ts'
import { type FeedMemory, gapAfter, reachBack, remember, startMemory } from '../domain/live/feed-memory.ts'
import type { Freshness } from '../domain/live/freshness.ts'
import type { Outcome } from '../domain/live/pace.ts'
import type { EditionIds, FollowedEdition } from '../domain/tournament/edition-ids.ts'
import { yearOfUnaskable } from './app.ts'
import { cupNow, setCupClock } from './cup-clock.ts'
import { $livePaused, recallLivePause } from './live-pause.ts'
import { createPoller } from './live-poller.ts'
import { joinTabs } from './live-tabs.ts'

export interface LiveState {
  readonly freshness: Freshness
  /** Of the last answer, cup time in epoch milliseconds; null before the first. */
  readonly updatedAt: number | null
  /** Null before the first answer. */
  readonly phase: FeedPhase | null
  /** How many matches of the edition are live; null where that is not known. */
  readonly playing: number | null
  /** Why the last request failed; null after a success. */
  readonly fault: Fault | null
  /** How many requests in a row failed. */
  readonly failures: number
  /** Since when no answer comes, cup time in epoch milliseconds; null while answers come, and where nobody knows. */
  readonly lostAt: number | null
}

/** What a page knows before it has asked: what its markup was made with. */
export const LIVE_AT_START: LiveState = {
  freshness: 'waiting',
  updatedAt: null,
  phase: null,
  playing: null,
  fault: null,
  failures: 0,
  lostAt: null,
}
const $state = atom<LiveState>(LIVE_AT_START)
const $changes = atom<ReadonlyMap<string, MatchChange>>(new Map())
const $featured = atom<readonly string[] | null>(null)

export const $live: ReadableAtom<LiveState> = $state
/** By match id: the matches that changed since the page was built, as they are now. Put on top by `withChange`. */
export const $liveMatches: ReadableAtom<ReadonlyMap<string, MatchChange>> = $changes
/** Ids of the featured matches as they are now; null where they are those that the page was built with. */
export const $liveFeatured: ReadableAtom<readonly string[] | null> = $featured

let memory: FeedMemory | null = null
/** False where somebody reports, who needs what is even where the visitor wants pages to stand still. */
const $pausable = atom(true)
/** By the stopwatch, whoever asked; null before the first answer. */
let answeredAt: number | null = null
const stopwatch = Date.now

/**
 * Keeps the page up to date from now on: starts the one poller of the page, which asks only while the page is looked at,
 * online and not paused. Called again, by however many islands, it reaches back to the oldest state that one of them was
 * built from. Where there is no feed it does nothing.
 *
 * A page asks for itself what happened since it was built. From then on the tab that leads asks for all.
 *
 * @param pausable whether the page stands still where the visitor wants pages to; whoever reports needs what is
 */
export function followFeed(edition: FollowedEdition, pausable = true): void {
  if (yearOfUnaskable() !== null) return
  if (!pausable) $pausable.set(false)
  if (memory) {
    memory = reachBack(memory, edition.revision, edition.published)
    return
  }
  memory = startMemory(edition.revision, edition.published)
  let leads = false
  const poller = createPoller({ ask, stopwatch })
  const tabs = joinTabs<Answer<Feed>>({
    name: `live ${edition.cupId} ${edition.tournamentId}`,
    lead() {
      leads = true
      settle()
    },
    hear(answer) {
      take(answer)
      settle()
    },
  })

  async function ask(): Promise<Outcome> {
    const since = missing()
    const answer = await fetchFeed({ ...edition, since })
    take(answer)
    tabs.tell(answer)
    if (!leads) settle()
    const { phase, failures } = $state.get()
    return {
      phase,
      failures,
      retryAfter: answer.ok ? null : answer.retryAfter,
      // Asked once for what is missing: a service that leaves it out again is not asked faster for that.
      behind: since === null && missing() !== null,
    }
  }
  function settle() {
    if (isIdle()) {
      poller.stop()
      tabs.resign()
      leads = false
    } else {
      tabs.campaign()
      const isMissing = missing() !== null
      if (leads || isMissing) poller.start(isMissing && $state.get().failures === 0 ? null : answeredAt)
      else poller.stop()
    }
    show({})
  }

  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, settle)
  document.addEventListener('visibilitychange', settle)
  // A page that holds a lock is not kept for going back to.
  addEventListener('pagehide', () => {
    poller.stop()
    tabs.resign()
    leads = false
  })
  recallLivePause()
  $livePaused.subscribe(settle)
  $pausable.listen(settle)
}

/**
 * As `followFeed`, for a page that tells only when what it shows changed last: that nothing else did since is known from
 * the revision up to which its edition is published.
 */
export async function followPublished(
  edition: FollowedEdition,
  year: number,
  pausable?: boolean,
): Promise<void> {
  const published = await fetchPublished(year)
  followFeed(published.ok ? { ...edition, published: published.value } : edition, pausable)
}

/**
 * For a page of which nothing is built that changes, but what its header tells: it asks for nothing that happened before it
 * was opened.
 *
 * @returns false where it is not known what happened before: then nothing is followed
 */
export async function followFromNow(ids: EditionIds, year: number, pausable?: boolean): Promise<boolean> {
  const published = await fetchPublished(year)
  if (published.ok) followFeed({ ...ids, revision: published.value }, pausable)
  return published.ok
}

/** The revision to ask from; null where everything up to the last answer is known. */
function missing(): number | null {
  if (!memory) return null
  return memory.newest === null ? memory.held : gapAfter(memory)
}

const isPaused = () => $pausable.get() && $livePaused.get()
const isIdle = () => document.visibilityState === 'hidden' || !navigator.onLine || isPaused()

function take(answer: Answer<Feed>): void {
  answeredAt = stopwatch()
  if (!answer.ok) show({ fault: answer.fault, failures: $state.get().failures + 1 })
  else if (memory) learn(memory, answer.value)
}

function learn(known: FeedMemory, feed: Feed): void {
  memory = remember(known, feed)
  if (feed.servedAt !== null && memory.newest?.servedAt === feed.servedAt)
    setCupClock(feed.servedAt, memory.newest.clock)
  $featured.set(memory.newest?.featured ?? null)
  if ($changes.get() !== memory.changes) $changes.set(memory.changes)
  const { phase = null, live: playing = null } = memory.newest ?? {}
  show({ fault: null, failures: 0, phase, playing, updatedAt: cupNow() })
}

function show(news: Partial<LiveState>): void {
  const now = { ...$state.get(), ...news }
  const freshness = freshnessOf(now)
  const isLost = freshness === 'offline' || freshness === 'away'
  $state.set({ ...now, freshness, lostAt: isLost ? (now.lostAt ?? cupNow()) : null })
}

function freshnessOf({ failures, updatedAt, phase }: LiveState): Freshness {
  if (isPaused()) return 'paused'
  if (!navigator.onLine) return 'offline'
  if (failures > 0) return 'away'
  return updatedAt === null && phase === null ? 'waiting' : 'fresh'
}

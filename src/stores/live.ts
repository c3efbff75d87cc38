import { atom, computed, type ReadableAtom } from 'nanostores'
import { fetchFeed } from '../data/browser/feed.ts'
import { fetchPublished } from '../data/browser/published.ts'
import type { Fault, ServiceResponse } from '../data/browser/request.ts'
import type { Feed, FeedPhase, MatchChange } from '../domain/live/feed.ts'
import { extendBackTo, type FeedMemory, gapAfter, remember, startMemory } from '../domain/live/feed-memory.ts'
import type { Freshness } from '../domain/live/freshness.ts'
import type { Outcome } from '../domain/live/pace.ts'
import type { EditionIds, FollowedEdition } from '../domain/tournament/edition-ids.ts'
import { yearOfStaticSite } from './app.ts'
import { $cupMinute, cupNow, setCupClock } from './cup-clock.ts'
import { $livePaused, recallLivePause } from './live-pause.ts'
import { createPoller } from './live-poller.ts'
import { joinTabs } from './live-tabs.ts'

export interface LiveState {
  readonly freshness: Freshness
  /** As of when the page is: when the last answer came whose changes it can show, in cup time, epoch milliseconds; null before the first. */
  readonly updatedAt: number | null
  /** null before the first answer. */
  readonly phase: FeedPhase | null
  /** The number of live matches in the edition; null if it is not known. */
  readonly playing: number | null
  /** Why the last request failed; null after a success. */
  readonly fault: Fault | null
  /** How many requests in a row failed. */
  readonly failures: number
  /** Since when answers have failed, in cup time, epoch milliseconds; null while answers come, or if the time is unknown. */
  readonly lostAt: number | null
}

/** The state before the first request, which the built markup assumes. */
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
/** By match id: the matches that changed since the page was built, in their current state. Applied by `withChange`. */
export const $liveMatches: ReadableAtom<ReadonlyMap<string, MatchChange>> = $changes
/** Ids of the current featured matches; null if they are the ones the page was built with. */
export const $liveFeatured: ReadableAtom<readonly string[] | null> = $featured

/**
 * The minute of the cup's clock, for what is told of a match from it; null while the page may not know what was reported: the
 * match may have gone on.
 */
export const $reportedMinute: ReadableAtom<number | null> = computed(
  [$state, $cupMinute],
  ({ freshness }, now) => (freshness === 'fresh' ? now : null),
)

/** When the published edition is over although results are awaited, epoch milliseconds. */
const $closesAt = atom<number | null>(null)
/** Whether that moment has come: pages that still await results are out of date. */
export const $isPublishedOver: ReadableAtom<boolean> = computed(
  [$closesAt, $cupMinute],
  (end, now) => end !== null && now !== null && now >= end,
)

let memory: FeedMemory | null = null
/** Cup time of the last answer that was read, epoch milliseconds; null before the first. */
let heardAt: number | null = null
/** What the page cannot load although the feed tells of changes; as of when it is therefore, in cup time. */
const behind = new Set<{ readonly asOf: number | null }>()
/** False on a page that reports: it needs the current state even if the visitor has paused live updates. */
const $pausable = atom(true)
/** The time of the last answer by the stopwatch, in whichever tab it arrived; null before the first. */
let answeredAt: number | null = null
const stopwatch = Date.now

/**
 * Keeps the page up to date from now on: starts the page's single poller, which runs only while the page is visible, online
 * and not paused. Further calls, from any number of islands, reach back to the oldest state that one of them was built
 * from. Does nothing if there is no feed.
 *
 * A page itself requests the changes since its build. From then on the leading tab polls for all tabs.
 *
 * @param pausable whether the page obeys the visitor's pause; false for a page that reports, which needs the current state
 */
export function followFeed(edition: FollowedEdition, pausable = true): void {
  if (yearOfStaticSite() !== null) return
  if (!pausable) $pausable.set(false)
  if (memory) {
    memory = extendBackTo(memory, edition.revision, edition.published)
    return
  }
  memory = startMemory(edition.revision, edition.published)
  let leads = false
  const poller = createPoller({ ask, stopwatch })
  const tabs = joinTabs<ServiceResponse<Feed>>({
    name: `live ${edition.cupId} ${edition.tournamentId}`,
    lead() {
      leads = true
      settle()
    },
    onMessage(response) {
      take(response)
      settle()
    },
  })

  async function ask(): Promise<Outcome> {
    const since = missing()
    const response = await fetchFeed({ ...edition, since })
    take(response)
    tabs.tell(response)
    if (!leads) settle()
    const { phase, failures } = $state.get()
    return {
      phase,
      failures,
      retryAfter: response.ok ? null : response.retryAfter,
      // True once per gap: a service that leaves the missing part out again is not polled faster.
      behind: since === null && missing() !== null,
    }
  }
  function settle() {
    if (isIdle()) {
      poller.stop()
      tabs.giveUpLead()
      leads = false
    } else {
      tabs.requestLead()
      const isMissing = missing() !== null
      if (leads || isMissing) poller.start(isMissing && $state.get().failures === 0 ? null : answeredAt)
      else poller.stop()
    }
    show({})
  }

  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, settle)
  document.addEventListener('visibilitychange', settle)
  // Browsers keep no page that holds a lock in the back/forward cache.
  addEventListener('pagehide', () => {
    poller.stop()
    tabs.giveUpLead()
    leads = false
  })
  recallLivePause()
  $livePaused.subscribe(settle)
  $pausable.listen(settle)
}

/**
 * Like `followFeed`, for a page that knows only when its own content last changed. The revision up to which its edition is
 * published shows that nothing else has changed since.
 */
export async function followPublished(
  edition: FollowedEdition,
  year: number,
  pausable?: boolean,
): Promise<void> {
  const published = await fetchPublished(year)
  if (published.ok) $closesAt.set(published.value.closesAt ?? null)
  followFeed(published.ok ? { ...edition, published: published.value.revision } : edition, pausable)
}

/**
 * For a page on which only the header changes: it requests nothing that happened before it was opened.
 *
 * @returns false if the published revision is unknown: then nothing is followed
 */
export async function followFromNow(ids: EditionIds, year: number, pausable?: boolean): Promise<boolean> {
  const published = await fetchPublished(year)
  if (published.ok) followFeed({ ...ids, revision: published.value.revision }, pausable)
  return published.ok
}

/**
 * Tells that the page cannot show the changes of the feed since a time, because something does not load. Until the returned
 * function is called, the page says that it is as of that time.
 *
 * @param asOf cup time in epoch milliseconds; null if the page is as it was built
 */
export function markOutdated(asOf: number | null): () => void {
  const stay = { asOf }
  behind.add(stay)
  show({})
  return () => {
    behind.delete(stay)
    show({})
  }
}

/** The revision to ask from; null where everything up to the last answer is known. */
function missing(): number | null {
  if (!memory) return null
  return memory.newest === null ? memory.known : gapAfter(memory)
}

const isPaused = () => $pausable.get() && $livePaused.get()
const isIdle = () => document.visibilityState === 'hidden' || !navigator.onLine || isPaused()

function take(response: ServiceResponse<Feed>): void {
  answeredAt = stopwatch()
  if (!response.ok) show({ fault: response.fault, failures: $state.get().failures + 1 })
  else if (memory) learn(memory, response.value)
}

function learn(known: FeedMemory, feed: Feed): void {
  memory = remember(known, feed)
  if (feed.servedAt !== null && memory.newest?.servedAt === feed.servedAt)
    setCupClock(feed.servedAt, memory.newest.clock)
  $featured.set(memory.newest?.featured ?? null)
  if ($changes.get() !== memory.changes) $changes.set(memory.changes)
  const { phase = null, live: playing = null } = memory.newest ?? {}
  heardAt = cupNow()
  show({ fault: null, failures: 0, phase, playing })
}

function show(news: Partial<Pick<LiveState, 'fault' | 'failures' | 'phase' | 'playing'>>): void {
  const [oldest] = behind
  const now = { ...$state.get(), ...news, updatedAt: oldest ? oldest.asOf : heardAt }
  const freshness = freshnessOf(now)
  const isLost = freshness === 'offline' || freshness === 'away'
  $state.set({ ...now, freshness, lostAt: isLost ? (now.lostAt ?? cupNow()) : null })
}

function freshnessOf({ failures, updatedAt, phase }: LiveState): Freshness {
  if (isPaused()) return 'paused'
  if (!navigator.onLine) return 'offline'
  if (failures > 0 || behind.size > 0) return 'away'
  return updatedAt === null && phase === null ? 'waiting' : 'fresh'
}

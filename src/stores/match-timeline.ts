import { atom, type ReadableAtom } from 'nanostores'
import { fetchMatchEvents } from '../data/browser/match-events.ts'
import type { MatchEvent } from '../domain/live/match-timeline.ts'
import type { MatchIds } from '../domain/tournament/edition-ids.ts'
import { $liveMatches } from './live.ts'

export type TimelineState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly matchId: string; readonly events: readonly MatchEvent[] }

const $state = atom<TimelineState>({ kind: 'loading' })
/** The timeline of the one match that a page is about. */
export const $timeline: ReadableAtom<TimelineState> = $state

/** A cache in between may return an answer from before the change; then the page retries this often. */
const MORE_TRIES = 3
const TRY_AGAIN = 4000

let followed: { readonly stop: () => void; followers: number } | null = null

/**
 * Loads the timeline of a match, and again whenever the feed reports a change to this match: one request at a time, shared
 * by all followers. The timeline shown stays if a later request fails.
 *
 * @returns a function that stops following
 */
export function followTimeline(match: MatchIds): () => void {
  followed ??= { stop: keepLoading(match), followers: 0 }
  followed.followers += 1
  return () => {
    if (!followed) return
    followed.followers -= 1
    if (followed.followers > 0) return
    followed.stop()
    followed = null
  }
}

function keepLoading(match: MatchIds): () => void {
  let isLoading = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let loaded = -1
  const revision = () => $liveMatches.get().get(match.matchId)?.revision ?? 0
  const load = async () => {
    if (isLoading || loaded === revision()) return
    isLoading = true
    clearTimeout(timer)
    const wanted = revision()
    const response = await fetchMatchEvents(match)
    isLoading = false
    loaded = wanted
    if (response.ok) $state.set({ kind: 'ready', matchId: match.matchId, events: response.value.events })
    else if ($state.get().kind === 'loading') $state.set({ kind: 'failed' })
    if (response.ok && response.value.revision < wanted && tries < MORE_TRIES) {
      tries += 1
      loaded = -1
      timer = setTimeout(() => void load(), TRY_AGAIN)
      return
    }
    tries = 0
    void load()
  }
  void load()
  const stop = $liveMatches.listen(() => void load())
  return () => {
    stop()
    clearTimeout(timer)
  }
}

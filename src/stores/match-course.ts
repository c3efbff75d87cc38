import { atom, type ReadableAtom } from 'nanostores'
import { fetchMatchEvents } from '../data/browser/match-events.ts'
import { type CoursePart, courseOf } from '../domain/live/course.ts'
import { $liveMatches } from './live.ts'

export type CourseState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly parts: readonly CoursePart[] }

const $state = atom<CourseState>({ kind: 'loading' })
/** The course of the one match that a page is about. */
export const $course: ReadableAtom<CourseState> = $state

interface Asked {
  readonly cupId: string
  readonly tournamentId: string
  readonly matchId: string
}

/**
 * Loads the course of a match, and again whenever the feed says that this match changed: one request at a time. What is
 * shown stays where a later request fails.
 *
 * @returns stops following
 */
export function followCourse(match: Asked): () => void {
  let isLoading = false
  let loaded = -1
  const revision = () => $liveMatches.get().get(match.matchId)?.revision ?? 0
  const load = async () => {
    if (isLoading || loaded === revision()) return
    isLoading = true
    const asked = revision()
    const answer = await fetchMatchEvents(match)
    isLoading = false
    loaded = asked
    if (answer.ok) $state.set({ kind: 'ready', parts: courseOf(answer.events) })
    else if ($state.get().kind === 'loading') $state.set({ kind: 'failed' })
    void load()
  }
  void load()
  return $liveMatches.listen(() => void load())
}

import { atom, computed, type ReadableAtom } from 'nanostores'
import type { MatchChange } from '../domain/live/feed.ts'
import { withChange } from '../domain/live/match-change.ts'
import { oncePer } from '../domain/once-per.ts'
import { matchFinder } from '../domain/schedule/find-matches.ts'
import { type MatchFilter, NO_FILTER } from '../domain/schedule/match-filter.ts'
import type { Schedule } from '../domain/schedule/schedule.ts'
import type { Match } from '../domain/tournament/match.ts'
import { $liveMatches } from './live.ts'
import { $schedule } from './schedule.ts'

const $filter = atom<MatchFilter>(NO_FILTER)

/** What the visitor wants to see. */
export const $matchFilter: ReadableAtom<MatchFilter> = $filter

export const filterMatches = (filter: MatchFilter): void => $filter.set(filter)

const NONE: readonly Match[] = []

/** Every match of the schedule as it now is, in the order of the edition; a match that has not changed is the same object. */
export const $matchesNow: ReadableAtom<readonly Match[]> = computed(
  [$schedule, $liveMatches],
  (state, changes) => (state.kind === 'ready' ? matchesNow(state.schedule, changes) : NONE),
)

/** Those that the visitor wants to see. */
export const $matchesFound: ReadableAtom<readonly Match[]> = computed(
  [$schedule, $matchesNow, $filter],
  (state, matches, filter) => {
    if (state.kind !== 'ready' || filter === NO_FILTER) return matches
    return finderOf(state.schedule)(matches, filter)
  },
)

const changed = new WeakMap<MatchChange, Match>()

/** A row is drawn again where its match is another object, so that of a change is made once. */
function matchesNow({ matches }: Schedule, changes: ReadonlyMap<string, MatchChange>): readonly Match[] {
  return [...matches.values()].map((built) => {
    const change = changes.get(built.id)
    if (!change) return built
    const known = changed.get(change)
    if (known) return known
    const match = withChange(built, change)
    changed.set(change, match)
    return match
  })
}

const finderOf = oncePer(matchFinder)

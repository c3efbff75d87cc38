import { atom, computed, type ReadableAtom } from 'nanostores'
import { withChanges } from '../domain/live/match-change.ts'
import { memoized } from '../domain/memoized.ts'
import { withoutReport } from '../domain/publication/edition-end.ts'
import { matchFinder } from '../domain/schedule/find-matches.ts'
import { type MatchFilter, NO_FILTER } from '../domain/schedule/match-filter.ts'
import type { Match } from '../domain/tournament/match.ts'
import { $liveMatches } from './live.ts'
import { $schedule } from './schedule.ts'
import { $isScheduleOver } from './schedule-over.ts'

const $filter = atom<MatchFilter>(NO_FILTER)

/** The visitor's filter. */
export const $matchFilter: ReadableAtom<MatchFilter> = $filter

export const filterMatches = (filter: MatchFilter): void => $filter.set(filter)

const NONE: readonly Match[] = []

const unreported = memoized(withoutReport)

/** Every match of the schedule in its current state, in the edition's order. An unchanged match stays the same object. */
export const $matchesNow: ReadableAtom<readonly Match[]> = computed(
  [$schedule, $liveMatches, $isScheduleOver],
  (state, changes, isOver) => {
    const matches = state.kind === 'ready' ? withChanges([...state.schedule.matches.values()], changes) : NONE
    return isOver ? matches.map(unreported) : matches
  },
)

/** The matches that pass the visitor's filter. */
export const $matchesFound: ReadableAtom<readonly Match[]> = computed(
  [$schedule, $matchesNow, $filter],
  (state, matches, filter) => {
    if (state.kind !== 'ready' || filter === NO_FILTER) return matches
    return finderOf(state.schedule)(matches, filter)
  },
)

const finderOf = memoized(matchFinder)

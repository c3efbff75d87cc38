import { computed, type ReadableAtom } from 'nanostores'
import { memoized } from '../domain/memoized.ts'
import { closesAt } from '../domain/publication/edition-end.ts'
import type { Schedule } from '../domain/schedule/schedule.ts'
import { $cupMinute } from './cup-clock.ts'
import { $schedule } from './schedule.ts'

/** Whether the edition of the schedule is over by itself, though results are awaited (see `closesAt`). */
export const $isScheduleOver: ReadableAtom<boolean> = computed([$schedule, $cupMinute], (state, now) => {
  const end = state.kind === 'ready' ? endOf(state.schedule) : null
  return now !== null && end !== null && now >= end
})

const endOf = memoized(({ matches }: Schedule) => closesAt(matches.values()))

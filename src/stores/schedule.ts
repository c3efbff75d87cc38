import { atom, type ReadableAtom } from 'nanostores'
import type { Fault } from '../data/browser/request.ts'
import { fetchSchedule } from '../data/browser/schedule.ts'
import type { Schedule } from '../domain/schedule/schedule.ts'

export type ScheduleState =
  /** No schedule has been requested. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly year: number }
  | { readonly kind: 'failed'; readonly year: number; readonly fault: Fault }
  | { readonly kind: 'ready'; readonly year: number; readonly schedule: Schedule }

const $now = atom<ScheduleState>({ kind: 'none' })

/** The schedule of the year requested last, as it was built; live values are in `stores/live.ts`. */
export const $schedule: ReadableAtom<ScheduleState> = $now

let wanted: number | null = null
let loading: Promise<void> | null = null

/**
 * Loads the schedule of a year once for all callers, and keeps it in memory. A call after a failure retries.
 */
export async function openSchedule(year: number): Promise<void> {
  wanted = year
  const now = $now.get()
  if (now.kind === 'ready' && now.year === year) return
  loading ??= load(year).finally(() => {
    loading = null
  })
  await loading
}

async function load(year: number): Promise<void> {
  $now.set({ kind: 'loading', year })
  const response = await fetchSchedule(year)
  if (wanted !== null && wanted !== year) return load(wanted)
  $now.set(
    response.ok
      ? { kind: 'ready', year, schedule: response.value }
      : { kind: 'failed', year, fault: response.fault },
  )
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, type ServiceResponse } from '../../../src/data/browser/request.ts'
import type { Schedule } from '../../../src/domain/schedule/schedule.ts'
import { scheduleOf } from '../domain/schedule/live-center-schedule.ts'

/** The requests that wait for an answer, by year. */
let asked: { readonly year: number; readonly answer: (answer: ServiceResponse<Schedule>) => void }[]

beforeEach(() => {
  vi.resetModules()
  asked = []
  vi.doMock('../../../src/data/browser/schedule.ts', () => ({
    fetchSchedule: (year: number) =>
      new Promise((resolve) => {
        asked.push({ year, answer: resolve })
      }),
  }))
})
afterEach(() => vi.doUnmock('../../../src/data/browser/schedule.ts'))

const load = () => import('../../../src/stores/schedule.ts')
const found: ServiceResponse<Schedule> = { ok: true, value: scheduleOf([]) }
const failed = failure('unreachable')

test('a schedule is asked for once, whoever needs it, and stays', async () => {
  const { $schedule, openSchedule } = await load()
  const both = [openSchedule(2026), openSchedule(2026)]
  expect($schedule.get()).toEqual({ kind: 'loading', year: 2026 })
  asked[0]?.answer(found)
  await Promise.all(both)
  await openSchedule(2026)
  expect(asked).toHaveLength(1)
  expect($schedule.get()).toMatchObject({ kind: 'ready', year: 2026 })
})

test('a failure is told, and the next call asks again', async () => {
  const { $schedule, openSchedule } = await load()
  const first = openSchedule(2026)
  asked[0]?.answer(failed)
  await first
  expect($schedule.get()).toEqual({ kind: 'failed', year: 2026, fault: 'unreachable' })
  const second = openSchedule(2026)
  expect($schedule.get()).toEqual({ kind: 'loading', year: 2026 })
  asked[1]?.answer(found)
  await second
  expect($schedule.get()).toMatchObject({ kind: 'ready' })
})

test('the year that was asked for last is shown, whatever comes for an earlier one', async () => {
  const { $schedule, openSchedule } = await load()
  const both = [openSchedule(2025), openSchedule(2026)]
  asked[0]?.answer(found)
  await vi.waitFor(() => expect(asked.map(({ year }) => year)).toEqual([2025, 2026]))
  expect($schedule.get()).toEqual({ kind: 'loading', year: 2026 })
  asked[1]?.answer(found)
  await Promise.all(both)
  expect($schedule.get()).toMatchObject({ kind: 'ready', year: 2026 })
})

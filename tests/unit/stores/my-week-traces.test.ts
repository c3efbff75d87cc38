import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropWorkers } from '../../../src/stores/my-week-traces.ts'

const names = new Set<string>()
let registered: { scope: string; installing: null; unregister: () => Promise<void> }[] = []

const newWorker = () => ({
  scope: 'https://cup.example/',
  installing: null,
  unregister: async () => {
    registered = []
  },
})

beforeEach(() => {
  vi.useFakeTimers()
  names.clear()
  registered = [newWorker()]
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => registered } })
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what an unregistered worker caches late goes as well, and foreign caches stay', async () => {
  names.add('my-week-1').add('other')
  await dropWorkers()
  expect([...names]).toEqual(['other'])
  for (const late of [500, 3_000, 4_000]) {
    await vi.advanceTimersByTimeAsync(late)
    names.add('my-week-1')
  }
  await vi.advanceTimersByTimeAsync(2_000)
  expect([...names]).toEqual(['other'])
})

test('the caches of a worker that was turned on again stay', async () => {
  await dropWorkers()
  await vi.advanceTimersByTimeAsync(500)
  registered = [newWorker()]
  names.add('my-week-1')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([...names]).toEqual(['my-week-1'])
})

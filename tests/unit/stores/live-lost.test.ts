import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeBrowser, json, startBrowser, text } from './account/fake-browser.ts'

const EDITION = { cupId: 'cup', tournamentId: 't26', revision: 'e.42' }
const FEED = { epoch: 'e', revision: 42, since: 42, phase: 'under-way', live: 7, clock: null, matches: [] }
const START = Date.parse('2026-07-09T14:00:00+02:00')
const MINUTE = 60_000

let browser: FakeBrowser
let isAway: boolean

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  vi.resetModules()
  browser = startBrowser()
  isAway = false
  vi.stubGlobal('fetch', async () =>
    isAway ? text('', 503) : json(FEED, 200, { date: new Date().toUTCString() }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function follow(pausable = true) {
  const { $live, followFeed } = await import('../../../src/stores/live.ts')
  followFeed(EDITION, pausable)
  await vi.advanceTimersByTimeAsync(2_000)
  return () => $live.get()
}

/** Whole minutes since the start. */
const minuteOf = (at: number | null) => (at === null ? null : Math.floor((at - START) / MINUTE))

test('a page knows since when it has no network, however long that lasts, and forgets it afterwards', async () => {
  const state = await follow()
  expect(state()).toMatchObject({ freshness: 'fresh', lostAt: null })
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  browser.isOnline = false
  browser.dispatch('offline')
  expect(state().freshness).toBe('offline')
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  browser.dispatch('offline')
  expect(minuteOf(state().lostAt)).toBe(3)
  browser.isOnline = true
  browser.dispatch('online')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(state()).toMatchObject({ freshness: 'fresh', lostAt: null })
})

test('and since when the service does not answer, whatever else is tried meanwhile', async () => {
  const state = await follow()
  isAway = true
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  const lost = state().lostAt
  expect(state().freshness).toBe('away')
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  expect(state().failures).toBeGreaterThan(2)
  expect(state().lostAt).toBe(lost)
})

test('a screen goes on where the visitor lets pages stand still', async () => {
  browser.storage.setItem('live-paused', '1')
  expect((await follow())().freshness).toBe('paused')
  vi.resetModules()
  expect((await follow(false))().freshness).toBe('fresh')
})

test('nothing is told of a match from the clock while nobody knows what was reported', async () => {
  const { $live, $reportedMinute, followFeed } = await import('../../../src/stores/live.ts')
  const { pauseLive } = await import('../../../src/stores/live-pause.ts')
  const said: (number | null)[] = []
  $reportedMinute.subscribe((now) => said.push(minuteOf(now)))
  followFeed(EDITION)
  await vi.advanceTimersByTimeAsync(MINUTE + 5_000)
  expect(said).toEqual([null, 0, 1])
  pauseLive(true)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect($live.get().freshness).toBe('paused')
  pauseLive(false)
  await vi.advanceTimersByTimeAsync(5_000)
  isAway = true
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect($live.get().freshness).toBe('away')
  expect(said.slice(3)).toEqual([null, 3, null])
})

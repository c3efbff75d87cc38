import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, refused, type ServiceResponse } from '../../../src/data/browser/request.ts'
import { type FakeBrowser, json, startBrowser } from './account/fake-browser.ts'

const EDITION = { cupId: 'cup', tournamentId: 't26', revision: 'e.42' }
const FEED = { epoch: 'e', revision: 42, since: 42, phase: 'under-way', live: 7, clock: null, matches: [] }
const START = Date.parse('2026-07-09T14:00:00+02:00')
const MINUTE = 60_000

let browser: FakeBrowser
/** The seconds since the start at which something was loaded. */
let loads: number[]
let answer: () => Promise<ServiceResponse<string>>
let events: EventTarget

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  vi.resetModules()
  browser = startBrowser()
  events = new EventTarget()
  Object.assign(document, {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('fetch', async () => json(FEED, 200, { date: new Date().toUTCString() }))
  loads = []
  answer = async () => failure('unreachable')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Follows the feed for a minute; then starts a load, and returns the state of the page and what was loaded. */
async function startLoad() {
  const { $live, followFeed } = await import('../../../src/stores/live.ts')
  const { loadForChanges } = await import('../../../src/stores/load-for-changes.ts')
  followFeed(EDITION)
  await vi.advanceTimersByTimeAsync(MINUTE)
  const began = Date.now()
  const loaded: string[] = []
  const load = () => {
    loads.push(Math.round((Date.now() - began) / 1000))
    return answer()
  }
  void loadForChanges(load).then((value) => loaded.push(value))
  await vi.advanceTimersByTimeAsync(0)
  return { state: () => $live.get(), loaded, asOf: $live.get().updatedAt ?? 0 }
}

test('a page that cannot load its changes says as of when it is, although the feed is answered, until it has them', async () => {
  const { state, loaded, asOf } = await startLoad()
  expect(state()).toMatchObject({ freshness: 'fresh' })
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(state()).toMatchObject({
    freshness: 'away',
    failures: 0,
    updatedAt: asOf,
    lostAt: expect.any(Number),
  })
  answer = async () => ({ ok: true, value: 'edition' })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(loaded).toEqual(['edition'])
  expect(state()).toMatchObject({ freshness: 'fresh', lostAt: null })
  expect(state().updatedAt).toBeGreaterThan(asOf + 4 * MINUTE)
})

test('one failure in a row says nothing: files change while a release is swapped in', async () => {
  const { state, loaded } = await startLoad()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(loads).toEqual([0])
  expect(state().freshness).toBe('fresh')
  answer = async () => ({ ok: true, value: 'edition' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(loaded).toEqual(['edition'])
})

test('what throws fails, and is tried ever more seldom', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  await startLoad()
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  expect(loads).toEqual([0, 2, 6, 14, 30, 62, 122])
})

test('the return of the network ends the wait', async () => {
  const { loaded } = await startLoad()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  const before = loads.length
  answer = async () => ({ ok: true, value: 'edition' })
  browser.dispatch('online')
  await vi.advanceTimersByTimeAsync(0)
  expect(loads.length).toBe(before + 1)
  expect(loaded).toEqual(['edition'])
})

test('a service that asks for a rest gets it, network or not', async () => {
  answer = async () => refused(503, '', 30_000)
  await startLoad()
  await vi.advanceTimersByTimeAsync(20_000)
  browser.dispatch('online')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(loads).toEqual([0])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(loads).toEqual([0, 33])
})

test('a hidden page loads nothing until it is seen', async () => {
  await startLoad()
  Object.assign(document, { visibilityState: 'hidden' })
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(loads).toEqual([0])
  Object.assign(document, { visibilityState: 'visible' })
  events.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual([0, 600])
})

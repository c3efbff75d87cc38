import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MATCH = { cupId: 'cup', tournamentId: 't26', matchId: 'm' }
let $liveMatches = atom<ReadonlyMap<string, { readonly revision: number }>>(new Map())
let asked: number
/** What the next request gets: the revision that the service knows of, or null for a failure. */
let answer: number | null

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  $liveMatches = atom(new Map())
  asked = 0
  answer = 0
  vi.doMock('../../../src/stores/live.ts', () => ({ $liveMatches }))
  vi.doMock('../../../src/data/browser/match-events.ts', () => ({
    fetchMatchEvents: async () => {
      asked += 1
      return answer === null
        ? { ok: false }
        : { ok: true, value: { revision: answer, events: [`event ${answer}`] } }
    },
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

const load = () => import('../../../src/stores/match-timeline.ts')
const change = (revision: number, id = 'm') => $liveMatches.set(new Map([[id, { revision }]]))
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a timeline is loaded once for all, and again when the match changes, and not when another one does', async () => {
  const { $timeline, followTimeline } = await load()
  expect($timeline.get()).toEqual({ kind: 'loading' })
  const stops = [followTimeline(MATCH), followTimeline(MATCH)]
  await settle()
  expect($timeline.get()).toEqual({ kind: 'ready', matchId: 'm', events: ['event 0'] })
  change(5, 'other')
  await settle()
  expect(asked).toBe(1)
  answer = 7
  change(7)
  await settle()
  expect($timeline.get()).toMatchObject({ events: ['event 7'] })
  expect(asked).toBe(2)
  stops[0]?.()
  answer = 8
  change(8)
  await settle()
  expect(asked).toBe(3)
  stops[1]?.()
  change(9)
  await settle()
  expect(asked).toBe(3)
})

test('an answer from before the change is asked for again, three times at most', async () => {
  const { $timeline, followTimeline } = await load()
  const stop = followTimeline(MATCH)
  await settle()
  change(3)
  await settle()
  expect(asked).toBe(2)
  answer = 3
  await vi.advanceTimersByTimeAsync(4000)
  expect([asked, $timeline.get()]).toMatchObject([3, { events: ['event 3'] }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(3)

  change(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(3 + 1 + 3)
  stop()
})

test('a failure is told before there is a timeline, and leaves the one that is shown', async () => {
  const { $timeline, followTimeline } = await load()
  answer = null
  const stop = followTimeline(MATCH)
  await settle()
  expect($timeline.get()).toEqual({ kind: 'failed' })
  answer = 1
  change(1)
  await settle()
  expect($timeline.get()).toMatchObject({ kind: 'ready' })
  answer = null
  change(2)
  await settle()
  expect($timeline.get()).toMatchObject({ kind: 'ready', events: ['event 1'] })
  stop()
})

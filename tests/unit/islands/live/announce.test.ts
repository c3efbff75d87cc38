import type { WritableAtom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MatchChange } from '../../../../src/domain/live/feed.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { announce } from '../../../../src/islands/live/announce.ts'
import * as store from '../../../../src/stores/live.ts'
import { english } from '../../../support/messages.ts'
import { live, team } from '../../domain/builders.ts'

vi.mock('../../../../src/stores/live.ts', async () => {
  const { atom } = await import('nanostores')
  return { $live: atom(), $liveMatches: atom() }
})
const $live = store.$live as WritableAtom<store.LiveState>
const $liveMatches = store.$liveMatches as WritableAtom<ReadonlyMap<string, MatchChange>>

const region = { textContent: '' }
const AT_START: store.LiveState = {
  freshness: 'waiting',
  updatedAt: null,
  phase: null,
  playing: null,
  fault: null,
  failures: 0,
  lostAt: null,
}
const FRESH: store.LiveState = { ...AT_START, freshness: 'fresh', phase: 'under-way' }
let stop: () => void

learnMessages('en', english)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  region.textContent = ''
  $live.set(FRESH)
  $liveMatches.set(new Map())
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(isOnPage: (match: Match) => boolean = () => true) {
  stop = announce(region as HTMLElement, isOnPage, 'en')
}
const goals = (id: string, home: number, away: number) =>
  live(team(`${id}1`), team(`${id}2`), { home, away }, { id })
function report(...matches: Match[]) {
  const changed = matches.map((match): [string, MatchChange] => [match.id, { match, revision: 1 }])
  $liveMatches.set(new Map([...$liveMatches.get(), ...changed]))
}
/** The code that words the news is loaded with the first one. */
const wait = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

test('a goal of a match on the page is told, and one of another match is not', async () => {
  start(({ id }) => id === 'a')
  report(goals('a', 1, 0), goals('b', 1, 0))
  await wait(0)
  expect(region.textContent).toMatch(/Team a1 – Team a2 1–0/)
  expect(region.textContent).not.toMatch(/Team b/)
})

test('within five seconds the region speaks once, of each match the last change, and of three at most', async () => {
  start()
  report(goals('a', 1, 0))
  await wait(0)
  const first = region.textContent
  report(goals('a', 2, 0), goals('b', 1, 0), goals('c', 1, 0), goals('d', 1, 0))
  report(goals('a', 3, 0))
  await wait(4_900)
  expect(region.textContent).toBe(first)
  await wait(200)
  expect(region.textContent?.match(/Team \w1 – Team \w2 \d–\d/g)).toEqual([
    'Team c1 – Team c2 1–0',
    'Team d1 – Team d2 1–0',
    'Team a1 – Team a2 3–0',
  ])
})

test('what happened before the page was opened is not news', async () => {
  $live.set(AT_START)
  start()
  report(goals('a', 5, 5))
  $live.set(FRESH)
  await wait(10_000)
  expect(region.textContent).toBe('')
  report(goals('a', 6, 5))
  await wait(10_000)
  expect(region.textContent).toMatch(/6–5/)
})

test('where results are hidden no score is told', async () => {
  document.documentElement.dataset.results = 'hidden'
  start()
  report(goals('a', 1, 0))
  await wait(10_000)
  expect(region.textContent).toBe('')
})

test('it is told when the scores stop and when they come again, and not that they begin', async () => {
  $live.set(AT_START)
  start()
  $live.set(FRESH)
  await wait(10_000)
  expect(region.textContent).toBe('')
  $live.set({ ...FRESH, freshness: 'offline' })
  await wait(10_000)
  const stopped = region.textContent
  expect(stopped).not.toBe('')
  $live.set(FRESH)
  await wait(10_000)
  expect(region.textContent).not.toBe(stopped)
  expect(region.textContent).not.toBe('')
})

test('nothing is told after the end', async () => {
  start()
  report(goals('a', 1, 0))
  stop()
  report(goals('a', 2, 0))
  await wait(10_000)
  expect(region.textContent).toBe('')
})

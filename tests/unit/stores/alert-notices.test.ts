import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { USUAL_ALERTS } from '../../../src/domain/alerts/alert-settings.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import { at, match, over, time } from '../domain/alerts/scene.ts'
import { scheduleOf } from '../domain/schedule/live-center-schedule.ts'
import { FakeStorage } from './account/fake-browser.ts'

const MINUTE = 60_000
const NOON = time('12:00')

let storage: FakeStorage
let visibility: string
let $cupMinute = atom<number | null>(null)
let $matchesNow = atom<readonly Match[]>([])
let $live = atom<{ updatedAt: number | null }>({ updatedAt: null })
let $alertsHere = atom({ settings: USUAL_ALERTS })

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  storage = new FakeStorage()
  visibility = 'visible'
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page of a follower of team `a`, at 12:00 of the cup, before the first answer of the feed. */
async function openPage(matches: readonly Match[]) {
  vi.resetModules()
  $cupMinute = atom<number | null>(null)
  $matchesNow = atom(matches)
  $live = atom<{ updatedAt: number | null }>({ updatedAt: null })
  $alertsHere = atom({ settings: USUAL_ALERTS })
  const followFeed = vi.fn()
  vi.doMock('../../../src/stores/cup-clock.ts', () => ({ $cupMinute }))
  vi.doMock('../../../src/stores/live-center.ts', () => ({ $matchesNow }))
  vi.doMock('../../../src/stores/live.ts', () => ({ $live, followFeed }))
  vi.doMock('../../../src/stores/alerts-here.ts', () => ({ $alertsHere }))
  vi.doMock('../../../src/stores/favourites.ts', () => ({ favouriteTeamsOf: () => atom([{ teamId: 'a' }]) }))
  vi.doMock('../../../src/stores/schedule.ts', () => ({
    $schedule: atom({ kind: 'ready', year: 2026, schedule: scheduleOf(matches) }),
    openSchedule: async () => undefined,
  }))
  const store = await import('../../../src/stores/alert-notices.ts')
  const stop = store.openAlertNotices(2026)
  return { ...store, stop, followFeed, shown: () => store.$alertNotices.get().map(({ news }) => news.kind) }
}

/** The feed answers: the cup's clock stands at an instant, and the matches are these. */
function answer(now: number, matches = $matchesNow.get()) {
  $cupMinute.set(now)
  $matchesNow.set(matches)
  $live.set({ updatedAt: now })
}

const played = match('m', { ...at('11:00'), ...over(14, 12) })

test('what is true when a page opens is no news, and what happens then is', async () => {
  const { shown, followFeed } = await openPage([match('m', at('11:00'))])
  expect(followFeed).toHaveBeenCalledWith({ cupId: 'cup', tournamentId: 't26', revision: 'epoch.7' })
  answer(NOON)
  expect(shown()).toEqual([])
  answer(NOON + MINUTE, [played])
  expect(shown()).toEqual(['result'])
})

test('nothing is told before the feed has answered, or while nobody looks', async () => {
  const { shown } = await openPage([match('m', at('11:00'))])
  $cupMinute.set(NOON)
  $matchesNow.set([played])
  expect(shown()).toEqual([])
  answer(NOON, [match('m', at('11:00'))])
  visibility = 'hidden'
  answer(NOON + MINUTE, [played])
  expect(shown()).toEqual([])
  visibility = 'visible'
  answer(NOON + 2 * MINUTE)
  expect(shown()).toEqual(['result'])
})

test('the next page knows what was told, for ten minutes', async () => {
  const first = await openPage([match('m', at('11:00'))])
  answer(NOON)
  first.stop()
  vi.setSystemTime(NOON + 9 * MINUTE)
  const second = await openPage([played])
  answer(NOON + 9 * MINUTE)
  expect(second.shown()).toEqual(['result'])
  second.stop()
  const third = await openPage([played])
  answer(NOON + 9 * MINUTE)
  expect(third.shown()).toEqual([])
  third.stop()
  vi.setSystemTime(NOON + 30 * MINUTE)
  const later = await openPage([match('m', { ...at('11:00'), ...over(15, 12) })])
  answer(NOON + 30 * MINUTE)
  expect(later.shown()).toEqual([])
})

test('of other teams, and of what was not asked for, nothing is told', async () => {
  const other = {
    home: { kind: 'team', teamId: 'x', name: 'X' },
    away: { kind: 'team', teamId: 'y', name: 'Y' },
  } as const
  const { shown } = await openPage([match('m', at('11:00')), match('o', { ...at('11:00'), ...other })])
  answer(NOON)
  $alertsHere.set({ settings: { ...USUAL_ALERTS, kinds: ['moved'] } })
  answer(NOON + MINUTE, [played, match('o', { ...at('11:00'), ...other, ...over(1, 0) })])
  expect(shown()).toEqual([])
})

test('three are shown at most, a dismissed one goes, and nothing comes after the end', async () => {
  const ids = ['1', '2', '3', '4']
  const { $alertNotices, dismissAlert, shown, stop } = await openPage(ids.map((id) => match(id, at('11:00'))))
  answer(NOON)
  answer(
    NOON + MINUTE,
    ids.map((id) => match(id, { ...at('11:00'), ...over(14, 12) })),
  )
  expect($alertNotices.get().map((alert) => alert.match.id)).toEqual(['2', '3', '4'])
  dismissAlert($alertNotices.get()[0]?.key ?? '')
  expect($alertNotices.get().map((alert) => alert.match.id)).toEqual(['3', '4'])
  stop()
  answer(NOON + 2 * MINUTE, [match('1', { ...at('11:00'), ...over(15, 12) })])
  expect(shown()).toHaveLength(2)
})

test('a blocked storage leaves the page its own memory', async () => {
  storage.isBlocked = true
  const { shown } = await openPage([match('m', at('11:00'))])
  answer(NOON)
  answer(NOON + MINUTE, [played])
  answer(NOON + 2 * MINUTE, [played])
  expect(shown()).toEqual(['result'])
})

import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MatchChange } from '../../../src/domain/live/feed.ts'
import { NO_FILTER } from '../../../src/domain/schedule/match-filter.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import type { ScheduleState } from '../../../src/stores/schedule.ts'
import { at, match, time } from '../domain/alerts/scene.ts'
import { scheduleOf } from '../domain/schedule/live-center-schedule.ts'

const DAY = 86_400_000
let $schedule = atom<ScheduleState>({ kind: 'none' })
let $liveMatches = atom<ReadonlyMap<string, MatchChange>>(new Map())
let $cupMinute = atom<number | null>(null)

beforeEach(() => {
  vi.resetModules()
  $schedule = atom<ScheduleState>({ kind: 'none' })
  $liveMatches = atom(new Map())
  $cupMinute = atom<number | null>(time('12:00'))
  vi.doMock('../../../src/stores/schedule.ts', () => ({ $schedule }))
  vi.doMock('../../../src/stores/live.ts', () => ({ $liveMatches }))
  vi.doMock('../../../src/stores/cup-clock.ts', () => ({ $cupMinute }))
})
afterEach(() => vi.resetModules())

const load = () => import('../../../src/stores/live-center.ts')
const open = (...matches: Match[]) =>
  $schedule.set({ kind: 'ready', year: 2026, schedule: scheduleOf(matches) })
const change = (to: Match) => $liveMatches.set(new Map([[to.id, { match: to, revision: 1 }]]))
const score = { home: 3, away: 4 }
const playing = match('1', { ...at('11:00'), ...{ kind: 'live' as const, score, halfTime: null } })

test('without a schedule there are no matches, and with it they are as the feed says', async () => {
  const { $matchesNow, $matchesFound } = await load()
  $matchesFound.subscribe(() => undefined)
  expect($matchesNow.get()).toEqual([])
  open(match('1', at('11:00')), match('2', at('12:00')))
  const [, second] = $matchesNow.get()
  change(playing)
  expect($matchesNow.get()).toMatchObject([
    { id: '1', kind: 'live', score: { home: 3, away: 4 } },
    { id: '2', kind: 'scheduled' },
  ])
  expect($matchesNow.get()[1], 'a match without a change is rendered no second time').toBe(second)
})

test('a filter follows the matches: one that begins passes the filter of those being played', async () => {
  const { $matchesFound, filterMatches } = await load()
  $matchesFound.subscribe(() => undefined)
  open(match('1', at('11:00')), match('2', at('12:00')))
  filterMatches({ ...NO_FILTER, state: 'live' })
  expect($matchesFound.get()).toEqual([])
  change(playing)
  expect($matchesFound.get().map(({ id }) => id)).toEqual(['1'])
  filterMatches(NO_FILTER)
  expect($matchesFound.get().map(({ id }) => id)).toEqual(['1', '2'])
})

test('five days after the last match, one that nobody reported is open no longer', async () => {
  const { $matchesNow } = await load()
  $matchesNow.subscribe(() => undefined)
  open(match('1', at('11:00')))
  change(playing)
  expect($matchesNow.get()[0]?.kind).toBe('live')
  $cupMinute.set(time('12:00') + 5 * DAY)
  expect($matchesNow.get()[0]?.kind).toBe('live')
  $cupMinute.set(time('12:00') + 6 * DAY)
  expect($matchesNow.get()[0]).toMatchObject({ kind: 'unreported' })
  expect($matchesNow.get()[0]).not.toHaveProperty('score')
})

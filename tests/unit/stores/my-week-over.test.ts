import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serializeEdition } from '../../../src/domain/schedule/serialize-edition.ts'
import { serializeSchedule } from '../../../src/domain/schedule/serialize-schedule.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { category, clubTeam, edition, group, scheduled, team } from '../domain/builders.ts'
import { json, startBrowser, text } from './account/fake-browser.ts'

const at = Date.parse('2026-07-11T14:00:00+02:00')
const matches = [scheduled(team('A'), team('B'), { id: 'm1', time: { kind: 'instant', at } })]
const teams = [clubTeam('A'), clubTeam('B')]
const index = indexEdition(
  edition({ categories: [category({ teams, divisions: [group({ teamIds: ['A', 'B'], matches })] })] }),
)
const FEED = { epoch: '1', revision: 1, since: 1, phase: 'under-way', live: 0, clock: null, matches: [] }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  startBrowser()
  vi.stubGlobal('fetch', async (input: string | URL) => {
    if (String(input).includes('schedule.json')) return json(serializeSchedule(index, 'cup'))
    if (String(input).includes('feed')) return json(FEED, 200, { date: new Date().toUTCString() })
    // An edition that fails to load would be asked for again after the test, when there is no browser.
    return String(input).includes('edition.json') ? json(serializeEdition(index)) : text('', 404)
  })
})
// The browser stays in place: what the week has begun to load may come after the test.
afterEach(() => {
  vi.useRealTimers()
})

async function weekAt(day: string) {
  vi.setSystemTime(Date.parse(day))
  const { openMyWeek, $myWeek, $weekNow } = await import('../../../src/stores/my-week.ts')
  const close = openMyWeek({ year: 2026, isUnderWay: true, isKept: false, shared: ['A'] }, 'en')
  await vi.advanceTimersByTimeAsync(3_000)
  const week = $myWeek.get()
  const now = $weekNow.get()
  close()
  if (week.kind !== 'ready') throw new Error(`My Week is ${week.kind}`)
  const kinds = [...(week.schedule?.matches.values() ?? [])].map(({ kind }) => kind)
  return { isOver: week.isOver, hasClock: now !== null, kinds }
}

test('while results are awaited, My Week has a clock and a match to come', async () => {
  expect(await weekAt('2026-07-11T12:00:00+02:00')).toEqual({
    isOver: false,
    hasClock: true,
    kinds: ['scheduled'],
  })
})

test('months after the last match nothing is next, though the page was built while the cup was played', async () => {
  expect(await weekAt('2026-11-02T12:00:00+01:00')).toEqual({
    isOver: true,
    hasClock: false,
    kinds: ['unreported'],
  })
})

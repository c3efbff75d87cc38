import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changesSinceVisit } from '../../../src/domain/changes/changes-since-visit.ts'
import { at, match, time } from '../domain/alerts/scene.ts'
import { FakeStorage } from './account/fake-browser.ts'

let storage: FakeStorage
beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the store as a newly opened page does. */
async function load() {
  vi.resetModules()
  return import('../../../src/stores/last-visit.ts')
}

const NOON = time('12:00')
const before = [match('m', at('13:00'))]
const moved = [match('m', at('14:00'))]

test('the next page tells what moved since, until it is read', async () => {
  const first = await load()
  first.noteVisit(2026, before, NOON)
  const second = await load()
  second.noteVisit(2026, moved, NOON + 1)
  expect(changesSinceVisit(second.$lastVisit.get(), moved)).toMatchObject([
    { match: { id: 'm' }, seenAt: NOON, time: { from: time('13:00'), to: time('14:00') } },
  ])
  second.noteVisit(2026, moved, NOON + 2, true)
  const third = await load()
  third.noteVisit(2026, moved, NOON + 3)
  expect(changesSinceVisit(third.$lastVisit.get(), moved)).toEqual([])
})

test('a visit to another year tells nothing of this one', async () => {
  const first = await load()
  first.noteVisit(2025, before, NOON)
  const second = await load()
  second.noteVisit(2026, moved, NOON + 1)
  expect(changesSinceVisit(second.$lastVisit.get(), moved)).toEqual([])
})

test('what another tab has read since is read here', async () => {
  const [here, there] = [await load(), await load()]
  here.noteVisit(2026, before, NOON)
  there.noteVisit(2026, moved, NOON + 1, true)
  here.noteVisit(2026, moved, NOON + 2)
  expect(changesSinceVisit(here.$lastVisit.get(), moved)).toEqual([])
})

test.each([
  ['blocked', () => (storage.isBlocked = true)],
  ['full', () => (storage.isFull = true)],
])('a storage that is %s leaves the page its own memory', async (_, spoil) => {
  spoil()
  const { noteVisit, $lastVisit } = await load()
  noteVisit(2026, before, NOON)
  noteVisit(2026, moved, NOON + 1)
  expect(changesSinceVisit($lastVisit.get(), moved)).toHaveLength(1)
})

test('an unreadable memory is none', async () => {
  storage.items.set('looked', '{"year":')
  const { noteVisit, $lastVisit } = await load()
  noteVisit(2026, before, NOON)
  expect($lastVisit.get().get('m')?.seenAt).toBe(NOON)
})

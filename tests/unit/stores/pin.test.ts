import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from './account/fake-browser.ts'

const PIN = { year: 2026, matchId: 'm1' }
let storage: FakeStorage
let classes: Set<string>

beforeEach(() => {
  storage = new FakeStorage()
  classes = new Set(['has-pin'])
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', {
    documentElement: {
      classList: {
        contains: (name: string) => classes.has(name),
        remove: (name: string) => classes.delete(name),
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the store as a newly opened page does. */
async function load() {
  vi.resetModules()
  return import('../../../src/stores/pin.ts')
}

test('a match that was put away stays away on later pages, and another one does not', async () => {
  const first = await load()
  expect(first.hasPinRoom()).toBe(true)
  first.putPinAway(PIN)
  expect(first.hasPinRoom()).toBe(false)
  const later = await load()
  expect(later.$pinPutAway.get()).toBeNull()
  later.recallPin()
  expect(later.$pinPutAway.get()).toBe(later.pinKey(PIN))
  expect(later.$pinPutAway.get()).not.toBe(later.pinKey({ ...PIN, year: 2025 }))
})

test('the room for its line is kept for the next page by the address of the match, and this page does not move', async () => {
  const { keepPinRoom, forgetPinRoom, hasPinRoom } = await load()
  keepPinRoom(PIN)
  expect([...storage.items.values()]).toEqual(['/2026/matches/m1/'])
  forgetPinRoom()
  expect([...storage.items.values()]).toEqual([])
  expect(hasPinRoom()).toBe(true)
})

test('a blocked storage keeps nothing, and the match is put away on this page', async () => {
  storage.isBlocked = true
  const { recallPin, keepPinRoom, forgetPinRoom, putPinAway, $pinPutAway, pinKey } = await load()
  recallPin()
  keepPinRoom(PIN)
  forgetPinRoom()
  putPinAway(PIN)
  recallPin()
  expect($pinPutAway.get()).toBe(pinKey(PIN))
})

test('what is put away on this page counts more than what a full storage holds', async () => {
  const { recallPin, putPinAway, $pinPutAway, pinKey } = await load()
  putPinAway({ ...PIN, matchId: 'other' })
  storage.isFull = true
  putPinAway(PIN)
  recallPin()
  expect($pinPutAway.get()).toBe(pinKey(PIN))
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedWeek } from '../../../src/domain/my-week/saved-week.ts'

/** A browser's storage that can be blocked or full. */
class FakeStorage {
  readonly items = new Map<string, string>()
  isBlocked = false
  isFull = false
  getItem(key: string) {
    if (this.isBlocked) throw new DOMException('denied', 'SecurityError')
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.isBlocked || this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem(key: string) {
    if (this.isBlocked) throw new DOMException('denied', 'SecurityError')
    this.items.delete(key)
  }
}

const week: SavedWeek = {
  year: 2026,
  owner: '17',
  favourites: {
    teams: [],
    fields: [{ id: 2, fieldId: 'h7', year: 2026, name: 'Heden 7', arenaId: 'heden' }],
  },
  schedule: {
    year: 2026,
    revision: 'epoch.7',
    cupId: 'cup',
    tournamentId: 't26',
    categories: new Map(),
    teams: new Map(),
    divisions: new Map(),
    arenas: new Map(),
    fields: new Map(),
    streams: new Map(),
    matches: new Map(),
    nations: new Map(),
  },
  savedAt: 1_783_000_000_000,
  clock: null,
}

let storage: FakeStorage
beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the store as a newly opened page does. */
async function load() {
  vi.resetModules()
  return import('../../../src/stores/my-week-saved.ts')
}

test('what was seen is there on the next page, for the same person and year', async () => {
  const { saveWeek } = await load()
  saveWeek(week)
  for (const [year, owner, isThere] of [
    [2026, '17', true],
    [2026, '18', false],
    [2025, '17', false],
  ] as const) {
    const { $savedWeek, recallWeek } = await load()
    recallWeek(year, owner)
    expect($savedWeek.get()?.savedAt, `${year} ${owner}`).toBe(isThere ? week.savedAt : undefined)
  }
})

test('a storage that is full or blocked leaves the page its memory', async () => {
  for (const fault of ['isFull', 'isBlocked'] as const) {
    storage[fault] = true
    const { $savedWeek, recallWeek, saveWeek } = await load()
    recallWeek(2026, '17')
    expect($savedWeek.get()).toBeNull()
    saveWeek(week)
    recallWeek(2026, '17')
    expect($savedWeek.get()).toBe(week)
    storage[fault] = false
  }
})

test('nonsense in the storage is nothing', async () => {
  for (const text of ['', '{', '[]', '"x"', '{"format":1}', 'null']) {
    storage.items.set('my-week', text)
    const { $savedWeek, recallWeek } = await load()
    recallWeek(2026, '17')
    expect($savedWeek.get()).toBeNull()
  }
})

test('what is forgotten is gone from the browser, the choice about it too', async () => {
  const { saveWeek, forgetSavedWeek, $savedWeek } = await load()
  saveWeek(week)
  forgetSavedWeek()
  expect([$savedWeek.get(), storage.items.size]).toEqual([null, 0])
  saveWeek(week)
  storage.items.set('my-week-offline', 'off')
  const { forgetMyWeek } = await import('../../../src/stores/my-week-traces.ts')
  await forgetMyWeek()
  expect(storage.items.size).toBe(0)
})

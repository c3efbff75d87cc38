import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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

const KEY = 'recent-searches'
let storage: FakeStorage
let listeners: EventTarget
beforeEach(() => {
  storage = new FakeStorage()
  listeners = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners))
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the store as a newly opened page does. */
const load = () => import('../../../src/stores/search-recent.ts')

test('what is looked for is kept for the next page, latest first and once', async () => {
  const { rememberSearch, $recentSearches } = await load()
  for (const text of ['heden', ' B14 ', 'heden', '   ', 'x'.repeat(101)]) rememberSearch(text)
  expect($recentSearches.get()).toEqual(['heden', 'B14'])
  vi.resetModules()
  const next = await load()
  expect(next.$recentSearches.get()).toEqual([])
  next.recallSearches()
  expect(next.$recentSearches.get()).toEqual(['heden', 'B14'])
})

test('no more than eight are kept', async () => {
  const { rememberSearch, $recentSearches } = await load()
  for (let number = 1; number <= 12; number += 1) rememberSearch(`Heden ${number}`)
  expect($recentSearches.get()).toHaveLength(8)
  expect($recentSearches.get()[0]).toBe('Heden 12')
})

test('the list can be cleared for good', async () => {
  const { rememberSearch, forgetSearches, recallSearches, $recentSearches } = await load()
  rememberSearch('heden')
  forgetSearches()
  expect(storage.items.size).toBe(0)
  recallSearches()
  expect($recentSearches.get()).toEqual([])
})

test.each(['isBlocked', 'isFull'] as const)('where storage %s the page itself remembers', async (state) => {
  storage[state] = true
  const { rememberSearch, forgetSearches, recallSearches, $recentSearches } = await load()
  recallSearches()
  rememberSearch('heden')
  expect($recentSearches.get()).toEqual(['heden'])
  forgetSearches()
  expect($recentSearches.get()).toEqual([])
})

test('where there is no storage at all the page itself remembers', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { rememberSearch, recallSearches, $recentSearches } = await load()
  recallSearches()
  rememberSearch('heden')
  expect($recentSearches.get()).toEqual(['heden'])
})

test.each([
  ['{"not": "a list"}', []],
  ['[1, null, "heden", {"a": 1}, ""]', ['heden']],
  ['not json at all', []],
  ['null', []],
])('of a corrupt storage (%s) what is sound is taken', async (kept, expected) => {
  storage.items.set(KEY, kept)
  const { recallSearches, $recentSearches } = await load()
  recallSearches()
  expect($recentSearches.get()).toEqual(expected)
})

test('what another tab keeps or clears shows here, until the page stops following', async () => {
  const { recallSearches, $recentSearches } = await load()
  const stop = recallSearches()
  const elsewhere = (texts: string[]) => {
    storage.items.set(KEY, JSON.stringify(texts))
    listeners.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
  }
  elsewhere(['B14'])
  expect($recentSearches.get()).toEqual(['B14'])
  stop()
  elsewhere(['G16'])
  expect($recentSearches.get()).toEqual(['B14'])
})

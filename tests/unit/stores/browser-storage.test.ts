import { beforeEach, expect, test } from 'vitest'
import { storageWithFallback } from '../../../src/stores/browser-storage.ts'
import { FakeStorage } from './account/fake-browser.ts'

let storage: FakeStorage
let store: ReturnType<typeof storageWithFallback>
beforeEach(() => {
  storage = new FakeStorage()
  store = storageWithFallback(() => storage as unknown as Storage)
})

test('values are in the browser, for the next page', () => {
  store.engine.key = 'value'
  expect([store.engine.key, 'key' in store.engine, store.isKept('key')]).toEqual(['value', true, true])
  expect(storage.items.get('key')).toBe('value')
  delete store.engine.key
  expect([store.engine.key, 'key' in store.engine, store.isKept('key')]).toEqual([undefined, false, false])
})

test.each([
  ['full', () => (storage.isFull = true)],
  ['blocked', () => (storage.isBlocked = true)],
])('a storage that is %s leaves a value to this page, which knows that it ends with it', (_, spoil) => {
  storage.items.set('key', 'old')
  spoil()
  store.engine.key = 'new'
  expect([store.engine.key, store.isKept('key')]).toEqual(['new', false])
})

test('a value is in the browser again once there is room', () => {
  storage.isFull = true
  store.engine.key = 'first'
  storage.isFull = false
  store.engine.key = 'second'
  expect([storage.items.get('key'), store.isKept('key')]).toEqual(['second', true])
})

test('a value that could not be removed is gone for this page', () => {
  storage.items.set('key', 'old')
  storage.isBlocked = true
  delete store.engine.key
  storage.isBlocked = false
  expect([store.engine.key, 'key' in store.engine]).toEqual([undefined, false])
})

test('what another tab writes counts more than what is in the memory of this one', () => {
  for (const changed of ['key', null]) {
    storage.isFull = true
    store.engine.key = 'here'
    storage.isFull = false
    storage.items.set('key', 'there')
    expect(store.engine.key).toBe('here')
    store.forget(changed)
    expect(store.engine.key).toBe('there')
  }
})

test('a storage that cannot even be reached is an empty one', () => {
  const { engine, isKept } = storageWithFallback(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([engine.key, isKept('key')]).toEqual([undefined, false])
  engine.key = 'value'
  expect(engine.key).toBe('value')
})

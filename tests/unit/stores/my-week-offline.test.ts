import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'https://cup.example.org'
let items: Map<string, string>
let shells: Set<string>
let registered: string[]
let worker: { active: object | null; installing: object | null }
/** The worker that is still being installed when its registration ends. */
let brought: (EventTarget & { state: string }) | null
/** Runs while the browser registers a worker. */
let meanwhile: () => void

beforeEach(() => {
  items = new Map([['user-token', '1|abc']])
  shells = new Set()
  registered = []
  worker = { active: null, installing: {} }
  brought = null
  meanwhile = () => {}
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('caches', {
    keys: async () => [...shells],
    delete: async (name: string) => shells.delete(name),
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: async () =>
        registered.at(-1) === 'ended'
          ? []
          : [{ scope: `${ORIGIN}/`, installing: brought, unregister: async () => registered.push('ended') }],
      register: async (address: string) => {
        registered.push(address)
        meanwhile()
        return worker
      },
    },
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('../../../src/stores/my-week-offline.ts')

test('a worker is registered once where it is new, and where it has what it brought', async () => {
  const { chooseOffline, $offline } = await load()
  await chooseOffline(true)
  worker = { active: {}, installing: null }
  shells.add(`my-week-precache-v2-${ORIGIN}/`)
  await chooseOffline(true)
  expect(registered).toEqual(['/sw.js', '/sw.js'])
  expect($offline.get()).toBe('on')
})

test('turned off and on again on one page, the worker that lived on brings its pages again', async () => {
  const { chooseOffline, $offline } = await load()
  shells.add(`my-week-precache-v2-${ORIGIN}/`)
  await chooseOffline(false)
  expect(shells.size).toBe(0)
  worker = { active: {}, installing: null }
  await chooseOffline(true)
  expect(registered).toEqual(['ended', '/sw.js', '/sw.js?again'])
  expect($offline.get()).toBe('on')
})

test('turned off while the browser was registering it, it stays off', async () => {
  const { keepWorker, $offline } = await load()
  meanwhile = () => items.set('my-week-offline', 'off')
  await keepWorker()
  expect($offline.get()).toBe('off')
  expect(registered).toEqual(['/sw.js', 'ended'])
})

test('somebody who signs out while the browser registers it leaves no worker', async () => {
  const { keepWorker, $offline } = await load()
  const { dropToken } = await import('../../../src/stores/user-token.ts')
  meanwhile = dropToken
  await keepWorker()
  expect($offline.get()).toBe('off')
  expect(registered).toEqual(['/sw.js', 'ended'])
})

test('what a worker brings while it is ended goes, too', async () => {
  const { chooseOffline } = await load()
  brought = Object.assign(new EventTarget(), { state: 'installing' })
  await chooseOffline(false)
  expect(registered).toEqual(['ended'])
  shells.add(`my-week-precache-v2-${ORIGIN}/`)
  brought.state = 'redundant'
  brought.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect([...shells]).toEqual([]), { timeout: 5000 })
})

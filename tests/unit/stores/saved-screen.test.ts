import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SCOPE = '/2026/screen/'
const saveScreen = vi.fn(async (..._: unknown[]) => undefined)
const dropScreens = vi.fn(async () => true)
const register = vi.fn(async (..._: unknown[]) => ({}))
const unregister = vi.fn(async () => true)
let $edition = atom<object | null>(null)
let $live = atom({ freshness: 'fresh' })
let cupNow: number | null

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
  vi.resetModules()
  for (const each of [saveScreen, dropScreens, register, unregister]) each.mockClear()
  saveScreen.mockImplementation(async () => undefined)
  $edition = atom<object | null>(null)
  $live = atom({ freshness: 'fresh' })
  cupNow = 5_000
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: `${SCOPE}heden/` })
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration: async () => ({ unregister }) } })
  vi.doMock('../../../src/data/browser/saved-screen.ts', () => ({ saveScreen, dropScreens }))
  vi.doMock('../../../src/stores/cup-clock.ts', () => ({ cupNow: () => cupNow, cupSpeed: () => 10 }))
  vi.doMock('../../../src/stores/edition.ts', () => ({ $edition }))
  vi.doMock('../../../src/stores/live.ts', () => ({ $live }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function start() {
  const { keepScreen } = await import('../../../src/stores/saved-screen.ts')
  await keepScreen(SCOPE, () => 'the document')
}

test('a screen is copied when a change has been rendered, once for many changes', async () => {
  await start()
  expect(register.mock.calls[0]?.[1]).toMatchObject({ scope: SCOPE })
  for (let change = 0; change < 3; change++) $edition.set({})
  await vi.advanceTimersByTimeAsync(4_900)
  expect(saveScreen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(saveScreen.mock.calls).toEqual([
    [`${SCOPE}heden/`, 'the document', { cup: 5_000, device: 6_000, speed: 10 }],
  ])
  $edition.set({})
  await vi.advanceTimersByTimeAsync(5_100)
  expect(saveScreen).toHaveBeenCalledTimes(2)
})

test('without a change it is copied every minute', async () => {
  await start()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(saveScreen).toHaveBeenCalledTimes(2)
})

test('nothing is copied while the screen may be wrong, and a copy that fails does not stop the next one', async () => {
  await start()
  $live.set({ freshness: 'offline' })
  await vi.advanceTimersByTimeAsync(60_000)
  $live.set({ freshness: 'fresh' })
  cupNow = null
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saveScreen).not.toHaveBeenCalled()
  cupNow = 5_000
  saveScreen.mockRejectedValueOnce(new Error('full'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(saveScreen).toHaveBeenCalledTimes(2)
})

test('a site that offers no saved pages forgets those of an earlier release', async () => {
  vi.stubEnv('PUBLIC_OFFLINE', 'off')
  await start()
  expect(unregister).toHaveBeenCalledTimes(1)
  expect(dropScreens).toHaveBeenCalledTimes(1)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(saveScreen).not.toHaveBeenCalled()
})

test('a browser that allows no worker saves nothing, and the screen goes on', async () => {
  register.mockRejectedValueOnce(new Error('denied'))
  await start()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(saveScreen).not.toHaveBeenCalled()
})

import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const STORES = '../../../../src/stores'
const savePages = vi.fn(async () => undefined)
const keepWorker = vi.fn(async () => undefined)
const team = { id: 1, teamId: 'a', year: 2026 }
let $session = atom<{ kind: string }>({ kind: 'signed-in' })
let $favourites = atom({ teams: [team], fields: [] })
let $currentYear = atom<number | null>(2026)
let $offline = atom('on')
let page: { visibilityState: string; documentElement: { lang: string } }
let browser: { onLine: boolean; connection?: { saveData: boolean } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  savePages.mockClear()
  keepWorker.mockClear()
  $session = atom({ kind: 'signed-in' })
  $favourites = atom({ teams: [team], fields: [] })
  $currentYear = atom<number | null>(2026)
  $offline = atom('on')
  page = { visibilityState: 'visible', documentElement: { lang: 'sv' } }
  browser = { onLine: true }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', browser)
  vi.doMock('../../../../src/components/ui/when-idle.ts', () => ({ whenIdle: (run: () => void) => run() }))
  vi.doMock(`${STORES}/app.ts`, () => ({ $currentYear }))
  vi.doMock(`${STORES}/favourites.ts`, () => ({ $favourites }))
  vi.doMock(`${STORES}/my-week-offline.ts`, () => ({ $offline, keepWorker }))
  vi.doMock(`${STORES}/session.ts`, () => ({ $session }))
  vi.doMock(`${STORES}/saved-pages.ts`, () => ({ savePages }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Opens a page and waits as long as its visitor may choose further favourites. */
async function open() {
  const { saveFavourites } = await import('../../../../src/islands/saved-pages/save-favourites.ts')
  saveFavourites()
  await settle()
}
async function settle(milliseconds = 1_600) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
}

test('the pages of the favourites are saved once the visitor stops choosing, in the language of the page', async () => {
  await open()
  expect(savePages.mock.calls).toEqual([[2026, { teams: [team], fields: [] }, 'sv', false]])
  const more = { teams: [team, { ...team, id: 2, teamId: 'b' }], fields: [] }
  $favourites.set(more)
  await settle(1_000)
  $favourites.set({ ...more })
  await settle(1_000)
  expect(savePages).toHaveBeenCalledTimes(1)
  await settle(600)
  expect(savePages).toHaveBeenCalledTimes(2)
})

test('every minute it is looked whether they are fresh enough', async () => {
  await open()
  await settle(60_000)
  expect(savePages).toHaveBeenCalledTimes(2)
})

test.each<[string, () => void]>([
  ['nobody is signed in', () => $session.set({ kind: 'signed-out' })],
  ['no year is current', () => $currentYear.set(null)],
  ['there is no network', () => (browser.onLine = false)],
  ['the browser saves data', () => (browser.connection = { saveData: true })],
  ['nobody looks at the page', () => (page.visibilityState = 'hidden')],
  ['the visitor does not want it', () => $offline.set('off')],
  ['the browser cannot', () => $offline.set('unable')],
])('nothing is saved while %s', async (_, make) => {
  make()
  await open()
  expect(savePages).not.toHaveBeenCalled()
})

test('the first favourite of the year asks the browser whether it can', async () => {
  $offline.set('unable')
  $favourites.set({ teams: [{ ...team, year: 2025 }], fields: [] })
  await open()
  expect(keepWorker).not.toHaveBeenCalled()
  keepWorker.mockImplementationOnce(async () => void $offline.set('on'))
  $favourites.set({ teams: [team], fields: [] })
  await settle()
  expect(keepWorker).toHaveBeenCalledTimes(1)
  expect(savePages).toHaveBeenCalled()
})

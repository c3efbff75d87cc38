import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Favourites, FavouriteTeam } from '../../../src/domain/account/favourites.ts'
import { serializeSchedule } from '../../../src/domain/schedule/serialize-schedule.ts'
import { smallCup } from '../domain/small-cup.ts'

/** A browser's caches, with room for `room` answers. */
class FakeCaches {
  readonly entries = new Map<string, Response>()
  room = 1_000
  has = async () => this.entries.size > 0
  delete = async () => {
    this.entries.clear()
    return true
  }
  open = async () => ({
    keys: async () => [...this.entries.keys()].map((url) => ({ url })),
    match: async (path: string) => this.entries.get(new URL(path, ORIGIN).href)?.clone(),
    put: async (path: string, response: Response) => {
      if (this.entries.size >= this.room) throw new DOMException('full', 'QuotaExceededError')
      this.entries.set(new URL(path, ORIGIN).href, response)
    },
    delete: async (path: string) => this.entries.delete(new URL(path, ORIGIN).href),
  })
  get paths() {
    return [...this.entries.keys()].map((url) => url.slice(ORIGIN.length)).sort()
  }
}

const ORIGIN = 'https://cup.example.org'
const page = (script = 'shell') =>
  `<html><main id="content"><script type="module" src="/_astro/${script}.js"></script>`
let store: FakeCaches
let items: Map<string, string>
let site: Map<string, string>
const asked: string[] = []

beforeEach(() => {
  store = new FakeCaches()
  items = new Map([['user-token', '1|abc']])
  site = new Map([
    ['/2026/schedule.json', JSON.stringify(serializeSchedule(smallCup(), 'cup'))],
    ['/_astro/shell.js', 'import"./part.js"'],
    ['/_astro/part.js', ''],
    ['/_astro/newer.js', ''],
  ])
  for (const path of [A, ...WITH_A]) site.set(path, page())
  asked.length = 0
  vi.stubGlobal('caches', store)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: async (_: string, __: object, task: (lock: object) => unknown) => task({}) },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const text = site.get(path)
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const A = '/2026/teams/_41/'
const WITH_A = [
  '/2026/categories/_4214/division/_471/',
  '/2026/categories/_4214/playoff/_501/',
  '/2026/arenas/arena/hall/field/_461/',
  '/2026/arenas/arena/hall/field/_462/',
]
const SCRIPTS = ['/_astro/part.js', '/_astro/shell.js']
const following = (...teams: string[]): Favourites => ({
  teams: teams.map((teamId) => ({
    id: 1,
    teamId,
    year: 2026,
    name: '',
    nation: '',
    nationCode: '',
    category: '',
    categoryShort: '',
  })),
  fields: [],
})
const load = () => import('../../../src/stores/saved-pages.ts')

test('saves the pages with all they load, tells how much it is, and asks again only for what is asked', async () => {
  const { savePages, $saved } = await load()
  await savePages(2026, following('A'), 'en', false)
  expect(store.paths).toEqual([A, ...WITH_A, ...SCRIPTS].sort())
  const state = $saved.get()
  expect(state?.pages.map(({ address }) => address)).toContain(A)
  expect(state?.pages).toHaveLength(5)
  expect(state).toMatchObject({ bytes: 5 * page().length + 17, saving: { kind: 'idle' }, leftOut: 0 })
  const before = asked.length
  await savePages(2026, following('A'), 'en', false)
  expect(asked.length).toBe(before)
  await savePages(2026, following('A'), 'en', true)
  expect(asked.length).toBeGreaterThan(before)
})

test('what the pages were saved for is known without anybody to ask, and what a play-off is of, too', async () => {
  const { savePages, $saved } = await load()
  const { isSavedFavourite } = await import('../../../src/stores/saved-favourites.ts')
  const is = (teamId: string, year = 2026) =>
    isSavedFavourite({ ...(following(teamId).teams[0] as FavouriteTeam), kind: 'team', year })
  expect(is('A')).toBe(false)
  const fields = [{ id: 1, fieldId: 'F 2/x', year: 2026, name: '', arenaId: 'hall' }]
  await savePages(2026, { ...following('A', 'odd / id'), fields }, 'en', false)
  expect([is('A'), is('odd / id'), is('C'), is('id'), is('A', 2025)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  const field = { kind: 'field', arenaId: 'hall', year: 2026, name: '' } as const
  expect(isSavedFavourite({ ...field, fieldId: 'F 2/x' })).toBe(true)
  expect(isSavedFavourite({ ...field, fieldId: 'A' })).toBe(false)
  expect($saved.get()?.pages.filter(({ playoffOf }) => playoffOf === 'B14')).toHaveLength(1)
})

test('what is no favourite any more goes, and with the last all of it', async () => {
  const { savePages, $saved } = await load()
  await savePages(2026, following('A'), 'en', true)
  site.set('/2026/teams/_43/', page('newer'))
  for (const path of WITH_A) site.set(path, page('newer'))
  await savePages(2026, following('C'), 'en', false)
  expect(store.paths).toContain('/2026/teams/_43/')
  expect(store.paths).not.toContain(A)
  expect(store.paths).not.toContain('/_astro/shell.js')
  await savePages(2026, following(), 'en', false)
  expect(store.paths).toEqual([])
  expect($saved.get()).toMatchObject({ pages: [], bytes: 0 })
})

test('nothing stays where it is turned off while pages are being saved', async () => {
  const { savePages } = await load()
  const answer = fetch
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === WITH_A[1]) {
      items.set('my-week-offline', 'off')
      await store.delete()
    }
    return answer(path)
  })
  await savePages(2026, following('A'), 'en', false)
  expect(asked).toContain(WITH_A[1])
  expect(store.paths).toEqual([])
  expect(items.has('saved-pages-for')).toBe(false)
})

test('a page that the site has no more goes, one that does not come whole stays as it was', async () => {
  const { savePages, $saved } = await load()
  await savePages(2026, following('A'), 'en', true)
  site.delete(WITH_A[2] ?? '')
  site.set(A, '<html>Welcome to our network</html>')
  site.set(WITH_A[0] ?? '', page('lost'))
  await savePages(2026, following('A'), 'en', true)
  expect(store.paths).not.toContain(WITH_A[2])
  expect(store.paths).toEqual([A, ...WITH_A.filter((_, at) => at !== 2), ...SCRIPTS].sort())
  expect(await store.entries.get(ORIGIN + A)?.text()).toBe(page())
  expect($saved.get()?.saving).toEqual({ kind: 'partly', count: 2 })
})

test('a browser without room says how many pages are missing', async () => {
  const { savePages, $saved } = await load()
  store.room = 4
  await savePages(2026, following('A'), 'en', true)
  expect($saved.get()).toMatchObject({ saving: { kind: 'full', count: 3 } })
  expect($saved.get()?.pages).toHaveLength(2)
})

test('without a network what was saved stays, and that is said', async () => {
  const { savePages, $saved } = await load()
  await savePages(2026, following('A'), 'en', true)
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  await savePages(2026, following('A', 'B'), 'en', true)
  expect($saved.get()).toMatchObject({ saving: { kind: 'offline' } })
  expect($saved.get()?.pages).toHaveLength(5)
})

test('who signs out while pages are being saved leaves none behind, and nobody signed in saves any', async () => {
  const { savePages } = await load()
  const { dropToken } = await import('../../../src/stores/user-token.ts')
  const answer = fetch
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === WITH_A[0]) dropToken()
    return answer(path)
  })
  await savePages(2026, following('A'), 'en', true)
  expect(store.paths).toEqual([])
  await savePages(2026, following('A'), 'en', true)
  expect(store.paths).toEqual([])
})

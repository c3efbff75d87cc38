import type { AstroPrerenderer } from 'astro'
import { beforeEach, expect, test } from 'vitest'
import { PageRenderer } from '../../../../scripts/publish/page-renderer.ts'
import { built } from '../../../../src/layouts/built.ts'
import type { PageShell } from '../../../../src/layouts/page-shell.ts'
import type { RenderingHelper } from '../../../../src/layouts/rendering-helper.ts'
import { stampPages } from '../../../../src/layouts/stamp-pages.ts'

const ORIGIN = 'http://localhost:4321'
const TEAMS = Array.from({ length: 60 }, (_, id) => `/2026/teams/${id}/index.html`)
const CLUBS = Array.from({ length: 9 }, (_, id) => `/2026/clubs/${id}/index.html`)
const CALENDARS = ['1', '2'].map((id) => `/2026/calendar/team/${id}.ics`)
const FILES = [...TEAMS, '/2026/index.html', ...CALENDARS]
const signal = new AbortController().signal

let edition: object
/** The paths that Astro rendered, and those that the other thread rendered. */
let byAstro: string[]
let byHelper: string[]
let frame: string
let helped: number

const own = (path: string) => [`own ${path}`]
const text = (path: string) => `text ${path}`

beforeEach(() => {
  edition = {}
  byAstro = []
  byHelper = []
  frame = 'frame'
  built.give({
    module: '',
    load: async () => {},
    siteOf: async () => edition,
    ownTexts: async (path) => own(path),
    fileText: async (path) => text(path),
    pageRendered() {},
  })
})

const pathOf = (file: string) => file.replace(/index\.html$/, '')
const page = (path: string) => `<${frame}>own ${path}`
const expected = (files: readonly string[]) =>
  new Map(files.map((file) => [file, CALENDARS.includes(file) ? text(file) : page(pathOf(file))]))

async function rendererOf(helper: Partial<RenderingHelper> | null): Promise<PageRenderer> {
  const standard = {
    name: 'astro',
    app: { routeCache: { clearAll() {} } },
    getStaticPaths: async () =>
      [...FILES, ...CLUBS].map((file) => ({
        pathname: pathOf(file),
        route: { type: file.endsWith('.ics') ? 'endpoint' : 'page' } as never,
      })),
    async render(request: Request) {
      const { pathname } = new URL(request.url)
      byAstro.push(pathname)
      return new Response(page(pathname))
    },
  } satisfies AstroPrerenderer & { app: unknown }
  const renderer = new PageRenderer(standard, ORIGIN, stampPages(standard, ''))
  await renderer.list(2026)
  renderer.helper = helper as RenderingHelper | null
  return renderer
}

async function rendered(renderer: PageRenderer, files = FILES): Promise<Map<string, string>> {
  const contents = new Map<string, string>()
  helped = await renderer.render(
    files,
    (file, content) => {
      expect(contents.has(file)).toBe(false)
      contents.set(file, content.toString())
    },
    signal,
  )
  return contents
}

const make = async (shell: PageShell | null, paths: readonly string[]) => {
  byHelper.push(...paths)
  return paths.map((path) => Buffer.from(shell ? `${shell[0]}${own(path)}${shell[1]}` : text(path)))
}
const HELPER = { settled: async () => {}, make }

test('renders every file once, with and without another thread', async () => {
  expect(await rendered(await rendererOf(null))).toEqual(expected(FILES))
  expect(byAstro).toHaveLength(3)
  expect(await rendered(await rendererOf(HELPER))).toEqual(expected(FILES))
  expect(byHelper.length).toBeGreaterThan(10)
  expect(helped).toBe(byHelper.length)
})

test('an edition that was read again takes one page of a kind from Astro where its frame stays', async () => {
  const renderer = await rendererOf(null)
  await rendered(renderer, TEAMS)
  expect(byAstro).toHaveLength(2)
  edition = {}
  expect(await rendered(renderer, TEAMS)).toEqual(expected(TEAMS))
  expect(byAstro).toHaveLength(3)
})

test('and two where it does not', async () => {
  const renderer = await rendererOf(null)
  await rendered(renderer, TEAMS)
  edition = {}
  frame = 'another'
  expect(await rendered(renderer, TEAMS)).toEqual(expected(TEAMS))
  expect(byAstro).toHaveLength(4)
})

test('one page proves the frame for all kinds, and another frame is learnt of each kind anew', async () => {
  const renderer = await rendererOf(null)
  const [some, others] = [TEAMS.slice(0, 9), CLUBS]
  const all = [...some, ...others]
  const again = async (files: readonly string[], of = frame) => {
    edition = {}
    frame = of
    byAstro = []
    expect(await rendered(renderer, [...files])).toEqual(expected(files))
    return byAstro.length
  }
  await rendered(renderer, all)
  expect(await again(all)).toBe(1)
  expect(await again(some, 'another')).toBe(2)
  // No club page was rendered in that frame, so the shell of the clubs is still that of the first frame.
  expect(await again(all)).toBe(3)
  expect(await again(all, 'frame')).toBe(4)
})

test('what the other thread does not make is made here', async () => {
  let tasks = 0
  const unfit = async (shell: PageShell | null, paths: readonly string[]) =>
    (await make(shell, paths)).map((bytes, at) => (at % 2 === 0 ? bytes : null))
  const failing = async (shell: PageShell | null, paths: readonly string[]) =>
    tasks++ < 2 ? make(shell, paths) : null
  for (const helper of [
    { ...HELPER, make: unfit },
    { ...HELPER, make: failing },
    { ...HELPER, make: async () => null },
  ])
    expect(await rendered(await rendererOf(helper))).toEqual(expected(FILES))
})

test('stops when it is told to', async () => {
  const renderer = await rendererOf(HELPER)
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(renderer.render(FILES, () => {}, stopped)).rejects.toThrow('stopped')
})

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroPrerenderer } from 'astro'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pathHolder } from '../../../src/data/build/held-paths.ts'
import { type Built, built } from '../../../src/layouts/built.ts'
import { stampPages } from '../../../src/layouts/stamp-pages.ts'

const TEAMS = Array.from({ length: 400 }, (_, id) => `/2026/teams/${id}/`)
const OTHERS = ['/2026/', '/404.html']

let dir: string
/** The pages that Astro was asked for. */
let asked: string[]
let counted: number

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'held-'))
  asked = []
  counted = 0
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dir, { recursive: true, force: true })
})

/** Hands over what the pages of a build hand over: in this thread directly, in the other threads by a module. */
function handOver(ownTexts: string, fileText = 'async () => null', load = 'async () => {}'): void {
  const module = join(dir, 'module.ts')
  const handover = pathToFileURL(resolve('src/layouts/built.ts')).href
  const given =
    '{ module: import.meta.url, load, siteOf: async () => globalThis, ownTexts, fileText, pageRendered() {} }'
  writeFileSync(
    module,
    `import { built } from '${handover}'\nconst ownTexts = ${ownTexts}\nconst fileText = ${fileText}\nconst load = ${load}\nbuilt.give(${given})\n`,
  )
  const own = new Function(`return ${ownTexts}`)() as Built['ownTexts']
  const edition = {}
  const pageRendered = () => counted++
  built.give({
    module: pathToFileURL(module).href,
    load: async () => {},
    siteOf: async () => edition,
    ownTexts: own,
    fileText: new Function(`return ${fileText}`)() as Built['fileText'],
    pageRendered,
  })
}

/** Builds as Astro does: many pages at a time, then the end. */
async function build(
  paths: readonly string[],
  html: (path: string) => string,
  untilRead: () => Promise<unknown> = async () => {},
): Promise<void> {
  const route = { type: 'page' } as never
  const standard: AstroPrerenderer = {
    name: 'astro',
    async getStaticPaths() {
      await untilRead()
      return paths.map((pathname) => ({ pathname, route }))
    },
    async render(request) {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      await new Promise((done) => setTimeout(done, 1))
      return new Response(html(pathname))
    },
  }
  const stamping = stampPages(standard, dir, 100)
  const pages = await stamping.getStaticPaths()
  await Promise.all(
    pages.map(({ pathname }) =>
      stamping.render(new Request(`http://localhost${pathname}`), { routeData: route }),
    ),
  )
  await stamping.teardown?.()
}

const written = (path: string) => readFileSync(join(dir, path, 'index.html'), 'utf8')
const OWN = 'async (path) => ["own " + path]'
const page = (path: string) => `<p>own ${path}</p>`

test('Astro is asked for two pages of a kind and all that is no such page; threads write the rest', async () => {
  handOver(OWN)
  await build([...OTHERS, ...TEAMS], page)
  expect(asked.toSorted()).toEqual([...TEAMS.slice(0, 2), ...OTHERS].toSorted())
  expect(counted).toBe(TEAMS.length - 2)
  for (const path of TEAMS.slice(2)) expect(written(path)).toBe(page(path))
})

test('pages that a route holds are written without Astro, and what their shell does not fit is listed first', async () => {
  handOver("async (path) => (path === '/2026/teams/77/' ? ['own', 'more'] : ['own ' + path])")
  const route = { type: 'page' } as never
  const log: string[] = []
  const standard: AstroPrerenderer = {
    name: 'astro',
    async getStaticPaths() {
      const holder = pathHolder.take()
      const listed = holder?.kinds.has('team') ? TEAMS.slice(0, 2) : TEAMS
      if (listed.length < TEAMS.length) holder?.hold(TEAMS[0] ?? '', TEAMS.slice(2))
      return [...OTHERS, ...listed].map((pathname) => ({ pathname, route }))
    },
    async render(request) {
      const { pathname } = new URL(request.url)
      log.push(pathname)
      return new Response(page(pathname))
    },
  }
  const app = { routeCache: { clearAll: () => log.push('forget') }, manifest: { routes: [] } }
  const stamping = stampPages(Object.assign(standard, { app }), dir, 100)
  const pages = await stamping.getStaticPaths()
  expect(pages.map(({ pathname }) => pathname)).toEqual([...TEAMS.slice(0, 2), ...OTHERS])
  for (const { pathname } of pages)
    await stamping.render(new Request(`http://localhost${pathname}`), { routeData: route })
  await stamping.teardown?.()
  expect(log).toEqual([...TEAMS.slice(0, 2), ...OTHERS, 'forget', '/2026/teams/77/'])
  for (const path of TEAMS.slice(2)) expect(written(path)).toBe(page(path))
  expect(pathHolder.take()).toBeNull()
})

test('a small site is made by this thread', async () => {
  handOver("async (path) => ['own ' + path + process.getBuiltinModule('node:worker_threads').threadId]")
  const { threadId } = await import('node:worker_threads')
  const html = (path: string) => `<p>own ${path}${threadId}</p>`
  await build([...OTHERS, ...TEAMS.slice(0, 40)], html)
  for (const path of TEAMS.slice(2, 40)) expect(written(path)).toBe(html(path))
})

test('another thread reads the cup while this one does', async () => {
  const mark = join(dir, 'read')
  const load = `async () => (await import('node:fs')).writeFileSync(${JSON.stringify(mark)}, '')`
  handOver(OWN, undefined, load)
  const isReadThere = () => vi.waitFor(() => expect(existsSync(mark)).toBe(true), 10_000)
  await build(TEAMS, page, isReadThere)
  expect(written('/2026/teams/399/')).toBe(page('/2026/teams/399/'))
})

test('files that are texts are made without Astro, and what gives no text by Astro after all', async () => {
  const embeds = TEAMS.map((path) => path.replace('teams', 'embed/team'))
  const files = ['/2026/calendar/team/7.ics', '/2026/teams/7/now.json', '/2026/teams/8/now.json']
  handOver(OWN, "async (path) => (path.includes('/8/now') ? null : 'text of ' + path)")
  await build(
    [...OTHERS, ...embeds.map((path) => `${path}index.html`), ...files],
    (path) => `Astro’s ${path}`,
  )
  expect(asked.toSorted()).toEqual([...OTHERS, '/2026/teams/8/now.json'].toSorted())
  for (const path of embeds) expect(written(path)).toBe(`text of ${path}index.html`)
  expect(files.map((file) => readFileSync(join(dir, file), 'utf8'))).toEqual([
    'text of /2026/calendar/team/7.ics',
    'text of /2026/teams/7/now.json',
    'Astro’s /2026/teams/8/now.json',
  ])
  // A now.json does not count as an expected page.
  expect(counted).toBe(embeds.length + 1)
})

test('a thread stays with an edition as long as that has pages left', async () => {
  const log = join(dir, 'log')
  const note = `async (path) => {
    const { threadId } = process.getBuiltinModule('node:worker_threads')
    process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(log)}, threadId + ' ' + path.slice(1, 5) + '\\n')
    return path
  }`
  handOver(OWN, note)
  const block = (at: number) =>
    Array.from({ length: 64 }, (_, id) => `/${2024 + (at % 3)}/embed/team/${at}-${id}/index.html`)
  await build([...OTHERS, ...Array.from({ length: 12 }, (_, at) => block(at)).flat()], page)
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(12 * 64)
  for (const made of Map.groupBy(lines, (line) => line.split(' ')[0]).values()) {
    const changes = made.filter((line, at) => line !== made[at - 1])
    expect(changes).toEqual([...new Set(changes)])
  }
})

test('a kind without a shell, and a page that its shell does not fit, are rendered by Astro after all', async () => {
  handOver("async (path) => (path === '/2026/teams/77/' ? ['own', 'more'] : ['own ' + path])")
  const matches = ['/2026/matches/1/', '/2026/matches/22/', '/2026/matches/333/']
  const html = (path: string) =>
    path.includes('matches') ? `<i>${path.length}</i>${page(path)}` : page(path)
  await build([...TEAMS, ...matches], html)
  expect(asked.toSorted()).toEqual([...TEAMS.slice(0, 2), '/2026/teams/77/', ...matches].toSorted())
  expect(written('/2026/matches/333/')).toBe(html('/2026/matches/333/'))
  expect(written('/2026/teams/77/')).toBe(page('/2026/teams/77/'))
})

test('a page that two routes make is left to Astro, which refuses it', async () => {
  handOver(OWN)
  await build([...TEAMS, '/2026/teams/9/'], page)
  expect(asked.filter((path) => path === '/2026/teams/9/')).toHaveLength(2)
})

test('a page that cannot be made ends the build, and so does a thread', async () => {
  handOver(
    "async (path) => { if (path.endsWith('/300/')) throw new Error('No such page.'); return ['own ' + path] }",
  )
  await expect(build(TEAMS, page)).rejects.toThrow('No such page.')
})

test('after a fault of Astro nothing more is made', async () => {
  handOver(OWN)
  const fail = (path: string) => {
    if (path === '/2026/') throw new Error('Astro failed.')
    return page(path)
  }
  await expect(build([...OTHERS, ...TEAMS], fail)).rejects.toThrow('Astro failed.')
  expect(existsSync(join(dir, TEAMS.at(-1) ?? ''))).toBe(false)
})

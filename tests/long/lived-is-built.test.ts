import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, listSite } from '../../scripts/release/site-files.ts'
import { SiteInFolder } from '../../scripts/start/site-in-folder.ts'
import { ensureChromium } from '../../scripts/test/chromium.ts'
import { CupDesk } from '../support/cup-desk.ts'

const workDir = mkdtempSync(join(tmpdir(), 'cup-lived-'))
const site = new SiteInFolder()
const signal = new AbortController().signal
const MOST_WAIT_MS = 40_000
/** @setting LIVED_SIZE (`small`) `full` holds pages of the full demonstration cup open in `npm run test:long`. */
const SIZE = process.env.LIVED_SIZE === 'full' ? 'full' : 'small'
let browser: Browser
let origin: string
let dir: string
let desk: CupDesk

beforeAll(async () => {
  const answer = ensureChromium(process.env)
  if (answer.kind === 'missing') throw new Error(answer.sentence)
  const settings = { DEMO_PLAY: '1', DEMO_SPEED: '0.1' }
  const built = await site.build(workDir, { kind: 'demo', size: SIZE, settings }, signal)
  origin = built.origin
  dir = built.dir
  desk = await CupDesk.open(origin, process.env.OPERATOR_KEY ?? '')
  browser = await chromium.launch({
    executablePath: answer.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await site.stop()
  rmSync(workDir, { recursive: true, force: true })
})

/** One live page of every kind and language, and more of the kinds that a cup changes most. */
function addresses(): string[] {
  const { year } = desk
  const files = [...listSite(dir)]
  const some = (pattern: RegExp, most: number) =>
    files
      .filter((file) => pattern.test(file))
      .slice(0, most)
      .map(addressOf)
  const within = (path: string) => new RegExp(`^/${year}/${path}index\\.html$`)
  const english = [
    `/${year}/`,
    ...some(within('teams/[^/]+/'), 6),
    ...some(within('matches/\\d[^/]*/'), 6),
    ...some(within('categories/[^/]+/division/[^/]+/'), 4),
    ...some(within('categories/[^/]+/playoff/[^/]+/'), 4),
    ...some(within('categories/[^/]+/'), 3),
    ...some(within('arenas/arena/[^/]+/field/[^/]+/'), 2),
    ...some(within('nations/[^/]+/'), 2),
    ...some(within('clubs/(?:[^/]+/)?'), 4),
    ...some(within('streams/(?:[^/]+/)?'), 2),
    ...some(within('matches/day/[^/]+/'), 1),
    ...some(within('states/'), 1),
    ...some(within('ranking/'), 1),
    ...some(within('changes/'), 1),
    ...some(within('screen/live/'), 1),
    ...some(within('screen/(?:field|arena|class)/.*'), 3),
  ]
  return [...english, ...english.filter((_, at) => at % 4 === 0).map((address) => `/sv${address}`)]
}

/** The text of a page's body, without what depends on the time, and what loads only once it is seen. */
const saidBy = (page: Page) =>
  page.evaluate(() => {
    const body = document.getElementById('body')?.cloneNode(true) as HTMLElement | undefined
    for (const part of body?.querySelectorAll(
      '[data-place=lead], [data-place=timeline], [data-until], [data-play], .late',
    ) ?? [])
      part.remove()
    return body?.textContent.replace(/\s+/g, ' ') ?? ''
  })

/** The text of an open page once it has caught up: one tab polls for all, about every twelve seconds. */
async function saidInTheEnd(page: Page, expected: string): Promise<string> {
  let said = await saidBy(page)
  for (let waited = 0; said !== expected && waited < MOST_WAIT_MS; waited += 500) {
    await page.waitForTimeout(500)
    said = await saidBy(page)
  }
  return said
}

const isFollowed = (page: Page) =>
  page.waitForFunction(
    () => /\d\d:\d\d/.test(document.getElementById('freshness')?.textContent ?? 'none'),
    null,
    {
      timeout: 60_000,
    },
  )

const isRenderedAnew = (page: Page) =>
  page.waitForSelector('#body astro-slot', { state: 'detached', timeout: 60_000 })

it('a page held open while the cup plays on says what it says when it is loaded afresh', async () => {
  const context = await browser.newContext()
  const held = new Map<string, Page>()
  const before = new Map<string, string>()
  for (const address of addresses()) {
    const page = await context.newPage()
    await page.goto(origin + address)
    held.set(address, page)
    before.set(address, await saidBy(page))
  }
  expect(held.size).toBeGreaterThan(30)

  await desk.playOn()
  await site.rebuild(signal)
  expect(desk.reports).toBeGreaterThan(100)

  const fresh = await context.newPage()
  const differing: object[] = []
  let moved = 0
  for (const [address, page] of held) {
    await fresh.goto(origin + address)
    if ((await fresh.locator('#freshness').count()) > 0) await isFollowed(fresh)
    // A screen learns the day from its clock. Only then does it name the day of what is on another day.
    if (address.includes('/screen/')) await isRenderedAnew(fresh)
    const built = await saidBy(fresh)
    const lived = await saidInTheEnd(page, built)
    if (lived !== before.get(address)) moved += 1
    if (lived !== built) differing.push({ address, ...firstDifference(lived, built) })
  }
  expect(differing).toEqual([])
  // Without this, the check would also pass on pages that never change.
  expect(moved).toBeGreaterThan(held.size / 2)
})

function firstDifference(lived: string, built: string) {
  let at = 0
  while (at < lived.length && lived[at] === built[at]) at += 1
  return {
    lived: lived.slice(Math.max(0, at - 60), at + 80),
    built: built.slice(Math.max(0, at - 60), at + 80),
  }
}

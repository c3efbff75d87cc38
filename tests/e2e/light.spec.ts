import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { countShifts, shiftOf } from './layout-shift.ts'
import { builtEdition, openGroup } from './live/built-edition.ts'
import { forward, listen } from './live/feed-proxy.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

const edition = builtEdition()

test.use({ viewport: { width: 390, height: 844 } })

/** Live pages that show a match, one for each kind of subject. */
function pages(): string[] {
  const year = `/${edition.year}/`
  const { group, match } = openGroup(edition)
  return [
    year,
    `${year}matches/`,
    `${year}matches/${match.id}/`,
    `${year}teams/${match.homeTeamId}/`,
    `${year}categories/${group.categoryId}/`,
    `${year}categories/${group.categoryId}/division/${group.id}/`,
    `${year}states/`,
  ]
}
const isHeard = (page: Page) =>
  expect(page.locator('.live-line')).toContainText(/\d\d:\d\d/, { timeout: 15_000 })

/**
 * The scripts that a page loads, uncompressed. With the first change of a match that the page shows, these are all its
 * scripts.
 *
 * @param site its origin
 * @param least waits until they weigh more, in bytes: a page may have no request under way before it renders the change
 */
async function scriptsOf(page: Page, site: string, address: string, least: number): Promise<Buffer[]> {
  const urls = new Set<string>()
  page.removeAllListeners('request')
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) urls.add(request.url())
  })
  const scripts = () => Promise.all([...urls].map(async (url) => (await page.request.get(url)).body()))
  await page.goto(site + address)
  await isHeard(page)
  await page.waitForLoadState('networkidle')
  await expect.poll(async () => weightOf(await scripts()), { message: address }).toBeGreaterThan(least)
  await page.waitForTimeout(500)
  return scripts()
}

/** The transferred size of the scripts in bytes. */
const weightOf = (scripts: readonly Buffer[]): number =>
  scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)

/** Each file is a request of its own, and compressed by itself. */
const MOST_FILES = { still: 9, changed: 23 }

const MOST_BYTES = 165_000

/** A text of the library that renders the body once something that concerns the page has changed. */
const REACT = 'Minified React error'

test('a page brings 45 kB of script while nothing changes, and with a change 165 kB with React', async ({
  page,
  feedProxy: proxy,
}) => {
  const still = new Map<string, number>()
  // Pages of a team or a match are left out: by the proxy's clock their countdown is late, so they load the scripts that
  // render it again.
  for (const address of pages().filter((path) => !/\/(?:teams|matches)\/./.test(path))) {
    const scripts = await scriptsOf(page, proxy.origin, address, 10_000)
    const weight = weightOf(scripts)
    expect(
      scripts.some((script) => script.includes(REACT)),
      address,
    ).toBe(false)
    expect(weight, address).toBeLessThan(45_000)
    expect(scripts.length, address).toBeLessThanOrEqual(MOST_FILES.still)
    still.set(address, weight)
  }
  proxy.report({ ...openGroup(edition).match, isLive: true, homeScore: 81, awayScore: 80 })
  for (const address of pages()) {
    const scripts = await scriptsOf(page, proxy.origin, address, (still.get(address) ?? 0) + 10_000)
    expect(weightOf(scripts), address).toBeLessThan(MOST_BYTES)
    expect(scripts.length, address).toBeLessThanOrEqual(MOST_FILES.changed)
    expect(
      scripts.some((script) => script.includes(REACT)),
      address,
    ).toBe(true)
  }
})

test('nothing moves while a page loads, and it has no more than 3 000 elements', async ({ page }) => {
  await countShifts(page)
  const search = `/${edition.year}/search/`
  const asked = `/${edition.year}/matches/?state=finished`
  for (const address of [...pages(), search, `${search}?q=b14`, asked]) {
    await page.goto(ORIGIN + address)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    expect(await shiftOf(page), address).toBeLessThan(0.01)
    expect(await page.locator('*').count(), address).toBeLessThan(3000)
  }
})

test('a header that comes in two parts is painted whole', async ({ page }) => {
  const address = `/${edition.year}/search/`
  const whole = Buffer.from(await (await fetch(ORIGIN + address)).arrayBuffer())
  const cut = whole.indexOf('</a>', whole.indexOf('class="tool live-now"')) + '</a>'.length
  expect(cut).toBeGreaterThan(1000)
  const slow = await listen((incoming, answer) => {
    if (incoming.url !== address) return forward(ORIGIN, incoming, answer)
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(whole.subarray(0, cut))
    setTimeout(() => answer.end(whole.subarray(cut)), 1500)
  })
  try {
    await countShifts(page)
    await page.goto(slow.origin + address)
    await page.waitForTimeout(500)
    expect(await shiftOf(page)).toBeLessThan(0.001)
  } finally {
    await slow.close()
  }
})

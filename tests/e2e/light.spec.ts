import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { countShifts, shiftOf } from './layout-shift.ts'
import { type CurrentEdition, currentEdition } from './live/current-edition.ts'
import { type FeedProxy, startFeedProxy } from './live/feed-proxy.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

let edition: CurrentEdition
let proxy: FeedProxy

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ request }) => {
  edition = await currentEdition(request, ORIGIN)
  proxy = await startFeedProxy(ORIGIN, edition.revision)
})
test.afterEach(() => proxy.close())

/** Pages that live, by what they are about. */
function pages(): string[] {
  const [division] = edition.divisions
  const match = division?.matches.find(({ homeTeamId }) => homeTeamId)
  const year = `/${edition.year}/`
  return [
    year,
    `${year}matches/`,
    `${year}matches/${match?.id}/`,
    `${year}teams/${match?.homeTeamId}/`,
    `${year}states/`,
  ]
}
const isHeard = (page: Page) =>
  expect(page.locator('.live-line')).toContainText(/\d\d:\d\d/, { timeout: 15_000 })

test('a page of which nothing changes brings 90 kB of script at most, and no React', async ({ page }) => {
  // What counts down is late by the proxy's clock, and its page brings what shows it anew.
  for (const address of pages().filter((path) => !path.includes('/teams/'))) {
    const scripts = new Set<string>()
    page.removeAllListeners('request')
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url())
    })
    await page.goto(proxy.origin + address)
    await isHeard(page)
    const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()))
    const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(weight, address).toBeGreaterThan(1000)
    expect(weight, address).toBeLessThan(90_000)
    expect(
      [...scripts].filter((url) => /react/.test(url)),
      address,
    ).toEqual([])
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

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import { newFollower, type WeekCup, weekCup } from './live/my-week-cup.ts'
import { waiting } from './tags.ts'
import { watchPage } from './watch-page.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
const SAVED = /^Saved .*\d\d:\d\d – no network\.$/

const edition = builtEdition()
let cup: WeekCup

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ request }) => {
  cup = await weekCup(request, ORIGIN, edition.year)
})

const signIn = (context: BrowserContext, token: string) =>
  context.addInitScript((value) => {
    if (!sessionStorage.getItem('was-here')) localStorage.setItem('user-token', value)
    sessionStorage.setItem('was-here', '1')
  }, token)

const panel = (page: Page) => page.locator('.saved-panel')
const isSaved = (page: Page) =>
  expect(panel(page).getByRole('status')).toHaveText(/^\d+ pages saved, [\d.,]+ [kM]B/, { timeout: 20_000 })
const left = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ])

/** A team that plays a match on a field, with an id that is safe in an address as it stands. */
function somebody() {
  const match = cup.matches.find(({ home, field }) => /^[a-z0-9-]+$/.test(home) && field !== null)
  if (!match) throw new Error('No team plays on a field.')
  return match.home
}

test(
  'with the plug pulled, a browser just started opens the pages of a favourite and no others',
  waiting,
  async ({ page, context, request, feedProxy: proxy }) => {
    const finding = await watchPage(page, proxy.origin)
    const team = somebody()
    await signIn(context, await newFollower(request, ORIGIN, edition.year, {}))
    await page.goto(`${proxy.origin}/${edition.year}/teams/${team}/`)
    const heart = page.locator('.part button[aria-pressed]').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${proxy.origin}/${edition.year}/favourites/`)
    await panel(page).getByRole('button', { name: 'Save now' }).click()
    await isSaved(page)
    await panel(page).locator('summary').click()
    const saved = await panel(page)
      .locator('.saved-list a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const kind of [/\/teams\//, /\/division\//, /\/playoff\//, /\/field\//])
      expect(saved.some((address) => kind.test(address))).toBe(true)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    expect(await finding()).toEqual([])

    await page.close()
    await context.setOffline(true)
    await proxy.close()
    const cold = await context.newPage()
    for (const kind of [/\/teams\//, /\/division\//, /\/playoff\//, /\/field\//]) {
      await cold.goto(proxy.origin + (saved.find((address) => kind.test(address)) ?? ''))
      await expect(cold.locator('main h1')).toBeVisible()
      await expect(cold.getByText(SAVED)).toBeVisible({ timeout: 10_000 })
      await expect(cold.getByText(/^Updated/)).toHaveCount(0)
    }
    await cold.goto(`${proxy.origin}/${edition.year}/nations/`)
    await expect(cold.getByRole('heading', { name: 'No network' })).toBeVisible()
    await expect(cold.locator('.saved-list a')).toHaveCount(saved.length)
    // A page in the other language says that it is saved in the first language, and links there.
    await cold.goto(`${proxy.origin}/sv/${edition.year}/teams/${team}/`)
    await cold.locator('main .note a[data-lang=en]').click()
    await expect(cold.locator('.part button[aria-pressed=true]').first()).toBeVisible({ timeout: 15_000 })
    await cold.goto(`${proxy.origin}/${edition.year}/nations/`)
    await cold.locator('.saved-list a').first().click()
    await expect(cold.getByText(SAVED)).toBeVisible()
  },
)

test('what is saved is told with its size, goes by a press, and with the session', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams: [somebody()] }))
  await page.goto(`${ORIGIN}/${edition.year}/favourites/`)
  await isSaved(page)
  await panel(page).getByRole('button', { name: 'Clear' }).click()
  await expect(panel(page).getByRole('status')).toHaveText('Nothing is saved on this device.')
  expect(await left(page)).toEqual([0, 0])
  await expect(panel(page).getByRole('checkbox')).not.toBeChecked()
  await panel(page).getByRole('button', { name: 'Save now' }).click()
  await isSaved(page)
  // The worker is registered again and complete, with the page that says what is saved.
  await expect.poll(() => left(page)).toEqual([1, 2])
  await page.locator('details.user summary').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/signin\//)
  await expect.poll(() => left(page)).toEqual([0, 0])
})

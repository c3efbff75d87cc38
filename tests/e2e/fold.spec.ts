import { expect, type Page } from '@playwright/test'
import { english } from '../support/messages.ts'
import { test } from './journey.ts'
import { countShifts, shiftOf } from './layout-shift.ts'
import { samples } from './samples.ts'

const PHONE = { width: 390, height: 844 }
/** Pixels: the header, and its announcements folded to one line (docs/quality.md#what-is-seen). */
const HEADER = 64 + 32

test.use({ viewport: PHONE })

/** The content that each page exists for, by its shape: the first score, time or answer. */
const ANSWERS: Readonly<Record<string, string>> = {
  '/{year}/': '.ticket, .match, .next-card, .figure .value',
  '/{year}/matches/': '.match',
  '/{year}/matches/day/*/': '.rows a',
  '/{year}/matches/*/': '.scoreboard',
  '/{year}/categories/': '.card',
  '/{year}/categories/*/': '.group li, tbody tr',
  '/{year}/categories/*/teams/': 'tbody tr',
  '/{year}/categories/*/division/*/': 'tbody tr, .section .chip, .empty',
  '/{year}/categories/*/playoff/*/': '.tie, .empty',
  '/{year}/nations/': 'tbody tr, .nation-list a',
  '/{year}/nations/*/': '.match, tbody tr, .facts dd',
  '/{year}/clubs/': 'tbody tr, .club-tiles a, .fold',
  '/{year}/clubs/*/': '.match, .name-list li, .club-teams li, .fold',
  '/{year}/arenas/': 'main a',
  '/{year}/arenas/arena/*/': '.field-tile',
  '/{year}/arenas/arena/*/field/*/': '.match, .next-card',
  '/{year}/teams/*/': '.match, .next-card',
  '/{year}/ranking/': '.ranking-steps > li',
  '/{year}/streams/': '.match, .stream-card',
}

test('on a phone the answer of every page begins in the upper half', async ({ page }) => {
  test.setTimeout(180_000)
  // Announcements fold once they were seen.
  await page.goto('/')
  for (const { shape, address } of samples().filter(({ shape }) => shape in ANSWERS)) {
    await page.goto(address)
    const header = await page
      .locator('.masthead')
      .evaluate((element) => element.getBoundingClientRect().height)
    expect.soft(header, shape).toBeLessThanOrEqual(HEADER)
    const top = await page.evaluate((selector) => {
      const found = [...document.querySelectorAll(`main :is(${selector})`)].find((element) =>
        element.checkVisibility(),
      )
      return found?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    }, ANSWERS[shape] ?? '')
    expect.soft(top, shape).toBeLessThan(PHONE.height / 2)
  }
})

const folded = (page: Page) => page.locator('html.is-folded')
const strip = (page: Page) => page.locator('.announcements')

test('announcements are whole at first, one line once seen, and open again on a touch', async ({ page }) => {
  await countShifts(page)
  await page.goto('/')
  await expect(strip(page).getByRole('link')).toBeVisible()
  await expect(folded(page)).toHaveCount(0)
  const address = await page.locator('.drawer-list a').nth(3).getAttribute('href')
  await page.goto(address ?? '')
  await expect(folded(page)).toHaveCount(1)
  expect(await strip(page).evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(
    32,
  )
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
  const fold = strip(page).getByRole('button', { name: english.site.announcementsWhole })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await strip(page).click({ position: { x: 60, y: 14 } })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(strip(page).getByRole('link')).toBeVisible()
  await page.mouse.wheel(0, 600)
  await page.mouse.wheel(0, -100)
  await expect(strip(page)).toBeInViewport()
})

test('announcements stay away once dismissed, and leave the focus on the page', async ({ page, context }) => {
  await page.goto('/')
  await strip(page).getByRole('button', { name: english.site.announcementsDismiss }).click()
  await expect(strip(page)).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  const other = await context.newPage()
  await countShifts(other)
  await other.goto('/')
  await expect(strip(other)).toBeHidden()
  expect(await shiftOf(other)).toBeLessThanOrEqual(0.01)
})

test('without script announcements are whole, and nothing offers to fold them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(strip(page).getByRole('link')).toBeVisible()
  await expect(strip(page).getByRole('button')).toHaveCount(0)
  await expect(page.locator('[data-playing]').first()).toHaveText('')
  await context.close()
})

test('who holds the pass is not asked to get it', async ({ page, baseURL }) => {
  const user = {
    id: 1,
    name: 'Åsa',
    email: 'asa@example.org',
    purchases: [{ type: 'tournament_pass', year: 2026 }],
    registrations: [],
    favourite_teams: [],
    favourite_arenas: [],
    pin_match: null,
    pin_year: null,
  }
  await page.route('**/api/user', (route) => route.fulfill({ json: user }))
  await page.addInitScript(() => localStorage.setItem('user-token', '1|abc'))
  await page.goto(`${baseURL}/2026/`)
  await expect(strip(page).locator('[data-sells=pass]')).toBeHidden({ timeout: 15_000 })
  await expect(strip(page)).toBeVisible()
  await expect(strip(page).getByRole('link')).toHaveCount(0)
  await page.goto(`${baseURL}/2026/streams/`)
  await expect(page.locator('.badge-pass').first()).toHaveText(/In your tournament pass/, { timeout: 15_000 })
  const content = page.locator('#content')
  await expect(content.getByText('Needs a tournament pass').filter({ visible: true })).toHaveCount(0)
  await expect(content.getByText('Some streams need a tournament pass.')).toBeHidden()
  await expect(content.getByText('Your tournament pass opens every stream')).toBeVisible()
  await page.goto(`${baseURL}/2025/streams/`)
  await expect(page.locator('.badge-pass').first()).toBeVisible()
  await expect(content.getByText('Needs a tournament pass').filter({ visible: true }).first()).toBeVisible()
})

test('how many matches are live stands in the header, moves nothing, and is that of the live center', async ({
  page,
}) => {
  await countShifts(page)
  for (const address of ['/2026/nations/', '/2026/matches/']) {
    await page.goto(address)
    await expect(page.locator('.live-now [data-playing]')).toHaveText(/^[1-9]\d*$/, { timeout: 20_000 })
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
  }
  const playing = await page.locator('.live-now [data-playing]').textContent()
  await expect(page.locator('h2#live .num')).toHaveText(playing ?? '')
  await page.locator('.live-now').click()
  await expect(page).toHaveURL(/\/2026\/matches\/$/)
})

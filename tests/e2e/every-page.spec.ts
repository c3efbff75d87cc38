import { type BrowserContext, expect, type Page } from '@playwright/test'
import { ARCHIVE_SHAPES } from '../../scripts/test/route-shape.ts'
import { english, swedish } from '../support/messages.ts'
import { test } from './journey.ts'
import {
  axeFindings,
  expectFreshnessInLastLine,
  expectMarkedTimes,
  expectNoFindings,
  expectNoLayoutFindings,
  expectNoMotion,
  expectNoSidewaysScroll,
  expectRoomBetweenBars,
  expectTrailOnOneLine,
  expectVisibleFocus,
  expectVisibleInForcedColors,
  hydrated,
} from './page-checks.ts'
import { type PageKind, pageKinds } from './page-kinds.ts'
import { inLocale, samples } from './samples.ts'
import { signedInContext } from './signed-in.ts'
import { watchPage } from './watch-page.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
const BREADCRUMBS = { en: english.site.breadcrumbs, sv: swedish.site.breadcrumbs }

test.use({ viewport: { width: 1440, height: 900 } })

test('following links from the home page reaches every kind of page', () => {
  const reached = samples().map((sample) => sample.shape)
  expect(ARCHIVE_SHAPES.filter((shape) => !reached.includes(shape))).toEqual([])
})

/**
 * The two languages have the same pages and colours, but longer and shorter words. The short words are tested wide and
 * in the dark, the long ones narrow.
 */
for (const kind of pageKinds()) {
  test(`${kind.name} in en is whole, and accessible wide, in light and dark, by keys`, async ({ page }) => {
    const faults = await open(page, kind, 'en')
    await expectFreshnessInLastLine(page)
    await expectVisibleFocus(page)
    await expectNoFindings(page, [1440])
    await expectNoMotion(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectVisibleInForcedColors(page)
    await expectNoSidewaysScroll(page, 360)
    await expectMarkedTimes(page)
    expect(await faults()).toEqual([])
  })

  test(`${kind.name} in sv is whole, and accessible narrow, and zoomed`, async ({ page }) => {
    const faults = await open(page, kind, 'sv')
    await expectNoLayoutFindings(page)
    await expectTrailOnOneLine(page)
    await expectNoSidewaysScroll(page, 360)
    await expectNoSidewaysScroll(page, 320)
    await expectTrailOnOneLine(page)
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await expectRoomBetweenBars(page)
    await expectMarkedTimes(page)
    expect(await faults()).toEqual([])
  })
}

test('targets that are too small for a finger are found', async ({ page }) => {
  const small = '<button style="font-size:4px">a</button>'
  await page.setContent(`<html lang="en"><title>-</title><main><h1>-</h1>${small}${small}</main></html>`)
  expect((await axeFindings(page)).join()).toContain('target-size')
  expect(await axeFindings(page, ['target-size'])).toEqual([])
})

/**
 * Opens a page and checks what holds for every page: it exists, is in its language, and has one heading and a trail of
 * links.
 */
async function open(
  page: Page,
  { address, status, hasTrail }: PageKind,
  locale: 'en' | 'sv',
): Promise<() => Promise<string[]>> {
  test.setTimeout(120_000)
  const faults = await watchPage(page, ORIGIN, status)
  const response = await page.goto(inLocale(address, locale))
  expect(response?.status()).toBe(status)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).not.toBeEmpty()
  const trail = page.getByRole('navigation', { name: BREADCRUMBS[locale] })
  if (hasTrail) {
    await expect(trail.getByRole('link').first()).toBeVisible()
    await expect(trail.locator('[aria-current=page]')).toHaveCount(1)
  }
  await expectNoMotion(page)
  return faults
}

test.describe('signed in', () => {
  let context: BrowserContext

  test.beforeAll(async ({ browser }) => {
    context = await signedInContext(browser, ORIGIN)
  })
  test.afterAll(() => context.close())

  // A token adds the same frame to every page, so every twelfth page is tested: English on a phone, Swedish on a desktop.
  for (const { locale, width, first } of [
    { locale: 'en', width: 390, first: 0 },
    { locale: 'sv', width: 1440, first: 6 },
  ] as const) {
    test(`pages in ${locale} are whole, and accessible at ${width} px in light and dark`, async () => {
      test.setTimeout(360_000)
      for (const { name, address, status } of pageKinds().filter((_, at) => at % 12 === first)) {
        const page = await context.newPage()
        const faults = await watchPage(page, ORIGIN, status)
        await page.goto(inLocale(address, locale))
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        await test.step(name, () => expectNoFindings(page, [width]))
        expect.soft(await faults(), name).toEqual([])
        await page.close()
      }
    })
  }
})

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import {
  expectNoFindings,
  expectNoMotion,
  expectNoSidewaysScroll,
  expectRoomBetweenBars,
  expectVisibleFocus,
  expectVisibleInForcedColors,
  hydrated,
} from './page-checks.ts'
import { pageKinds } from './page-kinds.ts'
import { inLocale } from './samples.ts'
import { signedInState } from './signed-in.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

/** The two languages have the same pages in longer and shorter words: what is short is looked at wide, what is long narrow. */
for (const { name, address } of pageKinds()) {
  test(`${name} in en is accessible wide, in light and dark, by keys`, async ({ page }) => {
    await open(page, address, 'en')
    await expectVisibleFocus(page)
    await expectNoFindings(page, [1440])
    await expectNoMotion(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectVisibleInForcedColors(page)
  })

  test(`${name} in sv is accessible narrow, in light and dark, and zoomed`, async ({ page }) => {
    await open(page, address, 'sv')
    await expectNoFindings(page, [390])
    await expectNoSidewaysScroll(page, 320)
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await expectRoomBetweenBars(page)
  })
}

async function open(page: Page, address: string, locale: 'en' | 'sv'): Promise<void> {
  test.setTimeout(120_000)
  await page.goto(inLocale(address, locale))
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expectNoMotion(page)
}

test.describe('signed in', () => {
  let context: BrowserContext

  test.beforeAll(async ({ browser, playwright }) => {
    const request = await playwright.request.newContext()
    context = await browser.newContext({
      baseURL: ORIGIN,
      storageState: await signedInState(request, ORIGIN),
      reducedMotion: 'reduce',
    })
    await request.dispose()
  })
  test.afterAll(() => context.close())

  // What a token adds is the same frame on every page: every third is looked at, English on a phone, Swedish on a desktop.
  for (const { locale, width } of [
    { locale: 'en', width: 390 },
    { locale: 'sv', width: 1440 },
  ] as const) {
    test(`pages in ${locale} are accessible at ${width} px in light and dark`, async () => {
      test.setTimeout(360_000)
      const page = await context.newPage()
      for (const { name, address } of pageKinds().filter((_, at) => at % 3 === (locale === 'en' ? 0 : 1))) {
        await page.goto(inLocale(address, locale))
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        await test.step(name, () => expectNoFindings(page, [width]))
      }
      await page.close()
    })
  }
})

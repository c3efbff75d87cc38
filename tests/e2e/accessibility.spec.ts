import { type BrowserContext, expect, test } from '@playwright/test'
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
import { inLocale, LOCALES } from './samples.ts'
import { signedInState } from './signed-in.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

for (const { name, address } of pageKinds()) {
  for (const locale of LOCALES) {
    test(`${name} in ${locale} is accessible in light and dark, narrow and wide, by keys and zoomed`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.goto(inLocale(address, locale))
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectNoMotion(page)
      await expectVisibleFocus(page)
      await expectNoFindings(page, [1440, 390])
      await expectNoMotion(page)
      await expectVisibleInForcedColors(page)
      await expectNoSidewaysScroll(page, 320)
      // 1280 × 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      await expectRoomBetweenBars(page)
    })
  }
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

  // What a token adds is the same frame on every page: English is looked at on a phone, Swedish on a desktop.
  for (const { locale, width } of [
    { locale: 'en', width: 390 },
    { locale: 'sv', width: 1440 },
  ] as const) {
    test(`every page in ${locale} is accessible at ${width} px in light and dark`, async () => {
      test.setTimeout(360_000)
      const page = await context.newPage()
      for (const { name, address } of pageKinds()) {
        await page.goto(inLocale(address, locale))
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        await test.step(name, () => expectNoFindings(page, [width]))
      }
      await page.close()
    })
  }
})

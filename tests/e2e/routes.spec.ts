import { expect, test } from '@playwright/test'
import { ARCHIVE_SHAPES } from '../../scripts/test/route-shape.ts'
import { english, swedish } from '../support/messages.ts'
import { inLocale, LOCALES, samples } from './samples.ts'
import { watchPage } from './watch-page.ts'

/** Home pages are where the trail begins, and carry none. */
const HOMES = ['/', '/{year}/']
const BREADCRUMBS = { en: english.site.breadcrumbs, sv: swedish.site.breadcrumbs }

test('following links from the home page reaches every kind of page', () => {
  const reached = samples().map((sample) => sample.shape)
  expect(ARCHIVE_SHAPES.filter((shape) => !reached.includes(shape))).toEqual([])
})

for (const { shape, address } of samples()) {
  for (const locale of LOCALES) {
    test(`${shape} in ${locale} is whole, quiet, and fits a phone`, async ({ page, baseURL }) => {
      const faults = await watchPage(page, new URL(baseURL ?? '').origin)
      const response = await page.goto(inLocale(address, locale))
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).not.toBeEmpty()
      if (!HOMES.includes(shape)) {
        const trail = page.getByRole('navigation', { name: BREADCRUMBS[locale] })
        await expect(trail.getByRole('link').first()).toBeVisible()
        await expect(trail.locator('[aria-current=page]')).toHaveCount(1)
      }
      await page.waitForLoadState('networkidle')
      expect(await faults()).toEqual([])

      await page.setViewportSize({ width: 360, height: 740 })
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(tooWide).toBeLessThanOrEqual(0)
    })
  }
}

for (const locale of LOCALES) {
  test(`an address without a page answers 404 with a page in ${locale}`, async ({ page }) => {
    const response = await page.goto(inLocale('/2025/nowhere/at-all/', locale))
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

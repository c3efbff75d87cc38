import { expect, test } from '@playwright/test'
import { ARCHIVE_SHAPES } from '../../scripts/test/route-shape.ts'
import { inLocale, LOCALES, samples } from './samples.ts'
import { watchPage } from './watch-page.ts'

test('following links from the home page reaches every kind of page', () => {
  const reached = samples().map((sample) => sample.shape)
  expect(ARCHIVE_SHAPES.filter((shape) => !reached.includes(shape))).toEqual([])
})

for (const { shape, address } of samples()) {
  for (const locale of LOCALES) {
    const path = inLocale(address, locale)

    test(`${shape} in ${locale} is whole and quiet`, async ({ page, baseURL }) => {
      const faults = await watchPage(page, new URL(baseURL ?? '').origin)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).not.toBeEmpty()
      if (!/^\/(\{year\}\/)?$/.test(shape)) {
        await expect(
          page.locator('nav.breadcrumbs, nav[aria-label="Breadcrumbs"], nav[aria-label="Brödsmulor"]'),
        ).toHaveCount(1)
      }
      await page.waitForLoadState('networkidle')
      expect(await faults()).toEqual([])
    })

    test(`${shape} in ${locale} stays within a screen of 360 px`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      const [scroll, client] = await page.evaluate(() => {
        const root = document.documentElement
        return [root.scrollWidth, root.clientWidth]
      })
      expect(scroll).toBeLessThanOrEqual(client ?? 0)
    })
  }
}

test.describe('with script off', () => {
  for (const { shape, address } of samples()) {
    test(`${shape} shows what it shows with script on`, async ({ page, browser, baseURL }) => {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      const withScript = await page.locator('main').innerText()
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const plain = await context.newPage()
      await plain.goto(address)
      const withoutScript = await plain.locator('main').innerText()
      expect(withoutScript.length).toBeGreaterThanOrEqual(withScript.length * 0.99)
      expect(withoutScript.trim()).not.toBe('')
      await context.close()
    })
  }
})

for (const locale of LOCALES) {
  test(`an address without a page answers 404 with a page in ${locale}`, async ({ page }) => {
    const response = await page.goto(inLocale('/2025/nowhere/at-all/', locale))
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

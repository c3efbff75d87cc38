import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { axeFindings } from './page-checks.ts'
import { inLocale, LOCALES, samples } from './samples.ts'

const at = (shape: string) => samples().find((page) => page.shape === shape)?.address ?? ''
const ARENAS = at('/{year}/arenas/')
const ARENA = at('/{year}/arenas/arena/*/')
const FIELD = at('/{year}/arenas/arena/*/field/*/')

/** The number of pairs of things on a plan that overlap. */
const overlaps = (page: Page, items: string) =>
  page.locator(items).evaluateAll((all) => {
    const boxes = all.map((item) => item.getBoundingClientRect())
    return boxes.flatMap((one, n) =>
      boxes
        .slice(n + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    ).length
  })

for (const locale of LOCALES)
  test(`an arena tells what is on each field by its number (${locale})`, async ({ page }) => {
    await page.goto(inLocale(ARENA, locale))
    const tiles = page.locator('.field-tile')
    expect(await tiles.count()).toBeGreaterThan(1)
    const numbers = await tiles.locator('.field-number').allTextContents()
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const text of await tiles.allTextContents()) expect(text).toMatch(/\d+–\d+|\d\d:\d\d|\d match|Live/)
    expect(await page.locator('main').textContent()).not.toMatch(/\d\d\.\d{3}/)
  })

for (const width of [320, 390, 1440])
  test(`plans cover nothing, and are touched by a finger, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of [ARENAS, ARENA, FIELD]) {
      await page.goto(address)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(
        width,
      )
      expect(await overlaps(page, '.area-map rect, .area-map foreignObject'), address).toBe(0)
      expect(await overlaps(page, '.town-map foreignObject, .town-map text'), address).toBe(0)
      // In one step: between finding and measuring the plan may be rendered anew.
      const cells = await page.evaluate(() =>
        [...document.querySelectorAll('.area-map a')].map((cell) => cell.getBoundingClientRect().width),
      )
      for (const cell of cells) expect(cell, address).toBeGreaterThanOrEqual(24)
      expect(await axeFindings(page, [], 'main')).toEqual([])
    }
  })

test('the plan of an area marks the field one is at, and leads to the others', async ({ page }) => {
  await page.goto(FIELD)
  const plan = page.locator('.area-map')
  await expect(plan.locator('[aria-current]')).toHaveCount(1)
  const other = plan.locator('a:not([aria-current])').first()
  const name = await other.getAttribute('aria-label')
  await other.click()
  await expect(page.locator('h1')).toHaveText(name ?? '')
})

test('a map is a link, and nothing of it is loaded', async ({ page, baseURL }) => {
  const foreign: string[] = []
  const own = new URL(baseURL ?? '').host
  page.on('request', (request) => {
    if (new URL(request.url()).host !== own) foreign.push(request.url())
  })
  const match = at('/{year}/matches/*/')
  for (const address of [ARENA, FIELD, match]) {
    await page.goto(address)
    const links = page.locator('.way-there a')
    await expect(links.first()).toHaveAttribute('href', /^https:\/\//)
    await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(links.last()).toHaveAttribute('href', /^geo:-?[\d.]+,-?[\d.]+$/)
  }
  expect(foreign).toEqual([])
})

import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** Scrolls to the first table that is wider than its box, and returns the place of the box; null if no table is. */
const boxOfWide = (page: Page) =>
  page.evaluate(() => {
    const box = [...document.querySelectorAll('.table-box')].find(
      (one) => one.scrollWidth > one.clientWidth + 1,
    )
    if (!box) return null
    // Below the header, which stays in view.
    scrollTo(0, scrollY + box.getBoundingClientRect().top - 300)
    return box.getBoundingClientRect().toJSON() as DOMRect
  })

/** The brightness of most of a part of the page, whatever letters are in it: red, green and blue together, from 0 to 765. */
async function brightnessOf(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const values = [...(pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])]
    const sums = values.flatMap((red, at) =>
      at % 4 === 0 ? red + (values[at + 1] ?? 0) + (values[at + 2] ?? 0) : [],
    )
    return sums.toSorted((one, other) => one - other)[sums.length >> 1] ?? 0
  }, picture)
}

/** Tables are looked at on pages that stay as they were built. */
test.beforeEach(({ context }) => context.route(/\/feed\//, (route) => route.abort()))

for (const colorScheme of ['light', 'dark'] as const)
  test(`a table that goes on beyond its edge has a shadow there until its end is reached, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    let overflowing = 0
    for (const viewport of [PHONE, DESKTOP])
      for (const address of [
        '/history/',
        '/history/records/',
        `/${builtEdition().year}/states/`,
        `/${builtEdition().year}/data/`,
      ]) {
        await page.setViewportSize(viewport)
        await page.goto(address)
        await page.evaluate(() => {
          for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true
        })
        const box = await boxOfWide(page)
        if (!box) continue
        overflowing += 1
        // The head of the table has no lines.
        const strip = { x: box.right - 4, y: box.top + 4, width: 3, height: 20 }
        const before = await brightnessOf(page, strip)
        await page.evaluate(() => {
          for (const one of document.querySelectorAll('.table-box')) one.scrollLeft = one.scrollWidth
        })
        expect
          .soft(await brightnessOf(page, strip), `${viewport.width} ${address}`)
          .toBeGreaterThan(before * 1.1)
      }
    expect(overflowing).toBeGreaterThanOrEqual(4)
  })

test('a table of years begins at the newest, without script too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL })
  const page = await context.newPage()
  const years = async (cells: string) =>
    (await page.locator(cells).allTextContents()).map(Number).filter(Boolean)
  await page.goto('/history/')
  const columns = await years('.champions-table thead th')
  expect(columns.length).toBeGreaterThan(6)
  expect(columns).toEqual(columns.toSorted((one, other) => other - one))
  await expect(page.locator('.champions-table thead th a').first()).toBeInViewport({ ratio: 1 })
  // The last year in view is cut: the eye sees that there are more.
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    const edge = await page.locator('.champions-table').evaluate((box) => box.getBoundingClientRect().right)
    const cells = await page
      .locator('.champions-table thead th')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect))
    const cut = cells.find(({ left, right }) => left < edge && right > edge)
    const inView = (edge - (cut?.left ?? edge)) / (cut?.width ?? 1)
    expect(inView).toBeGreaterThan(0.25)
    expect(inView).toBeLessThan(0.75)
  }
  await page.goto('/history/records/')
  const rows = await years('.year-records tbody th')
  expect(rows.length).toBeGreaterThan(6)
  expect(rows).toEqual(rows.toSorted((one, other) => other - one))
  await context.close()
})

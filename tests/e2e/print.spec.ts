import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { playoffs } from './playoffs.ts'
import { samples } from './samples.ts'

/** How many sheets a page takes. */
async function sheets(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** The pages with the most content among pages of one kind, of all years. */
async function largest(page: Page, addresses: readonly string[], most = 3): Promise<string[]> {
  const sizes = new Map<string, number>()
  for (const address of addresses) {
    const text = await (await page.request.get(address)).text()
    sizes.set(address, text.split(/class="(?:match|tie|says)\b/).length)
  }
  return [...addresses].sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0)).slice(0, most)
}

/** The addresses that a site map lists for the newest edition with results. */
async function listed(page: Page, kind: RegExp): Promise<string[]> {
  const year = samples()
    .map(({ address }) => /^\/(\d+)\//.exec(address)?.[1])
    .find((found) => found !== undefined)
  const text = await (await page.request.get(`/${year}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, at = '']) => new URL(at).pathname)
    .filter((address) => kind.test(address))
}

test('a play-off is one sheet, the largest of all years too', async ({ page }) => {
  test.setTimeout(180_000)
  for (const address of await largest(page, await playoffs(page), 6))
    expect(await sheets(page, address), address).toBe(1)
})

for (const [name, kind] of [
  ['team', /^\/\d+\/teams\/[^/]+\/$/],
  ['group', /\/division\/[^/]+\/$/],
  ['field', /\/field\/[^/]+\/$/],
  ['press sheet of a day', /\/press\/day\/[^/]+\/$/],
  ['press sheet of a nation', /\/press\/nation\/[^/]+\/$/],
  ['press sheet of a club', /\/press\/club\/[^/]+\/$/],
] as const)
  test(`a ${name} is one sheet, the one with the most matches too`, async ({ page }) => {
    test.setTimeout(180_000)
    const all = await listed(page, kind)
    expect(all.length).toBeGreaterThan(0)
    for (const address of await largest(page, all)) expect(await sheets(page, address), address).toBe(1)
  })

test('the sheet of a field says what is said in the place of a score', async ({ page }) => {
  let words = 0
  await page.emulateMedia({ media: 'print' })
  for (const address of await listed(page, /\/field\/[^/]+\/$/)) {
    await page.goto(address)
    const found = page.locator('.goals.word')
    words += await found.count()
    for (const one of await found.all()) await expect(one).toBeVisible()
  }
  expect(words).toBeGreaterThan(0)
})

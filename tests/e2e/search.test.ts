import { expect, type Page } from '@playwright/test'
import { HOSTILE_SEARCHES } from '../../scripts/test/hostile-searches.ts'
import { test } from './journey.ts'
import { axeFindings } from './page-checks.ts'
import { inLocale, type LOCALES, samples } from './samples.ts'
import { longIf } from './tags.ts'
import { watchPage } from './watch-page.ts'

interface Schedule {
  readonly nations: readonly (readonly [code: string, key: string, names: readonly string[], known: number])[]
  readonly categories: readonly (readonly [string, string, string, string])[]
  readonly teams: readonly (readonly [string, string])[]
  readonly matches: { readonly numbers: readonly (string | null)[] }
}

/** The address of the search page that links lead to. */
function searchAddress(): string {
  const sample = samples().find(({ shape }) => shape === '/{year}/search/')
  if (!sample) throw new Error('No page links to a search page.')
  return sample.address
}
const scheduleAddress = () => searchAddress().replace(/search\/$/, 'schedule.json')
const readSchedule = async (page: Page) =>
  (await (await page.request.get(scheduleAddress())).json()) as Schedule
const box = (page: Page) => page.getByRole('searchbox')
const hits = (page: Page) => page.locator('.search-hit')

async function open(page: Page, query?: string, locale: (typeof LOCALES)[number] = 'en') {
  const address = inLocale(searchAddress(), locale)
  await page.goto(query === undefined ? address : `${address}?q=${encodeURIComponent(query.toWellFormed())}`)
  await page.locator('astro-island:not([ssr])').first().waitFor()
}

test('finds as one types, with one request for each file, and marks what it found', async ({
  page,
  baseURL,
}) => {
  const faults = await watchPage(page, new URL(baseURL ?? '').origin)
  const requests: string[] = []
  page.on('request', (request) => {
    if (/(?:search|schedule)\.json$/.test(request.url())) requests.push(request.url())
  })
  await open(page)
  const { teams } = await readSchedule(page)
  const name = teams.map((team) => team[1]).find((text) => /^[\p{L} ]{8,}$/u.test(text)) ?? ''
  await box(page).pressSequentially(name.toUpperCase())
  await expect(hits(page).first()).toContainText(name)
  await expect(page.locator('.search mark').first()).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name.toUpperCase())
  expect(requests).toHaveLength(2)
  expect(await faults()).toEqual([])
})

test('understands a class, a nation and the number of a match', async ({ page }) => {
  await open(page)
  const { categories, nations, matches } = await readSchedule(page)
  const first = page.locator('.search-group').first()
  for (const [query, kind] of [
    [categories.find(([, short]) => /^[BG]\d+$/.test(short))?.[1] ?? '', 'category'],
    [nations[0]?.[2][0] ?? '', 'nation'],
    [`#${matches.numbers.find((number) => number !== null)}`, 'match'],
  ] as const) {
    await box(page).fill(query)
    await expect(first.locator('.search-hit').first()).toHaveClass(new RegExp(`is-${kind}`))
  }
})

test('works by keyboard alone: into the hits, back to the box, emptied by Escape', async ({ page }) => {
  await open(page)
  const { categories } = await readSchedule(page)
  await box(page).focus()
  await page.keyboard.type(categories[0]?.[1] ?? '')
  await expect(hits(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(hits(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(hits(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await expect(hits(page)).toHaveCount(0)
})

test('comes back to what was found, and steps back to what was looked for before', async ({ page }) => {
  await open(page)
  const { categories, nations } = await readSchedule(page)
  const [one, other] = [categories[0]?.[1] ?? '', nations[0]?.[1] ?? '']
  await box(page).fill(one)
  await box(page).press('Enter')
  await box(page).fill(other)
  await box(page).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === other)
  await hits(page).first().click()
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(box(page)).toHaveValue(other)
  await expect(hits(page).first()).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue(one)
  await expect(page.getByText(`“${one}”`).first()).toBeVisible()
})

test('remembers what was looked for until told to forget', async ({ page }) => {
  await open(page, 'some words')
  await box(page).press('Enter')
  await open(page)
  const recent = page.getByRole('region', { name: /recent/i })
  await recent.getByRole('link', { name: 'some words' }).click()
  await expect(box(page)).toHaveValue('some words')
  await box(page).press('Escape')
  await recent.getByRole('button').click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(box(page)).toBeVisible()
  await expect(recent).toHaveCount(0)
})

for (const [state, spoil] of [
  [
    'blocked',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
  ],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
  ['corrupt', "localStorage.setItem('recent-searches', '[1,{')"],
] as const) {
  test(`works with storage that is ${state}`, async ({ page, baseURL }) => {
    await page.addInitScript(spoil)
    const faults = await watchPage(page, new URL(baseURL ?? '').origin)
    await open(page, 'nothing like it')
    await box(page).press('Enter')
    await box(page).press('Escape')
    await expect(page.getByRole('link', { name: 'nothing like it' })).toBeVisible()
    expect(await faults()).toEqual([])
  })
}

test('goes on without network once it is loaded', async ({ page, context }) => {
  await open(page)
  const { categories } = await readSchedule(page)
  await box(page).fill('x')
  await expect(page.getByText(/“x”/).first()).toBeVisible()
  await context.setOffline(true)
  await box(page).fill(categories[0]?.[1] ?? '')
  await expect(hits(page).first()).toBeVisible()
})

test('says that it could not be loaded, and tries again when asked', async ({ page }) => {
  let isBroken = true
  await page.route('**/search.json', (route) =>
    isBroken ? route.fulfill({ status: 503 }) : route.continue(),
  )
  const { categories } = await readSchedule(page)
  await page.goto(`${searchAddress()}?q=${encodeURIComponent(categories[0]?.[1] ?? '')}`)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  isBroken = false
  await retry.click()
  await expect(hits(page).first()).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('sixty hostile texts run nothing', longIf(true), async ({ page, baseURL }) => {
  test.setTimeout(360_000)
  expect(new Set(HOSTILE_SEARCHES).size).toBe(60)
  const faults = await watchPage(page, new URL(baseURL ?? '').origin)
  page.on('dialog', (dialog) => dialog.dismiss())
  for (const [at, text] of HOSTILE_SEARCHES.entries()) {
    // Half of them come by the address, half are typed.
    if (at % 2 === 0) await open(page, text)
    else await box(page).fill(text.toWellFormed())
    await expect(page.locator('.search-summary')).toBeVisible()
    const typed = await box(page).inputValue()
    expect(typed.length, text).toBeGreaterThan(0)
    await box(page).press('Enter')
    // A name itself may contain markup. The page shows the name and the query as text.
    const elements = await page
      .locator('.search')
      .locator('script, iframe, object, base, embed, img, style')
      .count()
    expect(elements, text).toBe(0)
    expect(await page.evaluate(() => 'hostile' in window), text).toBe(false)
  }
  await open(page)
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
  expect(await faults()).toEqual([])
})

test('with script off the box still leads here, and the page says where else to look', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(searchAddress())
  await box(page).fill('Heden 7')
  await box(page).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'Heden 7')
  await expect(page.locator('noscript > p')).toContainText('needs script')
  for (const name of ['Age categories', 'Nations', 'Arenas'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  await context.close()
})

for (const { colorScheme, locale } of [
  { colorScheme: 'light', locale: 'en' },
  { colorScheme: 'dark', locale: 'sv' },
] as const)
  test(`axe finds nothing in what it found, ${colorScheme}, ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, baseURL })
    const page = await context.newPage()
    await page.addInitScript((chosen) => localStorage.setItem('app-lang', chosen), locale)
    for (const [query, width] of [
      ['', 360],
      ['ik', 360],
      ['1', 1440],
      ['qqzzqqzz', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, query, locale)
      if (query !== '') await page.locator('.search-summary').waitFor()
      expect(await axeFindings(page)).toEqual([])
      const [scroll, client] = await page.evaluate(() => {
        const root = document.documentElement
        return [root.scrollWidth, root.clientWidth]
      })
      expect(scroll).toBeLessThanOrEqual(client ?? 0)
    }
    await context.close()
  })

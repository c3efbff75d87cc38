import { type BrowserContext, expect, type Page, type Route } from '@playwright/test'
import { test } from './journey.ts'
import { hydrated } from './page-checks.ts'
import { inLocale, samples } from './samples.ts'
import { longIf } from './tags.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

/** The words of the names, scores, tables and headings of a page, which people read it for, with how often each occurs. */
async function resultsOf(page: Page): Promise<Map<string, number>> {
  const words = await page.evaluate(() => {
    const places = [...document.querySelectorAll('main :is(h1, h2, h3, bdi, td, th, .goals, .score)')]
    return (
      places
        .filter((place) => !place.parentElement?.closest('h1, h2, h3, bdi, td, th, .goals, .score'))
        .filter((place) => place.checkVisibility())
        // This form makes addresses and shows no results. Readers without script find each address in the list.
        .filter((place) => !place.closest('.screen-form'))
        .flatMap((place) => place.textContent?.split(/\s+/) ?? [])
        .filter((word) => word !== '')
    )
  })
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

async function addDays(page: Page, counts: Map<string, number>): Promise<void> {
  const days = await page
    .locator('main a[href*="/matches/day/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))])
  for (const day of days) {
    await page.goto(day)
    for (const [word, times] of await resultsOf(page)) counts.set(word, (counts.get(word) ?? 0) + times)
  }
}

/** The share of the words of one page that another page has too, from 0 to 1. */
function share(of: ReadonlyMap<string, number>, there: ReadonlyMap<string, number>): number {
  let all = 0
  let found = 0
  for (const [word, times] of of) {
    all += times
    found += Math.min(times, there.get(word) ?? 0)
  }
  return all === 0 ? 1 : found / all
}

type Open = (context: BrowserContext) => Promise<unknown>
const answerScripts = (how: (route: Route) => Promise<void>): Open => {
  return (context) => context.route(/\/_astro\/.*\.js$/, how)
}
const nothing: Open = async () => undefined
const gone = answerScripts((route) => route.fulfill({ status: 404 }))
const blocked = answerScripts((route) => route.abort())

/** Each kind of page is opened in each language: half of the kinds with script off, half with script that fails. */
const SWEEPS = [
  { name: 'off', locale: 'en', turn: 0, open: nothing },
  { name: 'off', locale: 'sv', turn: 1, open: nothing },
  { name: 'gone from the server', locale: 'en', turn: 1, open: gone },
  { name: 'blocked on the way', locale: 'sv', turn: 0, open: blocked },
] as const

for (const { name, locale, turn, open } of SWEEPS) {
  test(
    `where script is ${name}, every second kind of page in ${locale} has its results`,
    longIf(name !== 'off'),
    async ({ browser, page }) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({ baseURL: ORIGIN, javaScriptEnabled: name !== 'off' })
      await open(context)
      const plain = await context.newPage()
      // The test compares the pages as built, without what has been played since.
      await page.route('**/feed/**', (route) => route.abort())
      const kinds = samples().filter((_, at) => at % 2 === turn)
      for (const { shape, address } of kinds) {
        await page.goto(inLocale(address, locale))
        await hydrated(page)
        await plain.goto(inLocale(address, locale))
        const found = await resultsOf(plain)
        // With script the live center lists all days at once. Without script it links to each day.
        if (shape === '/{year}/matches/') await addDays(plain, found)
        expect.soft(found.size, shape).toBeGreaterThan(0)
        expect.soft(share(await resultsOf(page), found), shape).toBeGreaterThanOrEqual(0.99)
      }
      await context.close()
    },
  )
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('from home to a match of a day, in another year and the other language', async ({ page }) => {
    const follow = async (place: string, to: RegExp) => {
      await page.locator(place).first().click()
      await expect(page).toHaveURL(to)
      await expect(page.locator('h1')).toBeVisible()
    }
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto('/')
    await page.locator('.drawer summary').click()
    await follow('.drawer-list a[href$="/categories/"]', /\/categories\/$/)
    await follow('main a[href*="/categories/b1"]', /\/categories\/[^/]+\//)
    await follow('main a[href*="/division/"]', /\/division\/[^/]+\/$/)
    await follow('main table a[href*="/teams/"]', /\/teams\/[^/]+\/$/)
    await follow('main a.match', /\/matches\/[^/]+\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/teams\/[^/]+\/$/)

    await follow('.foot a[href$="/matches/"]', /\/matches\/$/)
    await follow('main a[href*="/matches/day/"]', /\/matches\/day\/[\d-]+\/$/)
    await follow('main a[href*="/matches/"]:not([href*="/day/"])', /\/matches\/[^/]+\/$/)

    await page.locator('.years summary').click()
    const year = (await page.locator('.years-list a:not([aria-current])').first().innerText()).trim()
    await follow('.years-list a:not([aria-current])', new RegExp(`/${year}/`))
    await page.locator('a[data-lang=sv]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    expect(page.url()).toContain(`/sv/${year}/`)
  })

  test('nothing stands there that only script would answer', async ({ page }) => {
    for (const { shape, address } of samples()) {
      await page.goto(address)
      const dead = await page
        .locator('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility() && !(button as HTMLButtonElement).form)
            .map((button) => button.outerHTML.slice(0, 120)),
        )
      expect.soft(dead, shape).toEqual([])
    }
  })
})

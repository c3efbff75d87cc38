import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { hydrated } from './page-checks.ts'

const STOPS_AT_MOST = 250

/** Presses Tab until the place has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor({ state: 'attached' })
  for (let stop = 0; stop < STOPS_AT_MOST; stop++) {
    await page.keyboard.press('Tab')
    if (await place.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`No way by Tab to ${place}.`)
}

async function follow(page: Page, place: Locator, to: RegExp): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(to)
  await expect(page.locator('h1')).toBeVisible()
}

/** Follows the skip link to the content, past header and menus. */
async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.locator('.skip'))
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
}

test('from home to a match and back, by keys alone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await follow(page, page.locator('.topnav a[href$="/categories/"]'), /\/categories\/$/)
  await skipToContent(page)
  await follow(
    page,
    page.locator('main a[href*="/categories/b1"]').first(),
    /\/categories\/[^/]+\/(teams\/)?$/,
  )
  await skipToContent(page)
  await follow(page, page.locator('main a[href*="/division/"]').first(), /\/division\/[^/]+\/$/)
  await skipToContent(page)
  await follow(page, page.locator('main table a[href*="/teams/"]').first(), /\/teams\/[^/]+\/$/)
  await skipToContent(page)
  const match = page.locator('main a.match[href*="/matches/"]').last()
  await tabTo(page, match)
  const team = page.url()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/matches\/[^/]+\/$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(team)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place * 0.9)
})

test('a search is made and followed by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await follow(page, page.locator('.tools a[href$="/search/"]'), /\/search\/$/)
  await hydrated(page)
  const box = page.locator('main input[name=q]')
  if (!(await box.evaluate((element) => element === document.activeElement))) await tabTo(page, box)
  await page.keyboard.type('g14')
  const hits = page.locator('main a.search-hit[href*="/categories/"]')
  await expect(hits.first()).toBeVisible()
  await follow(page, hits.first(), /\/categories\/[^/]+\//)
})

test('the drawer, the edition and the language are chosen by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/')
  await tabTo(page, page.locator('.drawer summary'))
  await page.keyboard.press('Enter')
  await follow(page, page.locator('.drawer-list a[href$="/nations/"]'), /\/nations\/$/)
  await tabTo(page, page.locator('.years summary'))
  await page.keyboard.press('Enter')
  const other = page.locator('.years-list a:not([aria-current])').last()
  const year = (await other.innerText()).trim()
  await follow(page, other, new RegExp(`/${year}/`))
  await tabTo(page, page.locator('a[data-lang=sv]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/sv/${year}/`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
})

for (const kind of ['', 'matches/', 'search/?q=g14']) {
  test(`Tab goes through /{year}/${kind} from the first stop to the last, and is caught nowhere`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    const home = await page.locator('.topnav a').first().getAttribute('href')
    await page.goto(`${home}${kind}`)
    await hydrated(page)
    await page.locator('.skip').focus()
    const stays = () =>
      page.evaluate(() => {
        const { activeElement } = document
        const isTwice = activeElement?.hasAttribute('data-visited') === true
        activeElement?.setAttribute('data-visited', '')
        return {
          isTwice,
          isLast: activeElement?.closest('.foot') !== null && activeElement !== document.body,
        }
      })
    for (let stop = 0; stop < 1500; stop++) {
      const { isTwice, isLast } = await stays()
      expect(isTwice, `stop ${stop}`).toBe(false)
      if (isLast) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The footer is out of reach.')
  })
}

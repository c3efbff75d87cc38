import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import { waiting } from './tags.ts'
import { watchPage } from './watch-page.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'

const edition = builtEdition()
let center: string

test.beforeEach(({ feedProxy }) => {
  center = `${feedProxy.origin}/${edition.year}/matches/`
})

const matches = () => edition.divisions.flatMap((division) => division.matches)
const played = () => matches().filter(({ homeTeamId, awayTeamId }) => homeTeamId && awayTeamId)
const one = <T>(list: readonly T[]): T => {
  const [first] = list
  if (first === undefined) throw new Error('The edition under test has none.')
  return first
}

/** Waits until the matches asked for are found and stand in place of the matches being played. */
async function isFound(page: Page): Promise<void> {
  await expect(page.locator('.day-plan').first()).toBeVisible({ timeout: 10_000 })
  await expect(page.locator('#body')).toBeHidden()
}
/** How many matches were found. */
async function total(page: Page): Promise<number> {
  await isFound(page)
  return Number(/\d+/.exec((await page.locator('h2#found').textContent()) ?? '')?.[0])
}
const isTotal = (page: Page, fits: (count: number) => boolean) =>
  expect.poll(async () => fits(await total(page)), { timeout: 10_000 }).toBe(true)
/** Touches the filter, which sleeps until then. */
async function touchFilter(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find matches' }).click()
  await page.waitForLoadState('networkidle')
}

test('what is asked stands in the address, comes back by it and goes by the back button', async ({
  page,
  feedProxy: proxy,
}) => {
  const finding = await watchPage(page, proxy.origin)
  await page.goto(center)
  await touchFilter(page)
  const { categoryId } = one(edition.divisions)
  await page.locator('select[name=class]').selectOption(categoryId)
  await expect(page).toHaveURL(new RegExp(`\\?class=${categoryId}$`))
  const ofClass = await total(page)
  await page.getByRole('radio', { name: 'Finished' }).check()
  await expect(page).toHaveURL(/class=.*&state=finished$/)
  await isTotal(page, (found) => found < ofClass)
  const shared = page.url()

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`\\?class=${categoryId}$`))
  await isTotal(page, (found) => found === ofClass)
  await page.goBack()
  await expect(page).toHaveURL(center)
  await expect(page.locator('select[name=class]')).toHaveValue('')
  await expect(page.locator('#body')).toBeVisible()

  await page.goto(shared)
  await isFound(page)
  await expect(page.locator('select[name=class]')).toHaveValue(categoryId)
  await expect(page.getByRole('radio', { name: 'Finished' })).toBeChecked()
  await page.getByRole('button', { name: /^Without Finished/ }).click()
  await isTotal(page, (found) => found === ofClass)
  expect(await finding()).toEqual([])
})

test('a text finds a team without its marks, and nothing found leads out again', async ({ page }) => {
  await page.goto(center)
  await touchFilter(page)
  const { homeTeamName = '' } = one(played())
  const box = page.getByRole('searchbox', { name: 'Find matches' })
  await box.fill(homeTeamName.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
  await expect(page).toHaveURL(/\?q=/)
  await expect(page.locator('.day-plan [data-line]').first()).toContainText(homeTeamName)
  await box.fill('zzzz')
  await expect(page.getByText('No match fits all of these filters.')).toBeVisible()
  await expect(page.locator('.live-center [role=status]').first()).toContainText('No match fits', {
    timeout: 8000,
  })
  await page.getByRole('button', { name: 'Show all matches' }).click()
  await expect(page).toHaveURL(center)
  await expect(box).toHaveValue('')
  await expect(page.locator('h2#live, h2#next, h2#latest').first()).toBeVisible()
})

test('no page of matches has more than 3 000 elements, and every match found can be reached', async ({
  page,
}) => {
  const elements = () => page.locator('*').count()
  await page.goto(center)
  expect(await elements()).toBeLessThan(3000)
  await page.goto(`${center}?state=finished`)
  const found = await total(page)
  expect(found).toBeGreaterThan(100)
  expect(await elements()).toBeLessThan(3000)
  const stated = await page.locator('.day-plan > summary .quiet').allTextContents()
  expect(stated.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(found)
  const folded = page.locator('.day-plan:not([open])').first()
  const other = page.locator(`.day-plan[data-day="${await folded.getAttribute('data-day')}"]`)
  await other.locator('summary').first().click()
  await expect(other.locator('[data-line]').first()).toBeVisible()
  expect(await elements()).toBeLessThan(3000)
})

test(
  'a score is on the board and in the list within one poll',
  waiting,
  async ({ page, feedProxy: proxy }) => {
    test.setTimeout(120_000)
    const list = await page.context().newPage()
    await page.goto(center)
    await expect(page.locator('.live-line')).toContainText(/\d\d:\d\d/, { timeout: 8000 })
    const match = one(played().filter(({ isLive, isFinished }) => isLive && !isFinished))
    proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
    const row = page.locator(`section[aria-labelledby="live"] a[href$="/matches/${match.id}/"]`)
    await expect(row).toContainText('87', { timeout: 20_000 })
    await list.goto(`${center}?state=live`)
    await expect(list.locator(`.day-plan a[href$="/matches/${match.id}/"]`)).toContainText('87–86', {
      timeout: 20_000,
    })
    const { isLive: _live, ...over } = match
    proxy.report({ ...over, isFinished: true, homeScore: 88, awayScore: 86 })
    await expect(row).toHaveCount(0, { timeout: 20_000 })
    await expect(list.locator(`.day-plan a[href$="/matches/${match.id}/"]`)).toHaveCount(0, {
      timeout: 20_000,
    })
  },
)

test('the arrow keys go from the box through the matches, Escape empties the box', async ({ page }) => {
  await page.goto(`${center}?state=live`)
  await isFound(page)
  const box = page.getByRole('searchbox', { name: 'Find matches' })
  await box.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.day-plan [data-line]').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
  await page.keyboard.type('x')
  await expect(page).toHaveURL(/q=x/)
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
})

test('on a phone nothing scrolls sideways, and the choices fold', async ({ page, feedProxy: proxy }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['matches/', 'matches/?state=live', 'streams/']) {
    await page.goto(`${proxy.origin}/sv/${edition.year}/${path}`)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
  await page.goto(`${proxy.origin}/sv/${edition.year}/matches/`)
  const choice = page.locator('select[name=class]')
  await expect(choice).toBeHidden()
  await page.getByText('Klass, plan, nation').click()
  await expect(choice).toBeVisible()
})

test('without the schedule the built lists stay, and it says why', async ({ page }) => {
  await page.route('**/schedule.json', (route) => route.fulfill({ status: 503 }))
  await page.goto(`${center}?state=live`)
  await expect(page.getByText('the server refused them').last()).toBeVisible()
  await expect(page.locator('h2#live, h2#next, h2#latest').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Days' })).toBeVisible()
  await page.unroute('**/schedule.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await isFound(page)
})

test('without script the matches are there by day', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${ORIGIN}/${edition.year}/matches/`)
  await expect(page.locator('h2#live, h2#next, h2#latest').first()).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Find matches' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').first().click()
  await expect(page.locator('.rows a').first()).toBeVisible()
  await context.close()
})

test('a past edition loads no React before it is asked', async ({ page, request }) => {
  const sitemap = await (await request.get(`${ORIGIN}/sitemap.xml`)).text()
  const year = one(
    [...sitemap.matchAll(/\/(\d{4})\//g)]
      .map(([, found]) => found)
      .filter((found) => found !== edition.year)
      .slice(-1),
  )
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto(`${ORIGIN}/${year}/matches/`)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /react|client\.|island/.test(url))).toEqual([])
  await touchFilter(page)
  await page.getByRole('searchbox', { name: 'Find matches' }).fill('1')
  await expect(page).toHaveURL(/\?q=1/)
  await isFound(page)
})

test(
  'the not-found page shows what the service knows, or says that there is nothing',
  waiting,
  async ({ page, feedProxy: proxy }) => {
    const late = one(played())
    const gone = `/${edition.year}/matches/${late.id}/`
    const missing = await (await fetch(`${ORIGIN}/${edition.year}/matches/nowhere/`)).text()
    await page.route(`**${gone}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: missing }),
    )
    const response = await page.goto(proxy.origin + gone)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${late.homeTeamName} – ${late.awayTeamName}`,
    )
    await expect(page.locator('.scoreboard')).toContainText(late.awayTeamName ?? '')
    proxy.report({ ...late, isLive: true, homeScore: 87, awayScore: 86 })
    await expect(page.locator('.scoreboard')).toContainText('87', { timeout: 20_000 })

    await page.goto(`${proxy.origin}/sv/${edition.year}/teams/kalle-anka/`)
    await expect(page.getByText('Resultattjänsten är också tillfrågad')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('kalle anka')
    await page.getByRole('button', { name: 'Sök' }).click()
    await expect(page).toHaveURL(new RegExp(`/sv/${edition.year}/search/\\?q=kalle`))

    await page.route('**/graphql?**', (route) => route.fulfill({ status: 503 }))
    await page.goto(`${proxy.origin}/${edition.year}/matches/nowhere/`)
    await expect(page.getByText('the results service does not answer')).toBeVisible()
    await page.unroute('**/graphql?**')
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect(page.getByText('The results service was asked too')).toBeVisible()
  },
)

test('a stream asks nothing of its provider before play is pressed', async ({ page, feedProxy: proxy }) => {
  const finding = await watchPage(page, proxy.origin)
  await page.goto(`${proxy.origin}/${edition.year}/streams/`)
  const links = page.locator('.stream-card h3 a')
  await expect(links.first()).toBeVisible()
  for (const address of await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  )) {
    await page.goto(proxy.origin + address)
    await expect(page.locator('iframe')).toHaveCount(0)
    const way = page.locator('.stream-poster a, .stream-open a').first()
    await expect(way).toHaveAttribute('href', /^https:/)
    await expect(way).toHaveAttribute('rel', /noopener/)
  }
  expect(await finding()).toEqual([])
})

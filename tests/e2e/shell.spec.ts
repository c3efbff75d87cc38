import { expect, type Page } from '@playwright/test'
import { english, swedish } from '../support/messages.ts'
import { test } from './journey.ts'
import { axeFindings } from './page-checks.ts'
import { refuseCopying } from './refuse-copying.ts'
import { samples } from './samples.ts'
import { watchPage } from './watch-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

function sample(shape: string): string {
  const found = samples().find((each) => each.shape === shape)
  if (!found) throw new Error(`The site has no page of the shape ${shape}.`)
  return found.address
}

/** The address of the home of a past year: the last one in the edition dropdown. */
async function pastHome(page: Page): Promise<string> {
  await page.goto('/')
  const address = await page.locator('.years-list a').last().getAttribute('href')
  if (address === null) throw new Error('The edition dropdown leads nowhere.')
  return address
}

/** A play-off whose teams are known, of whichever year has one. */
async function drawnPlayoff(page: Page): Promise<string> {
  const textOf = async (address: string) => (await page.request.get(address)).text()
  const linksIn = (html: string, shape: RegExp) =>
    [...html.matchAll(shape)].map(([, address = '']) => address)
  for (const home of linksIn(await textOf('/'), /href="(\/\d+\/)"/g))
    for (const address of linksIn(await textOf(home), /href="([^"]*\/playoff\/[^"]*)"/g))
      if (/<a class="tie.*data-team=/s.test(await textOf(address))) return address
  throw new Error('No play-off has teams.')
}

for (const { menu, width } of [
  { menu: 'details.years', width: 1280 },
  { menu: 'details.drawer', width: 390 },
]) {
  test(`${menu} opens by key, closes on Escape, outside and when the focus leaves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const details = page.locator(menu)
    const summary = details.locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(details).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(details.locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(details).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()

    await summary.click()
    await expect(details).toHaveAttribute('open')
    await page.mouse.click(5, 780)
    await expect(details).not.toHaveAttribute('open')

    await summary.click()
    await details.locator('a:visible, button:visible').last().focus()
    await page.keyboard.press('Tab')
    await expect(details).not.toHaveAttribute('open')
  })
}

test('the year banner goes when it is dismissed, for the session and that year', async ({ page }) => {
  const past = await pastHome(page)
  await page.goto(past)
  const banner = page.locator('.banner')
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: english.banner.dismiss }).click()
  await expect(banner).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  await page.goto(`${past}categories/`)
  await expect(banner).toBeHidden()
  const other = await page.locator('.years-list a').nth(-2).getAttribute('href')
  await page.goto(other ?? '')
  await expect(banner).toBeVisible()
})

test('the chosen language opens the next visit, and nothing of the other is seen', async ({ page }) => {
  await page.goto('/')
  await page.locator('a[data-lang=sv]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  expect(await page.evaluate(() => localStorage.getItem('app-lang'))).toBe('sv')
  const painted: string[] = []
  await page.exposeFunction('tellPainted', (language: string) => painted.push(language))
  await page.addInitScript(() => {
    const { tellPainted } = window as unknown as { tellPainted(language: string): void }
    new PerformanceObserver(() => tellPainted(document.documentElement.lang)).observe({
      type: 'paint',
      buffered: true,
    })
  })
  await page.goto('/?from=afar#content')
  await expect(page).toHaveURL(/\/sv\/\?from=afar#content$/)
  await expect(page.getByRole('link', { name: swedish.nav.search })).toBeVisible()
  await expect.poll(() => painted.length).toBeGreaterThan(0)
  expect(new Set(painted)).toEqual(new Set(['sv']))
})

test('a search goes along to another language and another year', async ({ page }) => {
  await page.goto(`${sample('/{year}/search/')}?q=b14`)
  await page.locator('a[data-lang=sv]').click()
  await expect(page).toHaveURL(/\/sv\/\d+\/search\/\?q=b14$/)
  await page.locator('details.years summary').click()
  await page.locator('.years-list a').last().click()
  await expect(page).toHaveURL(/\/sv\/\d+\/search\/\?q=b14$/)
})

test('a year without the page leads to the nearest one, which says so without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(sample('/{year}/matches/*/'))
  await expect(page.locator('#nearest')).toBeHidden()
  const other = page.locator('.years-list a:not([aria-current])').first()
  const year = (await other.innerText()) || (await other.textContent())
  await page.locator('details.years summary').click()
  await other.click()
  await expect(page.locator('#nearest')).toHaveText(
    english.site.nearest.replace('{{year}}', year?.trim() ?? ''),
  )
  await expect(page.locator('#nearest')).toBeVisible()
  await context.close()
})

test('a year without the page names what it lacks, where script runs', async ({ page }) => {
  await page.goto(sample('/{year}/matches/*/'))
  const name = (await page.locator('h1').textContent())?.trim() ?? ''
  await page.locator('details.years summary').click()
  const other = page.locator('.years-list a:not([aria-current])').first()
  const year = (await other.innerText()).trim()
  await other.click()
  await expect(page.locator('#nearest')).toHaveText(
    english.site.nearestNamed.replace('{{name}}', name).replace('{{year}}', year),
  )
  await page.reload()
  await expect(page.locator('#nearest')).toHaveText(english.site.nearest.replace('{{year}}', year))
})

test('a team named by ?team= has its path through the bracket marked and in view', async ({ page }) => {
  const address = await drawnPlayoff(page)
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto(address)
  const lines = page.locator('.bracket-box .line[data-team]')
  await expect(page.locator('.on-path')).toHaveCount(0)
  const team = (await lines.last().getAttribute('data-team')) ?? ''
  await page.goto(`${address}?team=${encodeURIComponent(team)}`)
  const marked = page.locator('.line.on-path')
  await expect(marked.first()).toBeVisible()
  // Read in one go: the cup goes on, and meanwhile a result may bring the team into the next round.
  const isRightlyMarked = () =>
    lines.evaluateAll(
      (all, id) =>
        all.every((line) => (line.getAttribute('data-team') === id) === line.classList.contains('on-path')),
      team,
    )
  await expect.poll(isRightlyMarked).toBe(true)
  await expect(page.locator('.tie.on-path').first()).toBeInViewport()
  await expect(marked.first()).toHaveCSS('font-weight', /^[789]\d\d$/)
})

test('a path stays marked when a result renders a tie anew', async ({ page }) => {
  await page.goto(await drawnPlayoff(page))
  const address = page.url()
  const line = page.locator('.bracket-box .line[data-team]').last()
  await page.goto(`${address}?team=${encodeURIComponent((await line.getAttribute('data-team')) ?? '')}`)
  await expect(line).toHaveClass(/on-path/)
  await line.evaluate((old) => old.parentElement?.replaceChildren(old.cloneNode(true)))
  await line.evaluate((made) => made.setAttribute('class', 'line won'))
  await expect(line).toHaveClass(/on-path/)
})

test('the focus on a tie marks a path, and leaving it takes the mark away', async ({ page }) => {
  await page.goto(await drawnPlayoff(page))
  const tie = page.locator('.bracket-box a.tie').first()
  await tie.focus()
  await expect(tie).toHaveClass(/on-path/)
  await page.locator('.logo').focus()
  await expect(page.locator('.on-path')).toHaveCount(0)
})

test('a page whose address cannot be copied says where to take it from', async ({ page }) => {
  await refuseCopying(page)
  await page.goto(sample('/{year}/matches/*/'))
  const share = page.locator('.share-button').first()
  await share.click()
  await expect(share.getByRole('status')).toContainText(english.share.refused)
})

test('inside an app the shell steps back, and stays so for the session', async ({ page }) => {
  await page.goto('/?app=1')
  await expect(page.locator('.masthead')).toBeHidden()
  await expect(page.locator('.foot')).toBeHidden()
  await page.goto(sample('/{year}/categories/'))
  await expect(page.locator('.masthead')).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
  await page.goto('/?app=0')
  await expect(page.locator('.masthead')).toBeVisible()
})

test('inside an app a bar says where one is, and leads back to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/?app=1')
  await expect(page.locator('.app-bar')).toHaveCount(0)
  await page.goto(sample('/{year}/matches/'))
  await page.evaluate(() => scrollTo(0, 300))
  const match = page.locator('main a[href*="/matches/"]:not([href*="/day/"])').nth(3)
  await match.click()
  await expect(page).toHaveURL(/\/matches\/[^/]+\/$/)
  const back = page.locator('.app-back')
  await expect(back).toBeVisible()
  await expect(back).toHaveAttribute('href', /\/(?:division|playoff)\//)
  await back.click()
  await expect(page).toHaveURL(new RegExp(`${sample('/{year}/matches/')}$`))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
})

test('on a phone the header goes while one reads on, and comes back upwards and by key', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto(sample('/{year}/matches/day/*/'))
  const header = page.locator('.logo')
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, 700)
  await expect(header).not.toBeInViewport()
  await header.focus()
  await expect(header).toBeInViewport()
  await page.locator('main').focus()
  await page.mouse.wheel(0, -100)
  await expect(header).toBeInViewport()
})

test('advertisements say what they are, and lead out safely', async ({ page }) => {
  await page.goto('/2026/')
  for (const place of ['main .ads', '.foot .ads']) {
    await expect(page.locator(place)).toContainText(english.home.advertisement)
    for (const link of await page.locator(`${place} a`).all()) {
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored')
    }
  }
})

test('where the browser allows no storage the shell does all the same', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError')
        },
      })
  })
  const faults = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.goto(await pastHome(page))
  await page.locator('.banner button').click()
  await expect(page.locator('.banner')).toBeHidden()
  await page.locator('a[data-lang=sv]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await page.goto('/?app=1')
  await expect(page.locator('.masthead')).toBeHidden()
  expect(await faults()).toEqual([])
})

test('a part that fails to load has the page loaded again, once', async ({ page }) => {
  let visits = 0
  page.on('load', () => {
    visits += 1
  })
  await page.route(/search\.island\.[^/]*\.js/, (route) => route.abort())
  await page.goto(`${sample('/{year}/search/')}?q=b14`)
  await expect.poll(() => visits, { timeout: 10_000 }).toBe(2)
  await page.waitForTimeout(2500)
  expect(visits).toBe(2)
  await expect(page).toHaveURL(/\?q=b14$/)
})

test('the script of a page that fails to load has the page loaded again at its target, once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url())
  })
  await page.route(/\/_astro\/Page\.[^/]*\.js/, (route) => route.abort())
  await page.goto(`${sample('/{year}/search/')}?q=b14#content`).catch(() => undefined)
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(2)
  await page.waitForTimeout(2500)
  expect(asked).toHaveLength(2)
  await expect(page).toHaveURL(/\?q=b14#content$/)
})

test('the open menus, the banner and the sentence of the nearest page are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${await pastHome(page)}categories/#nearest`)
  await expect(page.locator('#nearest')).toBeVisible()
  for (const menu of ['details.drawer', 'details.years']) {
    await page.locator(`${menu} summary`).click()
    await expect(page.locator(menu)).toHaveAttribute('open')
    expect(await axeFindings(page)).toEqual([])
  }
})

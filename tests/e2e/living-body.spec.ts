import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { builtEdition, openGroup } from './live/built-edition.ts'
import { waiting } from './tags.ts'

const edition = builtEdition()

test.use({ viewport: { width: 390, height: 844 } })

declare global {
  interface Window {
    rowProps?: Map<Element, unknown>
  }
}

const built = (page: Page) => page.locator('#body astro-slot')
const score = (page: Page, id: string) => page.locator(`[data-match="${id}"]`).first()
const isHeard = (page: Page) =>
  expect(page.locator('.live-line')).toContainText(/\d\d:\d\d/, { timeout: 15_000 })

test(
  'a change of one match renders no row of another match again',
  waiting,
  async ({ page, feedProxy: proxy }) => {
    const { group, match } = openGroup(edition)
    proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
    await page.goto(`${proxy.origin}/${edition.year}/categories/${group.categoryId}/division/${group.id}/`)
    await expect(score(page, match.id)).toContainText('87', { timeout: 20_000 })
    // React gives an element a new object of properties whenever the component around it is rendered.
    await page.evaluate(() => {
      const propsOf = (row: Element) =>
        Object.entries(row).find(([name]) => name.startsWith('__reactProps'))?.[1]
      window.rowProps = new Map([...document.querySelectorAll('a.match')].map((row) => [row, propsOf(row)]))
    })
    expect(await page.evaluate(() => window.rowProps?.size)).toBeGreaterThan(3)
    proxy.report({ ...match, isLive: true, homeScore: 88, awayScore: 86 })
    await expect(score(page, match.id)).toContainText('88', { timeout: 20_000 })
    const rendered = await page.evaluate(() => {
      const propsOf = (row: Element) =>
        Object.entries(row).find(([name]) => name.startsWith('__reactProps'))?.[1]
      return [...document.querySelectorAll<HTMLElement>('a.match')]
        .filter((row) => window.rowProps?.get(row) !== propsOf(row))
        .map(({ dataset }) => dataset.match)
    })
    expect(new Set(rendered)).toEqual(new Set([match.id]))
  },
)

test(
  'what a visitor opened and where they are outlives the first rendering',
  waiting,
  async ({ page, feedProxy: proxy }) => {
    const { match } = openGroup(edition)
    await page.goto(`${proxy.origin}/${edition.year}/teams/${match.homeTeamId}/`)
    await isHeard(page)
    const details = page.locator('#body details:has(> summary:visible)').last()
    const words = (await details.locator('> summary').textContent()) ?? ''
    await details.evaluate((element: HTMLDetailsElement) => {
      element.open = true
    })
    await details.locator('> summary').focus()
    await page.evaluate(() => scrollTo(0, 200))
    proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
    await expect(built(page)).toHaveCount(0, { timeout: 20_000 })
    await expect(page.locator('#body details[open] > summary:focus')).toHaveText(words)
    expect(await page.evaluate(() => scrollY)).toBe(200)
  },
)

/** From now on the page cannot make elements such as a view needs. */
const breakViews = (page: Page) =>
  page.evaluate(() => {
    const make = document.createElement
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      if (/^(?:section|span|b|bdi|ul|li)$/.test(name)) throw new Error('broken on purpose')
      return make.call(document, name, options)
    }) as typeof document.createElement
  })

test(
  'a view that throws leaves the page as it was built, at first and later',
  waiting,
  async ({ page, feedProxy: proxy, allowUncaught }) => {
    allowUncaught(/broken on purpose/, 'the views are made to throw it')
    const { match } = openGroup(edition)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const address = `${proxy.origin}/${edition.year}/matches/${match.id}/`
    await page.goto(address)
    await isHeard(page)
    const heading = await page.locator('#body h1').innerText()
    await breakViews(page)
    proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
    await expect.poll(() => faults.join(), { timeout: 20_000 }).toContain('broken on purpose')
    await expect(built(page)).toHaveCount(1)
    expect(await page.locator('#body h1').innerText()).toBe(heading)

    await page.goto(address)
    await expect(built(page)).toHaveCount(0, { timeout: 20_000 })
    faults.length = 0
    await breakViews(page)
    proxy.report({ ...match, isFinished: true, homeScore: 88, awayScore: 86 })
    await expect.poll(() => faults.join(), { timeout: 30_000 }).toContain('broken on purpose')
    await expect(built(page)).toHaveCount(1)
    expect(await page.locator('#body h1').innerText()).toBe(heading)
  },
)

import { expect, type Locator, type Page } from '@playwright/test'
import { english } from '../support/messages.ts'
import { test } from './journey.ts'
import { axeFindings } from './page-checks.ts'
import { pageKinds } from './page-kinds.ts'
import { calledOffPages, knownResults, revealedResults } from './revealed-results.ts'
import { samples } from './samples.ts'

const { spoilers } = english

const hideFirst = (page: Page) => page.addInitScript(() => localStorage.setItem('results', 'hidden'))
const sample = (shape: string) => samples().find((each) => each.shape === shape)?.address ?? shape
const yearOf = (address: string) => Number(/^\/(\d+)\//.exec(address)?.[1] ?? 2026)

/** Pages of an edition that is over: a play-off, its final, the team that won it. */
async function overPages(page: Page): Promise<string[]> {
  const linkIn = async (address: string, selector: string) => {
    await page.goto(address)
    return (await page.locator(selector).first().getAttribute('href')) ?? ''
  }
  const playoff = await linkIn('/2025/', 'main table a[href*="/playoff/"]')
  const final = await linkIn(playoff, 'a.tie-final')
  const team = await linkIn(final, '.scoreboard a[href*="/teams/"]')
  return [playoff, final, team]
}
/** Pages without a match, at least for visitors who are not signed in. */
const PLAIN = /\/(?:sign(?:in|up)|data|favourites|2027|categories|arenas|search)\/(?:#nearest)?$/
/** Pages that are also checked as screen readers hear them: a match, a group, a play-off, a team. */
const HEARD = /\/(?:matches\/\d+|division\/[^/]+|playoff\/[^/]+|teams\/\d+)\/$/
const HIDDEN = '[data-result=sides]:not([data-revealed] *)'
/** What names a hidden side beside its text. */
const NAMING = `${HIDDEN}:is([title], [data-team]), ${HIDDEN} :is([title], [data-team], img[alt]:not([alt=""]))`
const SHOWN = '.match .goals:not(.word):visible'

test('where results are hidden no page tells one, to the eye or to the ear', async ({ page }) => {
  const known = new Map<number, Awaited<ReturnType<typeof knownResults>>>()
  const revealed = async (address: string, isHeard = false) => {
    const year = yearOf(address)
    const results = known.get(year) ?? (await knownResults(page, year))
    known.set(year, results)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    return revealedResults(page, results, isHeard)
  }
  // The search for results finds them on pages that show them.
  const kinds = pageKinds().filter(({ address }) => !PLAIN.test(address))
  const division = sample('/{year}/categories/*/division/*/')
  for (const kind of ['figure', 'stands out', 'score'])
    expect((await revealed(division)).join('\n')).toContain(`${kind}: `)
  const over = await overPages(page)
  expect((await revealed(over[0] ?? '')).join('\n')).toContain('went on: ')
  expect((await revealed(over[1] ?? '')).join('\n')).toContain('names: ')
  await hideFirst(page)
  for (const { name, address } of [...kinds, ...over.map((address) => ({ name: 'over', address }))]) {
    const faults = await revealed(address, HEARD.test(address))
    // Neither titles nor data name a hidden side, in either language.
    expect.soft(await page.locator(NAMING).count(), address).toBe(0)
    if (HEARD.test(address)) {
      await page.goto(`/sv${address}`)
      await expect(page.locator('html[data-results]')).toBeAttached()
      await expect.soft(page.locator(NAMING), `/sv${address}`).toHaveCount(0)
    }
    expect.soft(faults, `${name}, ${address}`).toEqual([])
    // Memories are of other years, whose results the search does not know.
    await expect.soft(page.locator('main .memories:visible'), address).toHaveCount(0)
    await expect.soft(page.locator('.results-bar'), address).toBeVisible()
  }
})

test('where results are hidden no page tells how a match ended that was called off, stopped or played again', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const years = [2024, 2026]
  const known = new Map<number, Awaited<ReturnType<typeof knownResults>>>()
  const pages: string[] = []
  for (const year of years) {
    known.set(year, await knownResults(page, year))
    pages.push(...(await calledOffPages(page, year)))
  }
  expect(pages.length).toBeGreaterThan(12)
  await hideFirst(page)
  for (const address of pages.flatMap((english) => [english, `/sv${english}`])) {
    await page.goto(address)
    await expect(page.locator('html[data-results]')).toBeAttached()
    const results = known.get(yearOf(address.replace('/sv', '')))
    expect.soft(results && (await revealedResults(page, results, true)), address).toEqual([])
    expect.soft(await page.locator(NAMING).count(), address).toBe(0)
  }
})

/** What a screen reader says of each of some elements. */
const heardNames = async (elements: Locator) =>
  Promise.all((await elements.all()).map((element) => element.ariaSnapshot()))

test('every way to a result says of which match it is, and names that are hidden have one shape', async ({
  page,
}) => {
  await hideFirst(page)
  const [playoff = ''] = await overPages(page)
  // In a play-off to come no team is known, so nothing is hidden.
  const ahead = sample('/{year}/categories/*/playoff/*/')
  for (const address of [playoff, ahead, '/2025/matches/']) {
    await page.goto(address)
    const ways = page.locator('main .reveal[role=button]')
    if (address !== ahead) await expect(ways.first()).toBeAttached()
    const names = await heardNames(ways)
    expect.soft(new Set(names).size, address).toBe(names.length)
    const toCome = await heardNames(page.locator('a.tie[href]:not(:has([data-result=score])) > .reveal'))
    for (const name of toCome) expect.soft(name).toContain(spoilers.showSides)
    const heights = await page
      .locator('.rows [data-result=sides]')
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height))
    expect.soft(new Set(heights.map(Math.round)).size, address).toBeLessThanOrEqual(1)
  }
})

test('a press shows one match, a reload keeps it, and the switch shows all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto(sample('/{year}/categories/*/division/*/'))
  const all = await page.locator(SHOWN).count()
  expect(all).toBeGreaterThan(1)
  await page.locator('.drawer summary').click()
  await page.getByRole('button', { name: spoilers.hide }).first().click()
  const bar = page.locator('.results-bar')
  await expect(bar).toBeVisible()
  await expect(page.locator(SHOWN)).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  const address = page.url()
  const ways = page.locator('.match .reveal')
  const count = await ways.count()
  await ways.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(SHOWN)).toHaveCount(1)
  await expect(ways).toHaveCount(count - 1)
  await expect(page.locator('a.match').first()).toBeFocused()
  await page.locator('.standings > .reveal').click()
  await expect(page.locator('.standings td').first()).toBeVisible()
  expect(page.url()).toBe(address)

  await page.reload()
  await expect(page.locator(SHOWN)).toHaveCount(1)
  await expect(page.locator('.standings td').first()).toBeVisible()
  await page.goto((await page.locator('a.match').nth(1).getAttribute('href')) ?? '')
  await expect(page.locator('.score')).toBeHidden()
  await page.locator('.scoreboard .reveal').click()
  await expect(page.locator('.score')).toBeVisible()

  await page.goto(address)
  await expect(page.locator(SHOWN)).toHaveCount(2)
  await bar.getByRole('button').click()
  await expect(bar).toBeHidden()
  await expect(page.locator(SHOWN)).toHaveCount(all)
  await expect(page.locator('.reveal')).toHaveCount(0)
  await page.reload()
  await expect(page.locator(SHOWN)).toHaveCount(all)
})

import { expect, type Page } from '@playwright/test'
import type { CurrentEdition } from '../../scripts/test/current-edition.ts'
import { test } from './journey.ts'
import { builtEdition, openGroup } from './live/built-edition.ts'
import { watchPage } from './watch-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const edition = builtEdition()

type Division = CurrentEdition['divisions'][number]

const pageOf = ({ categoryId, type, id }: Division) =>
  `/${edition.year}/categories/${categoryId}/${type === 'playoff' ? 'playoff' : 'division'}/${id}/`

const isUpToDate = (page: Page) =>
  expect(page.locator('.live-line')).toContainText(/\d\d:\d\d/, { timeout: 8000 })

/** The cards of a page as they look, by place and id, whitespace between elements aside. */
const cardsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-match]')].map((card) =>
      card.outerHTML.replace(/>\s+</g, '><').replace(/ class=""/g, ''),
    ),
  )

test('a card that is taken over looks as it was built', async ({ page, feedProxy: proxy }) => {
  const finding = await watchPage(page, proxy.origin)
  const playoff = edition.divisions.find(({ type, matches }) => type === 'playoff' && matches.length > 3)
  const { group, match } = openGroup(edition)
  const over = edition.divisions.flatMap(({ matches }) => matches).find(({ isFinished }) => isFinished)
  const addresses = [
    `/${edition.year}/`,
    `/sv/${edition.year}/`,
    pageOf(group),
    ...(playoff ? [pageOf(playoff)] : []),
    `/${edition.year}/matches/${match.id}/`,
    `/${edition.year}/matches/${over?.id}/`,
    `/${edition.year}/teams/${match.homeTeamId}/`,
  ]
  const built = new Map<string, string[]>()
  for (const address of addresses) {
    await page.goto(proxy.origin + address)
    await isUpToDate(page)
    built.set(address, await cardsOf(page))
  }
  for (const { matches } of edition.divisions) matches.forEach(proxy.report)
  for (const address of addresses) {
    await page.goto(proxy.origin + address)
    await isUpToDate(page)
    await expect(page.locator('#body astro-slot'), address).toHaveCount(0)
    expect(await cardsOf(page), address).toEqual(built.get(address))
  }
  expect(await finding()).toEqual([])
})

test('a score is on every page that is open, within one poll and without reload', async ({
  context,
  feedProxy: proxy,
}) => {
  test.setTimeout(120_000)
  const { group, match } = openGroup(edition)
  const addresses = [
    `/${edition.year}/matches/${match.id}/`,
    pageOf(group),
    `/${edition.year}/teams/${match.homeTeamId}/`,
    `/sv/${edition.year}/teams/${match.awayTeamId}/`,
  ]
  const pages: Page[] = []
  for (const address of addresses) {
    const page = await context.newPage()
    await page.goto(proxy.origin + address)
    await isUpToDate(page)
    pages.push(page)
  }
  proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
  for (const page of pages) {
    const card = page.locator(`[data-match="${match.id}"]`).first()
    await expect(card).toContainText('87', { timeout: 20_000 })
    await expect(card).toContainText('86')
    await expect(card.locator('.badge-live')).toBeVisible()
  }
  const asked = proxy.asked.length
  proxy.report({ ...match, isLive: true, homeScore: 86, awayScore: 86 })
  for (const page of pages)
    await expect(page.locator(`[data-match="${match.id}"]`).first()).not.toContainText('87', {
      timeout: 20_000,
    })
  // Four tabs, one poller: it asks for a correction once, or twice if the previous poll was still under way.
  expect(proxy.asked.length - asked).toBeLessThanOrEqual(2)
})

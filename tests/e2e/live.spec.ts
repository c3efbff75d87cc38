import { expect, type Locator, type Page } from '@playwright/test'
import type { CurrentEdition } from '../../scripts/test/current-edition.ts'
import { DEMO_NOW } from '../../src/backend/settings/config.ts'
import { test } from './journey.ts'
import { builtEdition, openGroup } from './live/built-edition.ts'
import { longIf, waiting } from './tags.ts'
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

test(
  'a score is on every page that is open, within one poll and without reload',
  longIf(true),
  async ({ context, feedProxy: proxy }) => {
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
  },
)

/** How many times faster than the world's the cup's clock runs: a minute passes in three seconds. */
const SPEED = 20
const minutesAgo = (minutes: number) => DEMO_NOW - minutes * 60_000
const minuteIn = async (badge: Locator) => Number(/~(\d+)′/.exec((await badge.textContent()) ?? '')?.[1])

test(
  'a live match tells about which minute it is, and no row is rendered again when it passes',
  waiting,
  async ({ page, feedProxy: proxy }) => {
    test.setTimeout(120_000)
    const { group, match } = openGroup(edition)
    proxy.feed.clock = { real: Date.now(), cup: DEMO_NOW, speed: SPEED }
    const startedAt = new Date(minutesAgo(5)).toISOString()
    const { homeHalfTimeScore: _home, awayHalfTimeScore: _away, ...begun } = match
    proxy.report({ ...begun, isLive: true, homeScore: 1, awayScore: 1, startedAt })
    await page.goto(proxy.origin + pageOf(group))
    const row = page.locator(`a.match[data-match="${match.id}"]`).first()
    const badge = row.locator('.badge-live')
    await expect(badge).toContainText(/^1st half, about \d+′1st ~\d+′$/, { timeout: 20_000 })
    const propsOf = () =>
      row.evaluate((element) => {
        const props = Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1]
        const isSame = Reflect.get(window, 'rowProps') === props
        Object.assign(window, { rowProps: props })
        return isSame
      })
    await propsOf()
    const before = await minuteIn(badge)
    await expect.poll(() => minuteIn(badge)).toBeGreaterThan(before + 1)
    expect(await propsOf()).toBe(true)

    // Without an answer nobody knows whether the match has gone on to its second half.
    proxy.misbehave((_, answer) => answer.writeHead(503).end())
    await expect(page.locator('#freshness')).toHaveText(/^No contact since \d\d:\d\d/, { timeout: 30_000 })
    await expect(badge).toHaveText('Live, 1st half1st half')
    proxy.heal()

    await page.goto(`${proxy.origin}/${edition.year}/matches/${match.id}/`)
    const board = page.locator('.scoreboard')
    await expect(board.locator('.badge-live')).toHaveText(/^1st half, about \d+′$/, { timeout: 20_000 })
    await expect(board.locator('.under time')).toHaveCount(0)
    await expect(page.locator('.timeline-panel')).toHaveAttribute('open')
    await expect(page.getByText(/1st half, about/)).toHaveCount(1)
  },
)

test('a page as it was built tells the half, and the minute once the cup is heard', async ({
  page,
  feedProxy: proxy,
}) => {
  const play = JSON.stringify({ startedAt: minutesAgo(5), half: 'first', minutes: 35 })
  const words = '<span class="hidden-text">Live, 1st half</span><span aria-hidden="true">1st half</span>'
  await page.route(`**/${edition.year}/matches/`, async (route) => {
    const built = await route.fetch()
    const body = (await built.text()).replace(
      /<span class="badge badge-live"[^>]*>(?:Live|<span.*?<\/span><span.*?<\/span>)<\/span>/,
      `<span class="badge badge-live" data-play='${play}'>${words}</span>`,
    )
    await route.fulfill({ response: built, body })
  })
  proxy.feed.clock = { real: Date.now(), cup: DEMO_NOW, speed: SPEED }
  proxy.hold(/^\/feed\//)
  await page.goto(`${proxy.origin}/${edition.year}/matches/`)
  const badge = page.locator('[data-play]').first()
  await expect(badge).toHaveText('Live, 1st half1st half')
  proxy.release()
  await expect(badge).toHaveText(/^1st half, about \d+′1st ~\d+′$/, { timeout: 20_000 })
  const before = await minuteIn(badge)
  await expect.poll(() => minuteIn(badge)).toBeGreaterThan(before)
  await expect(page.locator('#body > astro-island > astro-slot')).toHaveCount(1)
})

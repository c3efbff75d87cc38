import { expect, type Page } from '@playwright/test'
import type { WireDivision } from '../../scripts/test/current-edition.ts'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import { FAULTS } from './live/faults.ts'
import { longIf, waiting } from './tags.ts'

const FEED = '**/feed/**'
/** Long enough for a poll, its backoff after a failure and the response, in milliseconds. */
const ONE_POLL = 16_000

const edition = builtEdition()
let match: WireDivision['matches'][number]

test.beforeEach(() => {
  const open = edition.divisions
    .filter(({ type }) => type !== 'playoff')
    .flatMap(({ matches }) => matches)
    .find(({ isFinished, isWalkover, homeTeamId }) => !isFinished && !isWalkover && homeTeamId)
  if (!open) throw new Error('No group has a match left to be played.')
  match = open
})

const line = (page: Page) => page.locator('.live-line')
/** What a reader gets from the page, without the notes on how fresh it is and on how long it is until a match. */
const substance = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const each of main.querySelectorAll('.live-line, [role=status], .note, [data-until]')) each.remove()
    return { text: main.innerText.replace(/\s+/g, ' '), links: main.querySelectorAll('a[href]').length }
  })

/** Lets time pass in the page in small steps, so that the requests it sends meanwhile are answered. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 2000) {
    await page.clock.runFor(2000)
    await page.waitForTimeout(50)
  }
}

/** One fault of each kind: of the network, of a body, of what it says, of its state, and a refusal. All others differ only in what the parser meets. */
const ONE_OF_EACH = [
  'refused',
  'accept-then-silence',
  'truncated',
  'HTML with 200',
  'wrong types',
  'older revision',
  '503',
]

for (const fault of FAULTS)
  test(
    `${fault.name}: the page stays whole, says so, and goes on when the service is back`,
    longIf(!ONE_OF_EACH.includes(fault.name)),
    async ({ page, feedProxy: proxy }) => {
      test.setTimeout(120_000)
      // The page's clock runs at its usual speed, and the test can move it on.
      await page.clock.install()
      if (fault.answer) proxy.misbehave(fault.answer(proxy.feed))
      if (fault.network) await page.route(FEED, (route) => route.abort(fault.network))
      const began = Date.now()
      await page.goto(`${proxy.origin}/${edition.year}/matches/${match.id}/`)
      const built = await substance(page)
      if (fault.isHarmless) await expect(line(page)).toContainText(/\d\d:\d\d/, { timeout: 10_000 })
      else {
        await expect(line(page)).toHaveClass(/is-trouble/, { timeout: 10_000 })
        // The limit leaves room for loading the page, which does not count against the service.
        expect(Date.now() - began).toBeLessThan(12_000)
      }
      expect(await substance(page)).toEqual(built)

      proxy.heal()
      await page.unroute(FEED)
      proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
      await pass(page, ONE_POLL)
      await expect(page.locator('.scoreboard .score')).toContainText('87', { timeout: 5000 })
      await expect(line(page)).not.toHaveClass(/is-trouble/)
    },
  )

test('a page whose data for a change does not load says so, and shows the change once it loads', async ({
  page,
  feedProxy: proxy,
}) => {
  const DATA = '**/edition.json'
  await page.clock.install()
  await page.route(DATA, (route) => route.abort())
  await page.goto(`${proxy.origin}/${edition.year}/matches/${match.id}/`)
  proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
  await pass(page, ONE_POLL)
  await expect(line(page)).toHaveClass(/is-trouble/)
  const before = proxy.asked.length
  await pass(page, ONE_POLL)
  expect(proxy.asked.length).toBeGreaterThan(before)
  await expect(line(page)).toHaveClass(/is-trouble/)
  expect(await page.locator('.scoreboard').textContent()).not.toContain('87')

  await page.unroute(DATA)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('.scoreboard .score')).toContainText('87', { timeout: 5000 })
  await expect(line(page)).not.toHaveClass(/is-trouble/)
})

test.describe('only where it is looked at', () => {
  const hide = (page: Page, state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)

  test('a hidden page asks nothing, and once when it is seen again', async ({ page, feedProxy: proxy }) => {
    await page.clock.install()
    await page.goto(`${proxy.origin}/${edition.year}/matches/${match.id}/`)
    await expect(line(page)).toContainText(/\d\d:\d\d/, { timeout: 8000 })
    await hide(page, 'hidden')
    const before = proxy.asked.length
    await page.clock.runFor(10 * 60_000)
    expect(proxy.asked.length).toBe(before)
    await hide(page, 'visible')
    await page.clock.runFor(3000)
    await expect.poll(() => proxy.asked.length).toBe(before + 1)
    await page.clock.runFor(5000)
    expect(proxy.asked.length).toBe(before + 1)
  })

  test('without a network nothing is asked, the page says so, and goes on within 3 s of its return', async ({
    page,
    context,
    feedProxy: proxy,
  }) => {
    await page.clock.install()
    await page.goto(`${proxy.origin}/${edition.year}/matches/${match.id}/`)
    await expect(line(page)).toContainText(/\d\d:\d\d/, { timeout: 8000 })
    await context.setOffline(true)
    await expect(line(page)).toHaveClass(/is-trouble/)
    const before = proxy.asked.length
    await page.clock.runFor(60_000)
    expect(proxy.asked.length).toBe(before)
    await context.setOffline(false)
    await page.clock.runFor(3000)
    await expect.poll(() => proxy.asked.length).toBe(before + 1)
    await expect(line(page)).not.toHaveClass(/is-trouble/)
  })

  test('a paused page stands still, also after a reload, until it is told to go on', async ({
    page,
    feedProxy: proxy,
  }) => {
    await page.clock.install()
    await page.goto(`${proxy.origin}/${edition.year}/matches/${match.id}/`)
    await expect(line(page)).toContainText(/\d\d:\d\d/, { timeout: 8000 })
    await line(page).getByRole('button').click()
    const before = proxy.asked.length
    proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
    await page.clock.runFor(60_000)
    await page.reload()
    await expect(line(page).getByRole('button')).toBeVisible()
    await page.clock.runFor(60_000)
    expect(proxy.asked.length).toBe(before)
    await line(page).getByRole('button').click()
    await page.clock.runFor(3000)
    await expect(page.locator('.scoreboard .score')).toContainText('87')
  })

  test('what happens is said to a screen reader, at most once in five seconds', async ({
    page,
    feedProxy: proxy,
  }) => {
    await page.clock.install()
    await page.goto(`${proxy.origin}/${edition.year}/matches/${match.id}/`)
    await expect(line(page)).toContainText(/\d\d:\d\d/, { timeout: 8000 })
    const region = page.locator('main [role=status]').first()
    await expect(region).toHaveText('')
    proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
    await pass(page, ONE_POLL)
    await expect(region).toContainText(`${match.homeTeamName} – ${match.awayTeamName} 87–86`)
    proxy.report({ ...match, isLive: true, homeScore: 88, awayScore: 86 })
    await pass(page, ONE_POLL)
    await expect(region).toContainText('88–86')
  })
})

test('two tabs have one poller between them', waiting, async ({ context, feedProxy: proxy }) => {
  test.setTimeout(120_000)
  const pages = [await context.newPage(), await context.newPage()]
  for (const page of pages) {
    await page.goto(`${proxy.origin}/${edition.year}/matches/${match.id}/`)
    await expect(line(page)).toContainText(/\d\d:\d\d/, { timeout: 8000 })
  }
  const before = proxy.asked.length
  await pages[0]?.waitForTimeout(27_000)
  const polls = proxy.asked.length - before
  expect(polls).toBeGreaterThanOrEqual(1)
  expect(polls).toBeLessThanOrEqual(3)
  // The tab that leads is closed: the other one takes over.
  await pages[0]?.close()
  proxy.report({ ...match, isLive: true, homeScore: 87, awayScore: 86 })
  await expect(pages[1]?.locator('.scoreboard .score') as ReturnType<Page['locator']>).toContainText('87', {
    timeout: 20_000,
  })
})

const CLOCKS = [
  '1970-01-02T00:00:00Z',
  '2000-02-29T12:00:00Z',
  '2026-03-29T01:30:00Z',
  '2026-10-25T01:30:00Z',
  '2038-01-19T03:14:08Z',
  '2099-12-31T23:59:59Z',
  '2026-07-09T12:10:00Z',
]
const ZONES = [
  'Europe/Stockholm',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
]

test(
  'seven wrong clocks and six time zones show the same page',
  longIf(true),
  async ({ browser, feedProxy: proxy }) => {
    test.setTimeout(240_000)
    proxy.feed.clock = { real: Date.now(), cup: Date.parse('2026-07-09T14:10:00+02:00'), speed: 0 }
    proxy.report({ ...match, isLive: true, homeScore: 7, awayScore: 6 })
    const address = `${proxy.origin}/${edition.year}/teams/${match.homeTeamId}/`
    const seen = new Set<string>()
    const runs = [
      ...CLOCKS.map((clock) => ({ clock, zone: 'UTC' })),
      ...ZONES.map((zone) => ({ clock: null, zone })),
    ]
    for (const { clock, zone } of runs) {
      const context = await browser.newContext({ timezoneId: zone })
      const page = await context.newPage()
      if (clock) await page.clock.setSystemTime(clock)
      await page.goto(address)
      await expect(line(page)).toContainText('14:10', { timeout: 8000 })
      await expect(page.locator(`[data-match="${match.id}"]`).first()).toContainText('7')
      seen.add(await page.locator('#body').innerText())
      await context.close()
    }
    expect([...seen]).toHaveLength(1)
  },
)

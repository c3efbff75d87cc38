import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { WireFeedMatch } from '../../src/contract/feed.ts'
import { clock } from '../../src/domain/time/stockholm.ts'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import type { FeedProxy } from './live/feed-proxy.ts'
import { newFollower, type PlannedMatch, type WeekCup, weekCup } from './live/my-week-cup.ts'
import { axeFindings } from './page-checks.ts'
import { waiting } from './tags.ts'
import { watchPage } from './watch-page.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
const MINUTE = 60_000
const PHONE = { width: 390, height: 844 }

const edition = builtEdition()
let cup: WeekCup
let proxy: FeedProxy

test.use({ viewport: PHONE })
test.beforeEach(async ({ request, feedProxy }) => {
  cup = await weekCup(request, ORIGIN, edition.year)
  proxy = feedProxy
})

/** Has the cup's clock show a time from now on. */
const setClock = (at: number) => {
  proxy.feed.clock = { real: Date.now(), cup: at, speed: 1 }
}

const address = (locale: 'en' | 'sv', query = '') =>
  `${proxy.origin}${locale === 'sv' ? '/sv' : ''}/${edition.year}/favourites/${query}`

const signIn = (context: BrowserContext, token: string) =>
  context.addInitScript((value) => {
    if (!sessionStorage.getItem('was-here')) localStorage.setItem('user-token', value)
    sessionStorage.setItem('was-here', '1')
  }, token)

/** Two teams that play at the same moment, and have no match for a while before it. */
function clashingTeams(): { first: PlannedMatch; second: PlannedMatch; teams: [string, string] } {
  for (const first of cup.matches.filter(({ isScheduled }) => isScheduled)) {
    const second = cup.matches.find(
      (other) =>
        other.isScheduled &&
        other.at === first.at &&
        other.field !== first.field &&
        ![other.home, other.away].some((team) => team === first.home || team === first.away),
    )
    if (!second) continue
    const teams: [string, string] = [first.home, second.home]
    const busy = teams
      .flatMap((team) => cup.of(team))
      .filter(({ at }) => at < first.at && at > first.at - 90 * MINUTE)
    if (busy.length === 0) return { first, second, teams }
  }
  throw new Error('No two teams play at the same time.')
}

/** A team with two matches on one day and time between them, whether they are still to be played or over. */
function teamWithGap(): string {
  for (const [id] of cup.file.teams) {
    const matches = cup.of(id)
    if (
      matches.length > 2 &&
      matches.some(
        ({ at }, n) =>
          n > 0 &&
          at - (matches[n - 1]?.at ?? 0) > 70 * MINUTE &&
          at - (matches[n - 1]?.at ?? 0) < 600 * MINUTE,
      )
    )
      return id
  }
  throw new Error('No team has time between two matches.')
}

const wireMatch = (id: string): Omit<WireFeedMatch, 'revision'> => {
  const match = edition.divisions.flatMap(({ matches }) => matches).find((other) => other.id === id)
  if (!match) throw new Error(`The service has no match ${id}.`)
  return match
}

const rowOf = (page: Page, id: string) => page.locator(`.week-days a.match[href$="/matches/${id}/"]`)

async function isSaved(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('my-week')), { timeout: 15_000 })
    .not.toBeNull()
}

async function isShown(page: Page): Promise<void> {
  await expect(page.locator('.week-days')).toBeVisible({ timeout: 15_000 })
}

const WORDS = {
  en: {
    signedOut: 'Your teams, one timeline',
    empty: 'You have no favourites yet',
    next: 'in 25 min',
    clash: 'Clash: 2 matches overlap',
    free: / free/,
    saved: /^Saved .*\d\d:\d\d\. There is no network/,
    updated: /^Updated \d\d:\d\d$/,
  },
  sv: {
    signedOut: 'Dina lag i en tidslinje',
    empty: 'Du har inga favoriter än',
    next: 'om 25 min',
    clash: 'Krock: 2 matcher går samtidigt',
    free: / ledigt/,
    saved: /^Sparat .*\d\d:\d\d\. Det finns inget nät/,
    updated: /^Uppdaterat \d\d:\d\d$/,
  },
} as const
const LOCALES = ['en', 'sv'] as const

for (const locale of LOCALES) {
  const words = WORDS[locale]

  test(`a visitor is asked to sign in, and nothing is kept (${locale})`, async ({ page }) => {
    const finding = await watchPage(page, proxy.origin)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(address(locale))
    await expect(page.getByRole('heading', { name: words.signedOut })).toBeVisible()
    await expect(page.locator('.week-loading')).toBeHidden()
    await page.waitForTimeout(1000)
    expect(asked.filter((path) => /my-week|react|schedule\.json|\/api\/|sw\.js/.test(path))).toEqual([])
    expect(
      await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
    ).toBe(0)
    expect(await finding()).toEqual([])
  })

  test(`without favourites it says how to choose some (${locale})`, async ({ page, context, request }) => {
    await signIn(context, await newFollower(request, ORIGIN, edition.year, {}))
    await page.goto(address(locale))
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible({ timeout: 15_000 })
    const search = page.locator('.my-week-prompt a').first()
    await expect(search).toHaveAttribute('href', new RegExp(`/${edition.year}/search/$`))
  })

  test(`the week: what is next, what clashes, what is free (${locale})`, async ({
    page,
    context,
    request,
  }) => {
    const finding = await watchPage(page, proxy.origin)
    const { first, second, teams } = clashingTeams()
    const gap = teamWithGap()
    setClock(first.at - 25 * MINUTE)
    await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams }))
    await page.goto(address(locale))
    await isShown(page)
    const next = page.locator('.next-card').last()
    await expect(next.locator('.next-when')).toContainText(words.next)
    await expect(next.locator('.next-when')).toContainText(clock(first.at))
    for (const match of [first, second]) {
      await expect(next).toContainText(match.fieldName)
      await expect(next).toContainText(cup.teamName(match.home))
      const clash = page.locator('.week-clash', { has: page.locator(`a[href$="/matches/${match.id}/"]`) })
      await expect(clash).toContainText(words.clash)
    }
    await expect(page.locator('.week-now')).toContainText(clock(first.at - 25 * MINUTE))
    await expect(page.locator('.week-fresh')).toHaveText(words.updated)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page, [], 'main')).toEqual([])
    }

    expect(await finding()).toEqual([])
    await page.close()
    const other = await context.newPage()
    const otherFinding = await watchPage(other, proxy.origin)
    const token = await newFollower(request, ORIGIN, edition.year, { teams: [gap] })
    await other.goto(address(locale))
    await other.evaluate((value) => localStorage.setItem('user-token', value), token)
    await other.reload()
    await isShown(other)
    for (const day of await other.locator('details.week-day').all())
      await day.locator('summary').first().click()
    await expect(other.locator('.week-gap').filter({ hasText: words.free }).first()).toBeVisible()
    expect(await otherFinding()).toEqual([])
  })

  test(`opens without a network, as it was seen last, and says so (${locale})`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(120_000)
    const { first, teams } = clashingTeams()
    // The `Date` of a response has whole seconds only: exactly on the minute it may still name the minute before.
    setClock(first.at - 25 * MINUTE + 20_000)
    await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams }))
    await page.goto(address(locale))
    await isShown(page)
    await isSaved(page)
    const rows = await page.locator('.week-days a.match').count()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await page.reload()
    await isShown(page)
    const note = page.locator('.week-fresh')
    await expect(note).toHaveText(words.saved, { timeout: 10_000 })
    await expect(note).toContainText(clock(first.at - 25 * MINUTE))
    expect(await page.locator('.week-days a.match').count()).toBe(rows)
    await expect(page.locator('.next-card')).toContainText(first.fieldName)
    const kept = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys())
          .filter((name) => name !== 'saved-pages')
          .map(async (name) => (await caches.open(name)).keys()),
      )
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(5)
    const ofRelease =
      /^(?:\/_astro\/|\/(?:icons|flags)\.svg$|(?:\/sv)?\/(?:\d+\/favourites|offline)\/index\.html$)/
    expect(kept.filter((path) => !ofRelease.test(path))).toEqual([])
    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(note).toHaveText(words.updated, { timeout: 20_000 })
  })
}

test('an address shares the week of teams with anybody, and tells nothing of who shares it', async ({
  page,
  context,
  request,
}) => {
  const finding = await watchPage(page, proxy.origin)
  const { first, second, teams } = clashingTeams()
  setClock(first.at - 25 * MINUTE)
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await page.goto(address('en', `?teams=${teams.join(',')},nobody`))
  await isShown(page)
  await expect(page.locator('.week-shared')).toContainText('The week of 2 teams')
  await expect(page.locator('.next-when')).toContainText('in 25 min')
  await page
    .locator('.week-filters a.chip', { hasText: cup.teamName(first.home) })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`teams=${teams.join(',')},nobody&team=${first.home}$`))
  await expect(rowOf(page, second.id)).toHaveCount(0)
  await page.goBack()
  await page.locator('.week-share summary').click()
  await page.getByRole('checkbox', { name: cup.teamName(second.home) }).uncheck()
  await expect(page.getByLabel('Address')).toHaveValue(address('en', `?teams=${first.home}`))
  await page.waitForTimeout(3000)
  expect(asked.filter((path) => /\/api\/|sw\.js/.test(path))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('my-week')
  expect(await axeFindings(page, [], 'main')).toEqual([])
  expect(await finding()).toEqual([])

  await signIn(context, await newFollower(request, ORIGIN, edition.year, {}))
  await page.reload()
  await page.getByRole('button', { name: 'Save as my own' }).click({ timeout: 15_000 })
  await expect(page).toHaveURL(address('en'))
  await isShown(page)
  await expect(page.locator('.week-favourite-list').first().locator('li')).toHaveCount(2)
})

test('the choice of team, field and day stands in the address', async ({ page, context, request }) => {
  const { first, second, teams } = clashingTeams()
  setClock(first.at - 25 * MINUTE)
  const arena = cup.file.fields.find(([id]) => id === first.field)
  const fields = [[first.field ?? '', cup.file.arenas[arena?.[1] ?? -1]?.[0] ?? ''] as const]
  await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams, fields }))
  await page.goto(address('en'))
  await isShown(page)
  const chip = (name: string) => page.locator('.week-filters a.chip', { hasText: name }).first()
  await chip(cup.teamName(first.home)).click()
  await expect(page).toHaveURL(new RegExp(`\\?team=${first.home}$`))
  await expect(rowOf(page, first.id)).toBeVisible()
  await expect(rowOf(page, second.id)).toHaveCount(0)
  await page.reload()
  await isShown(page)
  await expect(rowOf(page, second.id)).toHaveCount(0)
  await page.goBack()
  await expect(rowOf(page, second.id)).toBeVisible()
  const days = page.locator('.week-filters nav').last().locator('a.chip')
  await days.nth(1).click()
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/)
  await expect(page.locator('.week-day')).toHaveCount(1)
  await page.goto(address('en', `?field=${first.field}`))
  await isShown(page)
  const shown = await page.locator('.week-days .place').allTextContents()
  expect(new Set(shown.map((name) => name.startsWith(first.fieldName)))).toEqual(new Set([true]))
  await page.goto(address('en', '?team=nobody'))
  await expect(page.locator('.week-nothing')).toBeVisible({ timeout: 15_000 })
  await page.locator('.week-nothing button').click()
  await expect(rowOf(page, first.id)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Matches in the timeline' }).click()
  await expect(page).toHaveURL(new RegExp(`\\?without=${first.field}$`))
  await expect(page.locator('.week-days .week-aside')).toHaveCount(0)
})

test('scores and moves show as they come', waiting, async ({ page, context, request }) => {
  test.setTimeout(120_000)
  const { first, second, teams } = clashingTeams()
  setClock(first.at + 10 * MINUTE)
  await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams }))
  await page.goto(address('en'))
  await isShown(page)
  const [match, moved] = [wireMatch(first.id), wireMatch(second.id)]
  const at = second.at + 35 * MINUTE
  proxy.report({ ...match, isLive: true, homeScore: 7, awayScore: 5 })
  proxy.report({
    ...moved,
    zonedStartTime: new Date(at).toISOString(),
    previousStartTime: new Date(second.at).toISOString(),
    previousLocationName: moved.locationName ?? '',
    locationName: 'Elsewhere 3',
  })
  const onNow = page.locator('.next-card.is-on', { hasText: '7–5' })
  await expect(onNow).toBeVisible({ timeout: 20_000 })
  await expect(rowOf(page, first.id).locator('.badge-live')).toBeVisible()
  const row = rowOf(page, second.id)
  await expect(row.locator('s').first()).toHaveText(clock(second.at))
  await expect(row).toContainText(clock(at))
  await expect(row.locator('.place')).toHaveText('Elsewhere 3')
  await expect(page.locator('.next-card').last()).toContainText('in 25 min')
  proxy.report({ ...match, isFinished: true, homeScore: 21, awayScore: 19, winner: 'HOME' })
  await expect(onNow).toHaveCount(0, { timeout: 20_000 })
  await expect(rowOf(page, first.id)).toContainText('21')
})

test('a service that is away leaves what is there, and is named', async ({ page, context, request }) => {
  test.setTimeout(120_000)
  const { first, teams } = clashingTeams()
  setClock(first.at - 25 * MINUTE)
  await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams }))
  await page.goto(address('en'))
  await isShown(page)
  await isSaved(page)
  await context.route('**/api/user', (route) => route.fulfill({ status: 500, body: 'down' }))
  proxy.misbehave((_, answer) => answer.writeHead(503).end())
  await page.reload()
  await isShown(page)
  await expect(page.locator('.week-fresh')).toHaveText(/^Saved .* The service does not answer/, {
    timeout: 15_000,
  })
  await expect(rowOf(page, first.id)).toBeVisible()
  await expect(page.locator('.week-favourite-list button')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('user-token'))).not.toBeNull()
})

test('a page that does not come in time opens as it was kept', async ({ page, context, request }) => {
  test.setTimeout(120_000)
  const { first, teams } = clashingTeams()
  setClock(first.at - 25 * MINUTE)
  await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams }))
  await page.goto(address('en'))
  await isShown(page)
  await isSaved(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  proxy.hold(/\/(favourites\/|schedule\.json|api\/)/)
  const begun = Date.now()
  await page.reload()
  await isShown(page)
  await expect(rowOf(page, first.id)).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(10_000)
})

test('a week of very many teams is no longer than any page, and shows the rest on request', async ({
  page,
  context,
  request,
}) => {
  const { first } = clashingTeams()
  setClock(first.at + 5 * MINUTE)
  const teams = cup.file.teams.slice(0, 120).map(([id]) => id)
  await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams }))
  await page.goto(address('en'))
  await isShown(page)
  const size = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(await page.locator('*').count()).toBeLessThan(3000)
  expect(await size()).toBeLessThan(12)
  const favourites = page.locator('.week-favourite-list').first()
  const before = await favourites.locator('li').count()
  await favourites.getByRole('button', { name: /^Show more \(\d+\)$/ }).click()
  expect(await favourites.locator('li').count()).toBeGreaterThan(before)
  await expect(
    favourites
      .locator('li')
      .nth(before - 1)
      .getByRole('link'),
  ).toBeFocused()
  const day = page.locator('details.week-day').first()
  await expect(day.locator('a.match')).toHaveCount(0)
  await day.locator('summary').first().click()
  await expect(day.locator('a.match').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.week-print tbody tr').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('.week-print')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
})

test('a storage that is full or holds nonsense breaks nothing', async ({ page, context, request }) => {
  const finding = await watchPage(page, proxy.origin)
  const { first, teams } = clashingTeams()
  setClock(first.at - 25 * MINUTE)
  await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams }))
  await context.addInitScript(() => {
    localStorage.setItem('my-week', '{"format":1,"schedule":[[[')
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key === 'my-week') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await page.goto(address('en'))
  await isShown(page)
  await page.waitForTimeout(3000)
  await expect(rowOf(page, first.id)).toBeVisible()
  expect(await finding()).toEqual([])
})

test('what the browser keeps goes with the session, and can be turned off before', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000)
  const { first, teams } = clashingTeams()
  setClock(first.at - 25 * MINUTE)
  await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams }))
  await page.goto(address('en'))
  await isShown(page)
  await isSaved(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      Number((await caches.keys()).length > 0),
    ])
  expect(await left()).toEqual([1, 1])
  const choice = page.getByRole('checkbox', { name: 'Opens without a network on this device' })
  await choice.click()
  await expect.poll(left).toEqual([0, 0])
  await page.reload()
  await isShown(page)
  await expect(choice).not.toBeChecked()
  expect(await left()).toEqual([0, 0])
  await choice.click()
  await expect.poll(left).toEqual([1, 1])
  // The worker is unregistered while it still fetches what it caches.
  await page.reload()
  await isShown(page)
  await choice.click()
  await expect.poll(left).toEqual([0, 0])
  proxy.hold(/__WB_REVISION__/)
  await choice.click()
  await expect.poll(left).toEqual([1, 1])
  const other = await context.newPage()
  await other.goto(`${proxy.origin}/robots.txt`)
  await other.evaluate(() => localStorage.removeItem('user-token'))
  await expect(page.getByRole('heading', { name: WORDS.en.signedOut })).toBeVisible()
  proxy.release()
  await page.waitForTimeout(2000)
  await expect.poll(left).toEqual([0, 0])
  expect(await page.evaluate(() => localStorage.getItem('my-week'))).toBeNull()
})

test('what one person saw is never shown to the next', async ({ page, context, request }) => {
  test.setTimeout(120_000)
  const { first, second } = clashingTeams()
  setClock(first.at - 25 * MINUTE)
  await signIn(context, await newFollower(request, ORIGIN, edition.year, { teams: [first.home] }))
  await page.goto(address('en'))
  await isShown(page)
  await isSaved(page)
  const next = await newFollower(request, ORIGIN, edition.year, { teams: [second.home] })
  const other = await context.newPage()
  await other.goto(`${proxy.origin}/${edition.year}/arenas/`)
  await other.evaluate((token) => localStorage.setItem('user-token', token), next)
  await expect(rowOf(page, second.id)).toBeVisible({ timeout: 15_000 })
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('my-week')), { timeout: 10_000 })
    .toContain(`"owner":"${next.split('|')[0]}"`)
  const kept = await page.evaluate(() => localStorage.getItem('my-week'))
  expect(kept).toContain(second.id)
  expect(kept).not.toContain(`"${first.id}"`)
})

test('a favourite is removed from here', async ({ page, context, request }) => {
  const { first, second, teams } = clashingTeams()
  setClock(first.at - 25 * MINUTE)
  const token = await newFollower(request, ORIGIN, edition.year, { teams })
  await signIn(context, token)
  await page.goto(address('en'))
  await isShown(page)
  await page.getByRole('button', { name: cup.teamName(second.home) }).click()
  await expect(rowOf(page, second.id)).toHaveCount(0)
  await expect(rowOf(page, first.id)).toBeVisible()
  await expect
    .poll(async () => {
      const user = await request.get(`${ORIGIN}/api/user`, { headers: { authorization: `Bearer ${token}` } })
      return ((await user.json()) as { favourite_teams: { team_id: string }[] }).favourite_teams.map(
        (team) => team.team_id,
      )
    })
    .toEqual([first.home])
})

test('prints on one sheet, black on white, without the shell', async ({ page, context, request }) => {
  const { first, teams } = clashingTeams()
  setClock(first.at - 25 * MINUTE)
  const more = cup.file.teams.slice(-3).map(([id]) => id)
  const field = cup.file.fields[0]
  const fields = field ? [[field[0], cup.file.arenas[field[1]]?.[0] ?? ''] as const] : []
  await signIn(
    context,
    await newFollower(request, ORIGIN, edition.year, { teams: [...teams, ...more], fields }),
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address('sv'))
  await isShown(page)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.week-print table').first()).toBeVisible()
  for (const hidden of ['.masthead', '.foot', '.week-days', '.next-cards', '.week-favourites'])
    await expect(page.locator(hidden).first()).toBeHidden()
  const printed = page.locator('.week-print tbody tr', { hasText: cup.teamName(first.away) })
  await expect(printed.filter({ hasText: clock(first.at) }).first()).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import type { WireFeedMatch } from '../../src/contract/feed.ts'
import { test } from './journey.ts'
import { builtEdition } from './live/built-edition.ts'
import type { FeedProxy } from './live/feed-proxy.ts'
import { type PlannedMatch, weekCup } from './live/my-week-cup.ts'
import { inLocale } from './samples.ts'
import { longIf, WAITING } from './tags.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
const MINUTE = 60_000
const edition = builtEdition()
const { year } = edition

let proxy: FeedProxy
test.beforeEach(({ feedProxy }) => {
  proxy = feedProxy
})

/** The first two matches of a field that are still to be played, within the hour, and the arena of the field. */
async function pairOnField(http: Parameters<typeof weekCup>[0]) {
  const { file, matches } = await weekCup(http, ORIGIN, year)
  for (const [fieldId, arena] of file.fields) {
    const ahead = matches.filter(({ field, isScheduled }) => field === fieldId && isScheduled)
    for (const [at, first] of ahead.entries()) {
      const next = ahead[at + 1]
      const isClose = next && next.at > first.at && next.at - first.at < 45 * MINUTE
      if (isClose) return { first, next, fieldId, arenaId: file.arenas[arena]?.[0] ?? '' }
    }
  }
  throw new Error('No field has two matches left, one after the other.')
}

/** Tells the feed that a match began so many minutes late, when it has been on for some time. */
function begin({ id, at, home, away }: PlannedMatch, minutes: number): void {
  const known = edition.divisions.flatMap(({ matches }) => matches).find((match) => match.id === id)
  const startedAt = new Date(at + minutes * MINUTE).toISOString()
  const begun = { ...known, homeTeamId: home, awayTeamId: away, isLive: true, startedAt }
  proxy.report({ ...begun, homeScore: 3, awayScore: 2 } as Omit<WireFeedMatch, 'revision'>)
}

const SAID = { en: /about (?:15|20) min late/, sv: /ca (?:15|20) min (?:sen|efter)/ } as const

for (const locale of ['en', 'sv'] as const)
  test(`about how late a field runs is said where its next match is (${locale})`, {
    tag: [...longIf(locale === 'sv').tag, WAITING],
  }, async ({ context, request }) => {
    test.setTimeout(180_000)
    const { first, next, fieldId, arenaId } = await pairOnField(request)
    const now = first.at + 30 * MINUTE
    proxy.feed.clock = { real: Date.now(), cup: now, speed: 0 }
    begin(first, 24)
    const planned = new Date(next.at).toLocaleTimeString('sv', {
      timeZone: 'Europe/Stockholm',
      hour: '2-digit',
      minute: '2-digit',
    })
    const addresses = [
      `/${year}/arenas/arena/${arenaId}/field/${fieldId}/`,
      `/${year}/arenas/arena/${arenaId}/`,
      `/${year}/teams/${next.home}/`,
      `/${year}/matches/${next.id}/`,
      `/${year}/favourites/?teams=${next.home}`,
      `/${year}/screen/field/${fieldId}/`,
    ]
    // On the page of the arena, other fields may run late, too.
    const place = (page: Page) =>
      page.locator(`.late:not(.field-tile:not([href*="/field/${fieldId}/"]) .late)`)
    await context.addInitScript(() => localStorage.setItem('results', 'hidden'))
    for (const address of addresses) {
      const page = await context.newPage()
      await page.goto(proxy.origin + inLocale(address, locale))
      const late = place(page).filter({ hasText: SAID[locale] }).first()
      await expect(late, address).toBeVisible({ timeout: 30_000 })
      expect(await late.textContent(), address).not.toMatch(/\d–\d/)
      if (!address.endsWith(`/${arenaId}/`))
        await expect(page.locator('main'), address).toContainText(planned)
      const wait = page.locator('[data-until]').first()
      if (await wait.count()) await expect(wait, address).toContainText(/\d+ min/)
    }
    // The match began three minutes late, after all.
    begin(first, 3)
    for (const page of context.pages())
      await expect(place(page), page.url()).toHaveCount(0, { timeout: 30_000 })
  })

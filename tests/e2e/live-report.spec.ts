import { expect, type Page } from '@playwright/test'
import { currentEdition } from '../../scripts/test/current-edition.ts'
import { test } from './journey.ts'
import { startServiceProxy } from './live/feed-proxy.ts'
import { type OwnService, startOwnService } from './live/own-service.ts'
import { waiting } from './tags.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
const REPORT = `mutation Report($tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
  report(cupId: "demo-cup", tournamentId: $tournamentId, matchId: $matchId, report: $report) { revision repeated }
}`

let service: OwnService
test.beforeAll(async () => {
  test.setTimeout(120_000)
  service = await startOwnService()
})
test.afterAll(() => service.stop())

test(
  'a score reported to the service is on every open page within one poll, in order, corrections too',
  waiting,
  async ({ context, request }) => {
    test.setTimeout(300_000)
    const { year, tournamentId, divisions } = await currentEdition(service.origin)
    const open = divisions
      .filter(({ type }) => type !== 'playoff')
      .flatMap((group) => group.matches.map((match) => ({ group, match })))
      .find(({ match }) => !match.isFinished && !match.isLive && match.homeTeamId && match.awayTeamId)
    if (!open) throw new Error('No group has a match left to be played.')
    const { group, match } = open
    const report = async (more: object) => {
      const answer = await request.post(`${service.origin}/graphql`, {
        headers: { authorization: `Bearer ${service.key}`, 'x-requested-with': 'test' },
        data: {
          query: REPORT,
          variables: { tournamentId, matchId: match.id, report: { key: crypto.randomUUID(), ...more } },
        },
      })
      expect((await answer.json()).errors).toBeUndefined()
    }

    const proxy = await startServiceProxy(ORIGIN, service.origin)
    try {
      const addresses = [
        `/${year}/matches/${match.id}/`,
        `/${year}/categories/${group.categoryId}/division/${group.id}/`,
        `/${year}/teams/${match.homeTeamId}/`,
      ]
      const pages: Page[] = []
      for (const address of addresses) {
        const page = await context.newPage()
        await page.goto(proxy.origin + address)
        await expect(page.locator('.live-line')).toContainText(/\d\d:\d\d/, { timeout: 10_000 })
        pages.push(page)
      }
      const shows = async (home: number, away: number) => {
        for (const page of pages) {
          const score = page.locator(`[data-match="${match.id}"]`).first().locator('.score, .goals')
          await expect(score).toHaveText(new RegExp(`^${home}\\s*–\\s*${away}$`), { timeout: 20_000 })
        }
      }
      await report({ kind: 'START' })
      await report({ kind: 'SCORE', homeScore: 3, awayScore: 2 })
      await shows(3, 2)
      // The table counts what is being played, on every page that has it.
      for (const page of pages) {
        await page.locator('.table-note').scrollIntoViewIfNeeded()
        const row = page.locator('tr', { has: page.locator(`a[href*="/teams/${match.homeTeamId}/"]`) })
        await expect(row.locator('.badge-live').first()).toContainText('3–2', {
          timeout: 8000,
        })
      }

      const timeline = pages[0]?.locator('details:has([data-place=timeline])').first()
      // It is open while the match is on.
      await expect(timeline as ReturnType<Page['locator']>).toHaveAttribute('open')
      await expect(timeline?.locator('.match-timeline') as ReturnType<Page['locator']>).toContainText('3–2', {
        timeout: 8000,
      })

      await report({ kind: 'CORRECTION', state: 'LIVE', homeScore: 2, awayScore: 2 })
      await shows(2, 2)
      await expect(timeline?.locator('.correction') as ReturnType<Page['locator']>).toContainText('2–2', {
        timeout: 15_000,
      })

      await report({ kind: 'END', homeScore: 9, awayScore: 12 })
      await shows(9, 12)
      for (const page of pages) await expect(page.locator('.standings .badge-live')).toHaveCount(0)
    } finally {
      await proxy.close()
    }
  },
)

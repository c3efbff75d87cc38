import { expect } from '@playwright/test'
import { currentEdition } from '../../scripts/test/current-edition.ts'
import { test } from './journey.ts'
import { startServiceProxy } from './live/feed-proxy.ts'
import { type OwnService, startOwnService } from './live/own-service.ts'
import { waiting } from './tags.ts'

const ORIGIN = process.env.E2E_ORIGIN ?? 'http://localhost:4321'
const REPORT = `mutation Report($tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
  report(cupId: "demo-cup", tournamentId: $tournamentId, matchId: $matchId, report: $report) {
    match { moves { zonedStartTime } }
  }
}`

let service: OwnService
test.beforeAll(async () => {
  test.setTimeout(120_000)
  service = await startOwnService()
})
test.afterAll(() => service.stop())

test(
  'a match that is moved says so on the open pages of its team and of all changes',
  waiting,
  async ({ context, request }) => {
    test.setTimeout(120_000)
    const { year, tournamentId, divisions } = await currentEdition(service.origin)
    const match = divisions
      .flatMap(({ matches }) => matches)
      .find(
        ({ isFinished, isLive, homeTeamId, awayTeamId }) =>
          !isFinished && !isLive && homeTeamId && awayTeamId,
      )
    if (!match) throw new Error('No match is left to be moved.')
    const proxy = await startServiceProxy(ORIGIN, service.origin)
    try {
      const [team, changes] = [await context.newPage(), await context.newPage()]
      await team.goto(`${proxy.origin}/${year}/teams/${match.homeTeamId}/`)
      await changes.goto(`${proxy.origin}/${year}/changes/`)
      for (const page of [team, changes])
        await expect(page.locator('.live-line')).toContainText(/\d\d:\d\d/, { timeout: 10_000 })
      const own = changes.locator(`.change-rows a[href="/${year}/matches/${match.id}/"]`)
      const before = await own.count()

      const startsAt = `${year}-07-10T21:35:00+02:00`
      const answer = await request.post(`${service.origin}/graphql`, {
        headers: { authorization: `Bearer ${service.key}`, 'x-requested-with': 'test' },
        data: {
          query: REPORT,
          variables: {
            tournamentId,
            matchId: match.id,
            report: { key: crypto.randomUUID(), kind: 'MOVE', startsAt },
          },
        },
      })
      expect((await answer.json()).data.report.match.moves).toHaveLength(1)

      const change = own.filter({ hasText: /→ (?:Fri 10 Jul )?21:35/ })
      await expect(change).toHaveCount(1, { timeout: 20_000 })
      expect(before).toBeLessThanOrEqual(1)
      await expect(team.locator('#body')).toContainText('21:35', { timeout: 20_000 })
      // The link from its class to the change, without script: a fold of anchors.
      const way = changes.locator(`.change-folds a[href="#${await change.locator('..').getAttribute('id')}"]`)
      expect(await way.count()).toBeGreaterThan(0)
    } finally {
      await proxy.close()
    }
  },
)

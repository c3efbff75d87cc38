import type { Kysely } from 'kysely'
import type { Tables } from '../../../../src/backend/database/tables.ts'
import { createApp } from '../../../../src/backend/main.ts'
import { type CupClocks, WORLD_CLOCK } from '../../../../src/backend/results/cup-clock.ts'
import { LiveResults } from '../../../../src/backend/results/service/live-results.ts'
import type { Config } from '../../../../src/backend/settings/config.ts'
import { testConfig } from '../ask.ts'

export const OPERATOR_KEY = 'a-key-for-the-tests-0123456789'

const REPORT = `mutation Report($cupId: ID!, $tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
  report(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId, report: $report) {
    revision repeated
    match {
      id revision homeTeamId awayTeamId homeTeamName awayTeamName isLive isFinished isWalkover homeScore awayScore
      homeHalfTimeScore awayHalfTimeScore homePenaltyScore awayPenaltyScore winner decision status bothLose stood { home away } reason { en sv } zonedStartTime startDate
      previousStartTime previousLocationName locationName fieldId streamId
      events { kind at reportedAt homeScore awayScore startsAt locationName }
    }
  }
}`

export interface DeskAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the service answered
  readonly report: any
  readonly error: {
    readonly message: string
    readonly extensions: { readonly code: string; readonly field?: string; readonly revision?: number }
  } | null
}

let keys = 0

/** The whole service on a database, and a desk that reports to it over HTTP as anybody would. */
export function openDesk(db: Kysely<Tables>, more: Partial<Config> = {}, clocks: CupClocks = WORLD_CLOCK) {
  const config = testConfig({ operatorKey: OPERATOR_KEY, ...more })
  const app = createApp(config, db, undefined, null, new LiveResults(db, clocks))
  return {
    app,
    /** @param values of the report; a key is chosen if none is given */
    async report(
      matchId: string,
      values: Readonly<Record<string, unknown>>,
      { key = OPERATOR_KEY as string | null, tournamentId = 't2026', language = '' } = {},
    ): Promise<DeskAnswer> {
      keys += 1
      const report = { key: `test-report-${keys}`, ...values }
      const response = await app.request('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...(language && { 'accept-language': language }),
        },
        body: JSON.stringify({
          query: REPORT,
          variables: { cupId: 'test-cup', tournamentId, matchId, report },
        }),
      })
      const { data, errors } = await response.json()
      return { status: response.status, report: data?.report ?? null, error: errors?.[0] ?? null }
    },
    /** The feed as parsed JSON. */
    async feed(search = '', tournamentId = 't2026') {
      const response = await app.request(`/feed/test-cup/${tournamentId}${search}`)
      return response.json()
    },
  }
}

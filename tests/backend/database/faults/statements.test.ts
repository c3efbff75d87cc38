import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type IdentityDb, openIdentity } from '../../../../src/backend/identity/base/open.ts'
import { createApp } from '../../../../src/backend/main.ts'
import { LiveResults } from '../../../../src/backend/results/service/live-results.ts'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import {
  createDatabase,
  describeOnBoth,
  type OpenTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../../support/databases.ts'
import { field, PASSWORD } from '../../identity/identity-server.ts'
import { TOURNAMENT, testConfig } from '../../results/ask.ts'
import { cup, edition2026 } from '../../results/cup-builder.ts'
import { OPERATOR_KEY } from '../../results/report/desk.ts'
import { type Breaker, breaker, type Fault } from './failing-statement.ts'

/** An answer that takes longer has got stuck behind the one that failed. */
const STUCK_MS = 3000
/** One request for each connection and transaction: reading, writing and neither, of both databases. */
const AFTERWARDS = ['a small query', 'the feed', 'a report', 'a favourite', 'health']

const REPORT = `mutation Report($report: MatchReport!) {
  report(cupId: "test-cup", tournamentId: "t2026", matchId: "g3", report: $report) { revision match { homeScore } }
}`

describeOnBoth('one statement that fails', (engine) => {
  let base: OpenTestDatabase
  let accounts: TestDatabase
  let identityDb: IdentityDb
  let app: Hono
  let token: string
  let live: LiveResults
  let faults: Breaker
  let n = 0

  beforeEach(async () => {
    base = await openTestDatabase(engine)
    accounts = await createDatabase(engine, 'identity')
    identityDb = await openIdentity({ identityDatabase: accounts.target })
    await writeCup(base.db, cup(edition2026()))
    live = new LiveResults(base.db)
    app = createApp(
      testConfig({ cupId: 'test-cup', operatorKey: OPERATOR_KEY }),
      base.db,
      undefined,
      identityDb,
      live,
    )
    const made = await app.request(
      '/sanctum/register',
      json({ email: 'fault@x.example', password: PASSWORD }),
    )
    token = await made.text()
    expect(made.status).toBe(200)
    faults = breaker(engine)
  })
  afterEach(async () => {
    faults.restore()
    await identityDb.destroy()
    await base.dispose()
    await accounts.dispose()
  })

  const json = (body: unknown, more: Readonly<Record<string, string>> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  })
  const signedIn = () => ({ authorization: `Bearer ${token}` })
  const query = `/graphql?query=${encodeURIComponent(TOURNAMENT)}`
  /** Every request of a visitor or the desk that uses the databases; each can be repeated at will. */
  const requests: Record<string, () => Response | Promise<Response>> = {
    'an anonymous query': () => app.request('/graphql', json({ query: TOURNAMENT })),
    'a small query': () =>
      app.request(
        '/graphql',
        json({ query: '{ tournament(cupId: "test-cup", tournamentId: "t2026") { id } }' }),
      ),
    'a query that may be kept': () => {
      live.watch.changed()
      n += 1
      return app.request(`${query}&n=${n}`, { headers: { 'x-requested-with': 'x' } })
    },
    'the feed': () => {
      live.watch.changed()
      return app.request('/feed/test-cup/t2026')
    },
    'a report': () => {
      n += 1
      const report = { key: `fault-report-${n}`, kind: 'SCORE', homeScore: n % 90, awayScore: 0 }
      const body = { query: REPORT, variables: { report } }
      return app.request('/graphql', json(body, { authorization: `Bearer ${OPERATOR_KEY}` }))
    },
    'the account': () => app.request('/api/user', { headers: signedIn() }),
    'a favourite': () => {
      n += 1
      return app.request('/api/user/favorites/fields', json(field(`f${n}`), signedIn()))
    },
    'the way to the account page': () =>
      app.request('/api/user/auth/token', { method: 'POST', headers: signedIn() }),
    health: () => app.request('/health'),
  }

  const within = async (name: string): Promise<{ status: number; text: string }> => {
    const stuck = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`${name} is stuck`)), STUCK_MS).unref()
    })
    const answered = async () => {
      const response = await requests[name]?.()
      return { status: response?.status ?? 0, text: (await response?.text()) ?? '' }
    }
    return Promise.race([answered(), stuck])
  }

  const kinds: readonly Fault[] = engine === 'SQLite' ? ['before', 'after'] : ['before', 'after', 'cut']
  it.each(
    Object.keys(requests)
      .filter((name) => name !== 'health')
      .flatMap((name) => kinds.map((fault) => [name, fault] as const)),
  )('fails %s, wherever it stands (%s), and nothing else', async (name, fault) => {
    faults.arm(0, fault)
    const whole = await within(name)
    expect(whole, name).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
    expect(whole.text).not.toContain('"errors"')
    const steps = faults.steps()
    expect(steps).toBeGreaterThan(0)
    let failed = 0
    for (let step = 1; step <= steps; step += 1) {
      faults.arm(step, fault)
      const { status, text } = await within(name)
      // A fault at the end of a reading does no harm: the answer is complete by then.
      if (status >= 300) {
        failed += 1
        expect(status, `${name}, step ${step}: ${text}`).toBe(503)
        expect(text).toMatch(/[A-Za-z ]{10}|unavailable/)
      }
      faults.arm(0, fault)
      for (const other of AFTERWARDS) {
        const after = await within(other)
        expect(after.status, `${other}, after step ${step} of ${name}: ${after.text}`).toBeLessThan(300)
      }
    }
    expect(failed).toBeGreaterThan(0)
  })
})

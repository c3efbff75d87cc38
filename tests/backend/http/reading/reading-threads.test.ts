import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ReadingBudget } from '../../../../src/backend/http/reading/reading-budget.ts'
import { ReadingThreads } from '../../../../src/backend/http/reading/reading-threads.ts'
import { createApp } from '../../../../src/backend/main.ts'
import { LiveResults } from '../../../../src/backend/results/service/live-results.ts'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../../support/databases.ts'
import { CATEGORY, TOURNAMENT, testConfig } from '../../results/ask.ts'
import { cup, edition2026 } from '../../results/cup-builder.ts'

const KEY = '0123456789-0123456789'
const word = (index: number) => TOURNAMENT.replace('{', `query word${index} {`)

describeOnBoth('results that are read in threads', (engine) => {
  let base: OpenTestDatabase
  let live: LiveResults
  let faults: unknown[] = []
  const started: ReadingThreads[] = []
  beforeAll(async () => {
    base = await openTestDatabase(engine)
    await writeCup(base.db, cup(edition2026()))
    live = new LiveResults(base.db)
  })
  afterAll(async () => {
    for (const threads of started) await threads.stop()
    await base.dispose()
  })

  function serve(budget?: ReadingBudget) {
    faults = []
    const config = testConfig({ database: base.target, operatorKey: KEY })
    const threads = new ReadingThreads(config, (fault) => faults.push(fault), budget)
    started.push(threads)
    // A thread that serves must not read: it gets a database that fails.
    const unread = base.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"name":"match"')) throw new Error('read by the thread that serves')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const app = createApp(config, unread, undefined, null, live, undefined, { read: threads.read })
    const post = async (query: string, remoteAddress = '10.0.0.9', headers: Record<string, string> = {}) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      }
      const response = await app.request('/graphql', init, { incoming: { socket: { remoteAddress } } })
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
    return { app, threads, post }
  }

  it('are those that the thread that serves would read, in every form', async () => {
    const { app, post } = serve()
    const direct = createApp(testConfig(), base.db)
    for (const query of [TOURNAMENT, CATEGORY, '{ cups(id: "test-cup") { cupId } }', '{ wrong }']) {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify({ query }) }
      const expected = await direct.request('/graphql', init)
      const got = await post(query)
      expect([got.status, got.text]).toEqual([expected.status, await expected.text()])
    }
    const get = (accept: string) =>
      app.request(`/graphql?query=${encodeURIComponent(CATEGORY)}`, {
        headers: { 'x-requested-with': 'x', 'accept-encoding': accept },
      })
    const packed = await get('br')
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('etag')).toBe((await get('')).headers.get('etag')?.replace(/"$/, '-br"'))
    expect(faults).toEqual([])
  })

  it('show a report at once', async () => {
    const { post } = serve()
    const query = '{ match(cupId: "test-cup", tournamentId: "t2026", matchId: "g3") { homeScore } }'
    const before = (await post(query)).text
    const report = { key: `score-${engine}`, kind: 'SCORE', homeScore: 9, awayScore: 4 } as const
    const at = '2026-07-07T09:30:00+02:00'
    await live.report({ cupId: 'test-cup', tournamentId: 't2026', matchId: 'g3', report: { ...report, at } })
    const after = (await post(query)).text
    expect(before).not.toBe(after)
    expect(JSON.parse(after)).toEqual({ data: { match: { homeScore: 9 } } })
  })

  it('cost an address its budget, and no other address, no build, and nothing that is known', async () => {
    const { post } = serve(new ReadingBudget(1, 20))
    expect((await post(word(1), '10.0.0.1')).status).toBe(200)
    const refused = await post(word(2), '10.0.0.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(20)
    expect(JSON.parse(refused.text).errors[0].message).toMatch(/^Too many large queries/)
    expect((await post(`${word(1)} # again`, '10.0.0.1')).status).toBe(200)
    expect((await post(word(3), '10.0.0.2')).status).toBe(200)
    for (const index of [4, 5, 6])
      expect((await post(word(index), '10.0.0.1', { authorization: `Bearer ${KEY}` })).status).toBe(200)
    expect((await post(word(7), '10.0.0.1', { authorization: 'Bearer wrong' })).status).toBe(429)
  })

  it('are waited for by a few of one address at a time', async () => {
    const { post } = serve()
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, index) => post(word(100 + index), '10.0.0.3')),
    )
    const statuses = asked.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6)
  })

  it('are not read by the thread that serves, in whatever form the query comes', async () => {
    const { app } = serve()
    for (const type of ['application/graphql', 'application/graphql; charset=utf-8', 'application/json+x']) {
      const body = type.startsWith('application/graphql') ? TOURNAMENT : JSON.stringify({ query: TOURNAMENT })
      const headers = { 'content-type': type, 'x-requested-with': 'x' }
      const response = await app.request('/graphql', { method: 'POST', headers, body })
      expect([type, response.status]).toEqual([type, 415])
    }
    const form = new URLSearchParams({ query: TOURNAMENT })
    const sent = await app.request('/graphql', {
      method: 'POST',
      headers: { 'x-requested-with': 'x' },
      body: form,
    })
    expect(sent.status).toBe(415)
    expect(faults).toEqual([])
  })
})

it('fails the one query whose thread ends, and reads the next in a new thread', async () => {
  const base = await openTestDatabase('SQLite')
  await writeCup(base.db, cup(edition2026()))
  const told = vi.fn()
  const config = testConfig({ database: base.target })
  const threads = new ReadingThreads(config, told)
  const app = createApp(config, base.db, { error: told, debug() {} }, null, undefined, undefined, {
    read: threads.read,
  })
  const ask = (query: string) =>
    app.request(`/graphql?query=${encodeURIComponent(query)}`, { headers: { 'x-requested-with': 'x' } })
  expect((await ask(CATEGORY)).status).toBe(200)
  if (base.target.kind !== 'sqlite') throw new Error('SQLite was asked for.')
  const file = new DatabaseSync(base.target.file)
  file.exec('alter table match rename to gone')
  expect((await ask(word(1))).status).toBe(503)
  expect(told).toHaveBeenCalled()
  file.exec('alter table gone rename to match')
  file.close()
  expect((await ask(word(2))).status).toBe(200)
  await threads.stop()
  await base.dispose()
})

it('lets a client that asks again at once wait for its refusals, so that they are few', async () => {
  const base = await openTestDatabase('SQLite')
  await writeCup(base.db, cup(edition2026()))
  const read = vi.fn(async () => ({ kind: 'refusal', status: 429, retrySeconds: 7 }) as const)
  const app = createApp(testConfig(), base.db, undefined, null, undefined, undefined, { read })
  const until = performance.now() + 1500
  let refusals = 0
  const askAgain = async () => {
    while (performance.now() < until) {
      const response = await app.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: word(refusals) }),
      })
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
      refusals += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, askAgain))
  // Two for each of the sixteen; a busy machine has time for fewer.
  expect(refusals).toBeGreaterThan(0)
  expect(refusals).toBeLessThanOrEqual(32)
  await base.dispose()
})

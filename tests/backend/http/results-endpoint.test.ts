import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../src/backend/main.ts'
import { LiveResults } from '../../../src/backend/results/service/live-results.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { CATEGORY, TOURNAMENT, TOURNAMENT_FIELDS, testConfig } from '../results/ask.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'

const XHR = { 'x-requested-with': 'XMLHttpRequest' }
const SMALL = '{ cups(id: "test-cup") { cupId } }'

describe('/graphql', () => {
  let base: OpenTestDatabase
  let app: ReturnType<typeof createApp>
  let live: LiveResults
  beforeAll(async () => {
    base = await openTestDatabase('SQLite')
    await writeCup(base.db, cup(edition2026(), { ...edition2026(), year: 2025 }))
    live = new LiveResults(base.db)
    app = createApp(testConfig(), base.db, undefined, null, live)
  })
  afterAll(() => base.dispose())

  const get = (query: string, headers: Record<string, string> = {}) =>
    app.request(`/graphql?query=${encodeURIComponent(query)}`, { headers: { ...XHR, ...headers } })
  const post = (body: string, headers: Record<string, string> = {}) =>
    app.request('/graphql', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  it('answers GET with a strong tag, and 304 with the same headers to whoever holds it', async () => {
    const first = await get(TOURNAMENT)
    const tag = first.headers.get('etag')
    expect(tag).toMatch(/^"[\w-]{27}"$/)
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=864000',
    )
    expect(first.headers.get('vary')).toBe('accept, accept-encoding')
    for (const held of [`${tag}`, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await get(TOURNAMENT, { 'if-none-match': held })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      for (const name of ['etag', 'cache-control', 'vary', 'access-control-allow-origin']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name))
      }
    }
    expect((await get(TOURNAMENT, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('changes the tag with the data', async () => {
    const before = (await get(SMALL.replace('cupId', 'name'))).headers.get('etag')
    const renamed = cup({ year: 1999 })
    renamed.cup.name = 'Renamed'
    await writeCup(base.db, renamed)
    live.watch.changed()
    expect((await get(SMALL.replace('cupId', 'name'))).headers.get('etag')).not.toBe(before)
  })

  it('compresses, under a tag of its own', async () => {
    const plain = await get(TOURNAMENT)
    const packed = await get(TOURNAMENT, { 'accept-encoding': 'gzip;q=0.5, br;q=0' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('etag')).toBe(plain.headers.get('etag')?.replace(/"$/, '-gzip"'))
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
    const held = { 'accept-encoding': 'gzip', 'if-none-match': `${packed.headers.get('etag')}` }
    expect((await get(TOURNAMENT, held)).status).toBe(304)
  })

  it('answers POST the same, for nobody to keep', async () => {
    const response = await post(JSON.stringify({ query: TOURNAMENT }))
    expect(await response.text()).toBe(await (await get(TOURNAMENT)).text())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
  })

  it('lets pages of any origin read, and asks them to ask first once in two hours', async () => {
    const preflight = await app.request('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://x.example' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-max-age')).toBe('7200')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-requested-with')
    const response = await get(SMALL, { origin: 'https://x.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('refuses a GET that any page could make without asking', async () => {
    const response = await app.request(`/graphql?query=${encodeURIComponent(SMALL)}`)
    expect(response.status).toBe(403)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await post(JSON.stringify({ query: SMALL }), { 'content-type': 'text/plain' })).status).toBe(403)
  })

  it('refuses other methods and bodies that no query needs', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD']) {
      const response = await app.request('/graphql', { method, headers: XHR })
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('allow')).toContain('GET')
    }
    const sized = (length: number) => JSON.stringify({ query: SMALL, pad: 'x'.repeat(length) })
    const key = { authorization: 'Bearer anything' }
    expect((await post(sized(100_000))).status).toBe(413)
    expect((await post(sized(590_000), key)).status).not.toBe(413)
    expect((await post(sized(600_000), key)).status).toBe(413)
  })

  it('takes the largest honest documents, aliases for a second language included', async () => {
    expect((await (await get(TOURNAMENT)).json()).errors).toBeUndefined()
    expect((await (await get(CATEGORY)).json()).errors).toBeUndefined()
  })

  it('runs ten statements at most for a query, and refuses one that needs more', async () => {
    let statements = 0
    const counted = base.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1
        return result
      },
    })
    const countedApp = createApp(testConfig(), counted, undefined, null, live)
    const run = async (query: string) => {
      statements = 0
      const response = await countedApp.request(`/graphql?query=${encodeURIComponent(query)}`, {
        headers: XHR,
      })
      return (await response.json()).errors
    }
    expect(await run(TOURNAMENT)).toBeUndefined()
    expect(statements).toBeLessThanOrEqual(10)
    expect(await run(CATEGORY)).toBeUndefined()
    expect(statements).toBeLessThanOrEqual(5)
    const light = TOURNAMENT_FIELDS.replace(/categories \{[\s\S]*?\n {2}clubs/, 'clubs')
    const twice = ['2025', '2026', '1999'].map(
      (year) => `y${year}: tournament(cupId: "test-cup", tournamentId: "t${year}") { ${light} }`,
    )
    expect(JSON.stringify(await run(`{ ${twice.join(' ')} }`))).toMatch(/too much at once/)
    expect(statements).toBeLessThanOrEqual(10)
  })

  const nested = (depth: number): string => (depth === 0 ? 'id' : `divisions { ${nested(depth - 1)} }`)
  it.each([
    [
      'many aliases',
      `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: cups(id: "x") { cupId }`).join(' ')} }`,
    ],
    ['many tokens', `{ cups(id: "test-cup") { ${'cupId '.repeat(2000)} } }`],
    [
      'fields within fields that are none',
      `{ tournament(cupId: "a", tournamentId: "b") { categories { stages { ${nested(12)} } } } }`,
    ],
    [
      'a costly query twice',
      `{ ${['a', 'b'].map((name) => `${name}: tournament(cupId: "test-cup", tournamentId: "t2026") { ${TOURNAMENT_FIELDS.replaceAll('nameSv: ', '').replaceAll('name(lang: "sv")', '').replace('divisionNameSv: divisionName(lang: "sv")', '')} }`).join(' ')} }`,
    ],
    ['a fragment within itself', '{ cups(id: "x") { ...f } } fragment f on Cup { cupId ...f }'],
    [
      'a fragment behind another',
      `{ ${'...a '.repeat(20)} } fragment a on Query { ${'...b '.repeat(20)} } fragment b on Query { cups(id: "x") { cupId } }`,
    ],
    ['many directives', `{ cups(id: "x") { cupId ${'@include(if: true)'.repeat(50)} } }`],
    ['introspection', '{ __schema { types { name fields { name } } } }'],
    ['introspection of a type', '{ __type(name: "Match") { fields { name } } }'],
    ['a mutation', 'mutation { write(x: 1) }'],
    ['a subscription', 'subscription { cups(id: "x") { cupId } }'],
    ['a wrong field', '{ cups(id: "x") { cupIdd } }'],
    ['no query', ''],
    ['broken text', '{ cups(id: "x"'],
  ])('refuses %s, telling neither suggestions nor places in the program', async (_, query) => {
    const response = await get(query)
    const text = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
    expect(text).toContain('"errors"')
    expect(text).not.toMatch(/did you mean|node_modules|\.ts\b|stack/i)
    expect(response.status).toBeLessThan(500)
  })

  it('refuses an array of queries', async () => {
    const response = await post(JSON.stringify([{ query: SMALL }, { query: SMALL }]))
    expect(response.status).toBe(400)
  })

  it.each([
    'null',
    '[]',
    '"x"',
    '{}',
    '{"query":1}',
    '{"query":{}}',
    '{"query":"{cups',
    '\0',
    '{"__proto__":{"x":1}}',
  ])('answers the body %j with an error of the client', async (body) => {
    const response = await post(body)
    expect(response.status).toBeGreaterThanOrEqual(200)
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).toContain('errors')
  })

  it('says 503 and nothing else where the database is gone, and tells the operator why', async () => {
    const gone = await openTestDatabase('SQLite')
    await gone.db.destroy()
    const faults: unknown[] = []
    const broken = createApp(testConfig(), gone.db, {
      error: (fault: unknown) => faults.push(fault),
      debug() {},
    })
    const response = await broken.request(`/graphql?query=${encodeURIComponent(SMALL)}`, { headers: XHR })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'The results cannot be read at the moment.' }],
    })
    expect(faults).toHaveLength(1)
    expect((await broken.request('/health')).status).toBe(503)
    expect((await broken.request('/health/live')).status).toBe(200)
  })
})

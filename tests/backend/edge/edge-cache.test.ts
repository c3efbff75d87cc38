import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningEdge } from '../../../scripts/edge/run-edge.ts'
import { EdgePlace, nginx } from './edge-place.ts'
import { kept, ScriptedOrigin } from './scripted-origin.ts'

const FEED = '/feed/cup/2026'
const QUERY = '/graphql?query=%7Bcups%7D'
const XHR = { 'x-requested-with': 'XMLHttpRequest' }

describe.skipIf(nginx === null)('what the edge keeps', () => {
  const origin = new ScriptedOrigin()
  const place = new EdgePlace()
  let edge: RunningEdge
  let address = 0

  beforeAll(async () => {
    await origin.start()
    place.release('a', { 'index.html': 'home', '404.html': 'nothing here' })
    edge = await place.run(origin.service)
  })
  afterAll(async () => {
    await edge.stop()
    await origin.kill()
    place.remove()
  })
  beforeEach(() => {
    origin.asked.length = 0
    origin.answer = () => ({ headers: kept(60), body: '{"revision":1}' })
  })

  /** A feed that no other test has asked for. */
  const fresh = () => `${FEED}-${address++}`
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(edge.origin + path, { headers, redirect: 'manual' })

  test('a hundred visitors who come at once cost one request', async () => {
    origin.answer = () => ({ headers: kept(60), body: '{"revision":7}', ms: 300 })
    const path = fresh()
    const bodies = await Promise.all(Array.from({ length: 100 }, async () => (await get(path)).json()))
    expect(bodies.every((body) => body.revision === 7)).toBe(true)
    expect(origin.asked).toHaveLength(1)
  })

  test('an import is waited for longer than anything else', async () => {
    origin.answer = () => ({ headers: {}, body: '{}', ms: 10_500 })
    const post = (path: string) => fetch(edge.origin + path, { method: 'POST', body: 'x' })
    const [imported, other] = await Promise.all([
      post('/organisers/demo-cup/import'),
      post('/organisers/demo-cup/t2026/rehearsal'),
    ])
    expect([imported.status, other.status]).toEqual([200, 503])
  })

  test('an answer out of date is served once more while one request asks for the next', async () => {
    let revision = 1
    let ms = 0
    origin.answer = () => ({ headers: kept(1), body: JSON.stringify({ revision }), ms })
    const path = fresh()
    await get(path)
    revision = 2
    ms = 3000
    await setTimeout(2100)
    const old = await Promise.all(Array.from({ length: 20 }, async () => (await get(path)).json()))
    expect(new Set(old.map((body) => body.revision))).toEqual(new Set([1]))
    await expect.poll(async () => (await get(path)).json(), { timeout: 20_000 }).toEqual({ revision: 2 })
    expect(origin.asked).toHaveLength(2)
  })

  test.each([500, 502, 503, 504, 429])('a service that answers %d leaves the last scores', async (status) => {
    origin.answer = () => ({ headers: kept(1), body: '{"revision":3}' })
    const path = fresh()
    await get(path)
    origin.answer = () => ({ status, headers: { 'cache-control': 'no-store' }, body: 'broken' })
    await setTimeout(2100)
    for (let poll = 0; poll < 3; poll++) {
      const response = await get(path)
      expect([response.status, await response.text()]).toEqual([200, '{"revision":3}'])
      await setTimeout(50)
    }
    expect(origin.asked.length).toBeGreaterThan(1)
  })

  test('a dead service leaves the last scores, a restarted edge too, and new ones come when it is back', async () => {
    origin.answer = () => ({ headers: kept(1), body: '{"revision":4}' })
    const path = fresh()
    await get(path)
    await origin.kill()
    try {
      await setTimeout(2100)
      expect(await (await get(path)).json()).toEqual({ revision: 4 })
      await edge.stop()
      edge = await place.run(origin.service)
      expect(await (await get(path)).json()).toEqual({ revision: 4 })
      const never = await get(fresh())
      expect([never.status, never.headers.get('retry-after')]).toEqual([503, '5'])
      expect(never.headers.get('access-control-allow-origin')).toBe('*')
      expect(await never.text()).toContain('Try again')
    } finally {
      await origin.start()
    }
    origin.answer = () => ({ headers: kept(1), body: '{"revision":5}' })
    await get(path)
    await setTimeout(300)
    expect(await (await get(path)).json()).toEqual({ revision: 5 })
  })

  test('only `since` tells feeds apart, and nothing of the visitor reaches the service', async () => {
    const path = fresh()
    await get(`${path}?since=3&buster=1`, { cookie: 'a=b', authorization: 'Bearer x', 'x-own': '1' })
    await get(`${path}?buster=2&since=3`)
    await get(`${path}?since=4`)
    await get(path)
    await get(`${path}?other`)
    expect(origin.asked.map(({ url }) => url)).toEqual([`${path}?since=3`, `${path}?since=4`, path])
    const { headers } = origin.asked[0] ?? { headers: {} }
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('x-own')
  })

  test('a `since` that is no number, and an address that is no feed, are nobody’s way past it', async () => {
    origin.answer = () => ({ status: 400, headers: { 'cache-control': 'no-store' }, body: 'no revision' })
    const path = fresh()
    expect((await get(`${path}?since=1%20or%201`)).status).toBe(400)
    expect(origin.asked.map(({ url }) => url)).toEqual([`${path}?since=none`])
    expect((await get('/feed/cup/2026/more')).status).toBe(404)
    expect((await get('/feed/')).status).toBe(404)
    expect(origin.asked).toHaveLength(1)
  })

  test('an encoded slash in an id stays one', async () => {
    await get('/feed/cup/a%2Fb')
    expect(origin.asked[0]?.url).toBe('/feed/cup/a%2Fb')
  })

  test('the compressed copy is kept once, and unpacked for those who take none', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(3000) })
    const packed = gzipSync(body)
    origin.answer = ({ headers }) => {
      expect(headers['accept-encoding']).toBe('gzip')
      return {
        headers: { ...kept(60), 'content-encoding': 'gzip', etag: '"1-gzip"' },
        body: packed,
      }
    }
    const path = fresh()
    const zipped = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(await zipped.text()).toBe(body)
    const plain = await get(path, { 'accept-encoding': 'identity' })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, body])
    const tag = plain.headers.get('etag') ?? ''
    expect((await get(path, { 'accept-encoding': 'identity', 'if-none-match': tag })).status).toBe(304)
    expect(origin.asked).toHaveLength(1)
  })

  test('who holds it already gets 304, from the edge', async () => {
    origin.answer = () => ({ headers: { ...kept(60), etag: '"9"' }, body: '{"revision":9}' })
    const path = fresh()
    await get(path)
    const again = await get(path, { 'if-none-match': '"9"' })
    expect([again.status, again.headers.get('x-cache')]).toEqual([304, 'HIT'])
    expect(again.headers.get('x-content-type-options')).toBe('nosniff')
    expect(origin.asked).toHaveLength(1)
  })

  test('the service is asked again with its tag, and need not send what is unchanged', async () => {
    origin.answer = ({ headers }) =>
      headers['if-none-match'] === '"9"'
        ? { status: 304, headers: { ...kept(1), etag: '"9"' } }
        : { headers: { ...kept(1), etag: '"9"' }, body: '{"revision":9}' }
    const path = fresh()
    await get(path)
    await setTimeout(2100)
    await get(path)
    await setTimeout(200)
    const response = await get(path)
    expect([response.status, await response.json()]).toEqual([200, { revision: 9 }])
    expect(origin.asked.at(-1)?.headers['if-none-match']).toBe('"9"')
  })

  test('queries by GET are kept apart by what they depend on: the query, the form asked for, the XHR header', async () => {
    origin.answer = ({ headers }) =>
      headers['x-requested-with']
        ? { headers: kept(60), body: JSON.stringify({ accept: headers.accept }) }
        : { status: 403, headers: { 'cache-control': 'no-store' }, body: 'no header' }
    expect((await get(QUERY, { accept: '*/*' })).status).toBe(403)
    const json = await get(QUERY, { ...XHR, accept: '*/*', authorization: 'Bearer x', cookie: 'a=b' })
    expect(await json.json()).toEqual({ accept: 'application/json' })
    await get(QUERY, { ...XHR, accept: 'application/json' })
    const typed = await get(QUERY, { ...XHR, accept: 'application/graphql-response+json, application/json' })
    expect(await typed.json()).toEqual({ accept: 'application/graphql-response+json' })
    expect((await get(QUERY, { accept: '*/*' })).status).toBe(403)
    await get(`${QUERY}&variables=%7B%7D`, XHR)
    // A browser that opens the address gets the contract to read; a program that accepts anything gets data.
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    await get(QUERY, browser)
    expect(origin.asked.at(-1)?.headers.accept).toBe('text/html')
    const program = await get(QUERY, { ...XHR, ...browser })
    expect(await program.json()).toEqual({ accept: 'application/json' })
    expect(origin.asked).toHaveLength(6)
    expect(origin.asked.some(({ headers }) => headers.authorization || headers.cookie)).toBe(false)
  })

  test('reports pass with the operator’s key, and answers of reports and errors are never kept', async () => {
    origin.answer = () => ({ headers: kept(60), body: '{"data":{}}' })
    const report = () =>
      fetch(`${edge.origin}/graphql`, {
        method: 'POST',
        headers: { ...XHR, 'content-type': 'application/json', authorization: 'Bearer key' },
        body: '{"query":"mutation {…}"}',
      })
    await report()
    await report()
    expect(origin.asked.map(({ headers, body }) => [headers.authorization, body])).toEqual([
      ['Bearer key', '{"query":"mutation {…}"}'],
      ['Bearer key', '{"query":"mutation {…}"}'],
    ])
    origin.answer = () => ({ headers: { 'cache-control': 'no-store' }, body: '{"errors":[]}' })
    await get(`${QUERY}&a`, XHR)
    await get(`${QUERY}&a`, XHR)
    expect(origin.asked).toHaveLength(4)
  })

  test('accounts are never kept, whatever the service says of it, and carry who asks', async () => {
    origin.answer = ({ headers }) => ({
      headers: { ...kept(600), 'set-cookie': 'a=b' },
      body: headers.authorization ?? 'nobody',
    })
    for (const path of ['/api/user', '/sanctum/token', '/account/']) {
      expect(await (await get(path, { authorization: 'Bearer one', cookie: 'c=1' })).text()).toBe(
        'Bearer one',
      )
      expect(await (await get(path, { authorization: 'Bearer two' })).text()).toBe('Bearer two')
    }
    expect(origin.asked).toHaveLength(6)
    expect(origin.asked[0]?.headers.cookie).toBe('c=1')
  })

  test('the visitor’s address is added to what others claim', async () => {
    await get('/api/user', { 'x-forwarded-for': '203.0.113.7' })
    expect(origin.asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1')
  })

  test('a preflight is answered from here, so that a dead service does not lock other origins out', async () => {
    for (const path of [fresh(), '/graphql']) {
      const response = await fetch(edge.origin + path, { method: 'OPTIONS' })
      expect(response.status).toBe(204)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-headers')).toMatch(/x-requested-with.*authorization/)
      expect(response.headers.get('access-control-max-age')).toBe('7200')
    }
    expect(origin.asked).toHaveLength(0)
  })
})

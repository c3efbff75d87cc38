import { realpathSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningEdge } from '../../../scripts/edge/run-edge.ts'
import { policyMark, sitePolicy, writeSitePolicy } from '../../../scripts/release/site-policy.ts'
import { REVALIDATED } from '../../../src/backend/http/site-files.ts'
import { HOST_SETTINGS, HOST_SETTINGS_ASKED } from '../../support/host-settings.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { EdgePlace, nginx } from './edge-place.ts'
import { kept, ScriptedOrigin } from './scripted-origin.ts'

const SECURITY = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "frame-ancestors 'none'",
}

const page = (text: string) => `<!doctype html><title>${text}</title>${text}${' '.repeat(1500)}`
const FILES = {
  'index.html': page('home'),
  '404.html': page('not found'),
  'sv/index.html': page('hem'),
  'sv/404/index.html': page('finns inte'),
  '2026/teams/a/index.html': page('team'),
  '_astro/shell.abc.js': 'shell()',
  '_astro/shell.abc.js.map': '{}',
  ...HOST_SETTINGS,
  '2026/embed/team/a/index.html': page('embed'),
  'sv/2026/embed/team/a/index.html': page('inbäddad'),
  '2026/teams/embed/index.html': page('a team of that name'),
  '2026/teams/a/now.json': '{}',
  '2026/data/matches.csv': 'year',
  'icons.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  '.env': 'SECRET=1',
  'sv/.git/config': 'secret',
  'dump.sqlite': 'secret',
  'index.html~': 'old',
  'no-index/file.txt': 'text',
  ...Object.fromEntries([...REVALIDATED].map((name) => [`2026/${name}`, '{}'])),
}

describe.skipIf(nginx === null)('pages behind the edge', () => {
  const origin = new ScriptedOrigin()
  const place = new EdgePlace()
  let edge: RunningEdge

  beforeAll(async () => {
    await origin.start()
    place.release('a', FILES)
    edge = await place.run(origin.service)
  })
  afterAll(async () => {
    await edge.stop()
    await origin.kill()
    place.remove()
  })

  const get = (path: string, init: RequestInit = {}) =>
    fetch(edge.origin + path, { redirect: 'manual', ...init })

  test.each([
    ['/', 200, 'home', 'no-cache'],
    ['/sv/', 200, 'hem', 'no-cache'],
    ['/2026/teams/a/', 200, 'team', 'no-cache'],
    ['/icons.svg', 200, 'svg', 'public, max-age=300'],
    ['/_astro/shell.abc.js', 200, 'shell()', 'public, max-age=31536000, immutable'],
    ['/nowhere/', 404, 'not found', 'no-store'],
    ['/_astro/gone.js', 404, 'not found', 'no-store'],
    ['/sv/nowhere/', 404, 'finns inte', 'no-store'],
    ['/svx/', 404, 'not found', 'no-store'],
    ['/404.html', 404, 'not found', 'no-store'],
    ['/sv/404/', 404, 'finns inte', 'no-store'],
    ['/no-index/', 404, 'not found', 'no-store'],
    ['/.env', 404, 'not found', 'no-store'],
    ['/%2eenv', 404, 'not found', 'no-store'],
    ['/sv/.git/config', 404, 'finns inte', 'no-store'],
    ['/_astro/shell.abc.js.map', 404, 'not found', 'no-store'],
    ['/dump.sqlite', 404, 'not found', 'no-store'],
    ['/index.html~', 404, 'not found', 'no-store'],
    ['/..%2f..%2fetc/passwd', 400, '', 'no-store'],
  ])('%s is %d', async (path, status, text, cacheControl) => {
    const response = await get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, cacheControl])
    expect(await response.text()).toContain(text)
    expect(Object.fromEntries(response.headers)).toMatchObject(SECURITY)
  })

  test.each(HOST_SETTINGS_ASKED)('%s is for hosts, and not served', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([
      404,
      FILES[path.startsWith('/sv/') ? 'sv/404/index.html' : '404.html'],
    ])
  })

  test.each([
    ['/2026/embed/team/a/', '*', null],
    ['/sv/2026/embed/team/a/', '*', null],
    ['/2026/embed/team/gone/', "'none'", null],
    ['/2026/embed/team/a', "'none'", null],
    ['/2026/teams/embed/', "'none'", null],
    ['/2026/teams/a/', "'none'", null],
    ['/2026/teams/a/now.json', "'none'", '*'],
    ['/2026/data/matches.csv', "'none'", '*'],
    ['/manifest.webmanifest', "'none'", null],
  ])('%s may be framed by %s, and read by %s', async (path, ancestors, readers) => {
    const { headers } = await get(path)
    const isEmbed = ancestors === '*'
    expect(headers.get('content-security-policy')).toMatch(
      isEmbed ? /frame-ancestors \*$/ : /^frame-ancestors 'none'$/,
    )
    expect(headers.get('cross-origin-embedder-policy')).toBe(isEmbed ? 'require-corp' : null)
    expect(headers.get('cross-origin-resource-policy')).toBe(isEmbed ? 'cross-origin' : null)
    expect(headers.get('access-control-allow-origin')).toBe(readers)
    if (path.endsWith('/now.json')) expect(headers.get('cache-control')).toBe('no-cache')
  })

  test.each([...REVALIDATED])('%s is revalidated, as by the bundled server', async (name) => {
    const { status, headers } = await get(`/2026/${name}`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
  })

  test('pages carry the policy of their release, and that of no other', async () => {
    const policy = sitePolicy(["default-src 'self'; script-src 'self' 'sha256-a+/='"])
    const make = (id: string, more: string) => {
      place.release(id, { ...FILES, _headers: "/*\n  Content-Security-Policy: frame-ancestors 'none'\n" })
      writeSitePolicy(realpathSync(place.site), more)
    }
    make('p1', policy)
    const own = await place.run(origin.service, 'with-policy')
    const policies = () =>
      Promise.all(
        ['/', '/nowhere/', '/2026/teams/a', '/_astro/shell.abc.js'].map(async (path) =>
          (await fetch(own.origin + path, { redirect: 'manual' })).headers.get('content-security-policy'),
        ),
      )
    try {
      expect(await policies()).toEqual(Array(4).fill(policy))
      const embed = await fetch(`${own.origin}/2026/embed/team/a/`)
      expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *')
      origin.answer = () => ({
        headers: { 'content-security-policy': "default-src 'none'" },
        body: 'account',
      })
      const account = await fetch(`${own.origin}/account/`)
      expect(account.headers.get('content-security-policy')).toBe("default-src 'none'")
      // A later release of the same scripts, then one of others: those would not run under the first's hashes.
      make('p2', policy)
      expect(await policies()).toEqual(Array(4).fill(policy))
      make('p3', policy.replace('a+/=', 'b='))
      expect(await policies()).toEqual(Array(4).fill("frame-ancestors 'none'"))
      expect((await fetch(`${own.origin}/_policy/${policyMark(policy)}`)).status).toBe(404)
    } finally {
      await own.stop()
      place.switchTo('a')
    }
    expect(own.complaints()).not.toContain('uninitialized')
  })

  test('an address without its slash is sent to the one with it, on the same host', async () => {
    const response = await get('/2026/teams/a?x=1')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/2026/teams/a/?x=1'])
    expect((await get('//example.org/..')).headers.get('location') ?? '').not.toContain('example.org')
  })

  test('text is compressed on the way, with its language and form named', async () => {
    const response = await get('/sv/', { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toContain(
      'application/manifest+json',
    )
    expect((await get('/_astro/shell.abc.js')).headers.get('content-type')).toBe(
      'text/javascript; charset=utf-8',
    )
  })

  test('what the visitor holds is not sent again', async () => {
    const tag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/', { headers: { 'if-none-match': tag } })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache'])
    expect(Object.fromEntries(again.headers)).toMatchObject(SECURITY)
  })

  describe('security headers, once each and without a server version, stand on', () => {
    const scripted = (status: number) => async () => {
      origin.answer = () => ({ status, headers: kept(0), body: 'x' })
      return get(`/api/user?${status}`)
    }
    test.each<[string, number, () => Promise<Response>]>([
      [
        'the feed',
        200,
        async () => {
          origin.answer = () => ({ headers: kept(60), body: '{}' })
          return get('/feed/cup/1')
        },
      ],
      ['a feed by POST', 405, () => get('/feed/cup/1', { method: 'POST' })],
      ['a page by POST', 405, () => get('/', { method: 'POST' })],
      ['a page by DELETE', 405, () => get('/2026/', { method: 'DELETE' })],
      ['a body too large', 413, () => get('/graphql', { method: 'POST', body: 'x'.repeat(700_000) })],
      ['a service that refuses', 429, scripted(429)],
      ['a service that fails', 500, scripted(500)],
      ['a service that is busy', 503, scripted(503)],
      ['an address too long', 414, () => get(`/${'x'.repeat(20_000)}`)],
    ])('%s', async (_, status, ask) => {
      const response = await ask()
      expect(response.status).toBe(status)
      expect(Object.fromEntries(response.headers)).toMatchObject(SECURITY)
      expect(response.headers.get('server')).toBe('nginx')
      if (status === 405) expect(response.headers.get('allow')).toContain('GET')
      if (status === 429) expect(response.headers.get('retry-after')).toBe('2')
    })

    test('what the service has said of itself', async () => {
      const own = { 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' }
      origin.answer = () => ({ headers: { ...SECURITY, ...own }, body: 'account' })
      const response = await get('/account/')
      expect(Object.fromEntries(response.headers)).toMatchObject({ ...SECURITY, ...own })
    })

    test('requests that no one should send', async () => {
      for (const head of [
        'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
        'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        'nonsense\r\n\r\n',
      ]) {
        const { status, text } = await rawRequest(edge.port, head)
        expect([400, 405]).toContain(status)
        expect(text).toMatch(/x-content-type-options: nosniff/i)
        expect(text).not.toMatch(/nginx\/\d/)
      }
    })
  })

  test('a flood of writes from one address is slowed down, readers are not', async () => {
    origin.answer = () => ({ headers: { 'cache-control': 'no-store' }, body: 'ok' })
    const writes = await Promise.all(
      Array.from({ length: 900 }, async () => {
        const response = await get('/sanctum/token', { method: 'POST', body: '{}' })
        await response.arrayBuffer()
        return response.status
      }),
    )
    const count = (wanted: number) => writes.filter((status) => status === wanted).length
    expect(count(200)).toBeGreaterThanOrEqual(300)
    expect(count(429)).toBeGreaterThan(100)
    expect(count(200) + count(429)).toBe(900)
    expect((await get('/api/user')).status).toBe(200)
  })

  test('a flood of queries in ever new words from one address is slowed down, pages and feed are not', async () => {
    origin.answer = () => ({ headers: { 'cache-control': 'no-store' }, body: 'ok' })
    const reads = await Promise.all(
      Array.from({ length: 900 }, async (_, index) => {
        const response = await get(`/graphql?query=%7B__typename%7D%23${index}`)
        await response.arrayBuffer()
        return response
      }),
    )
    const refused = reads.filter(({ status }) => status === 429)
    expect(reads.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(600)
    expect(refused.length).toBeGreaterThan(100)
    expect(refused[0]?.headers.get('retry-after')).toBe('2')
    expect((await get('/')).status).toBe(200)
    expect((await get('/feed/cup/flood')).status).toBe(200)
  })

  describe('clients who take their time are let go within 15 s', () => {
    test.concurrent.each([
      ['a head that never ends', 'GET / HTTP/1.1\r\nHost: a\r\n', 'x: y\r\n'],
      ['a body that trickles to a file', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n', 'x'],
      [
        'a body that trickles to the feed',
        'GET /feed/a/b HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n',
        'x',
      ],
      [
        'a body that never comes',
        'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n',
        undefined,
      ],
      ['a body of 10 MB', `POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\n\r\n`, 'x'],
    ] as const)('%s', async (_, head, drip) => {
      const { ms } = await rawRequest(edge.port, head, drip)
      expect(ms).toBeLessThan(15_000)
    })
  })

  test('no visitor sees an error, or a mix, while releases are swapped under load', async () => {
    const assets = 30
    const release = (id: string) => ({
      ...FILES,
      'index.html': `release ${id}`,
      ...Object.fromEntries(
        Array.from({ length: assets }, (_, at) => [`2026/teams/t${at}/index.html`, `release ${id}`]),
      ),
    })
    place.release('r0', release('r0'))
    place.release('r1', release('r1'))
    let swaps = 0
    let running = true
    let newest = 'r1'
    const swapping = (async () => {
      while (running) {
        newest = `r${swaps++ % 2}`
        place.switchTo(newest)
        await setTimeout(5)
      }
    })()
    let requests = 0
    const seen = new Set<string>()
    const until = Date.now() + 3000
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (Date.now() < until) {
          const path = requests++ % 3 === 0 ? '/' : `/2026/teams/t${requests % assets}/`
          const response = await get(path)
          seen.add(`${response.status} ${await response.text()}`)
        }
      }),
    )
    running = false
    await swapping
    expect([...seen].toSorted()).toEqual(['200 release r0', '200 release r1'])
    expect(swaps).toBeGreaterThan(100)
    // Nothing is remembered of the release before: the very next visitor sees the new one.
    for (const id of ['r0', 'r1', 'r0', 'r1']) {
      place.switchTo(id)
      expect(await (await get('/')).text()).toBe(`release ${id}`)
      expect(await (await get('/2026/teams/t1/')).text()).toBe(`release ${id}`)
    }
    place.switchTo('a')
  })
})

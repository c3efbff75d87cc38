import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningEdge } from '../../../scripts/edge/run-edge.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { type ServiceProcess, startService } from '../http/service-process.ts'
import { EdgePlace, nginx } from './edge-place.ts'

const QUERY = `/graphql?query=${encodeURIComponent('{ cups(id: "demo-cup", lang: "en") { cupId } }')}`
const XHR = { 'x-requested-with': 'XMLHttpRequest' }

describe.skipIf(nginx === null)('the bundled service behind the edge', () => {
  const place = new EdgePlace()
  const data = mkdtempSync(join(tmpdir(), 'cup-edge-data-'))
  let service: ServiceProcess
  let edge: RunningEdge

  const start = () =>
    startService({
      DATA_DIR: data,
      SITE_DIR: place.site,
      TRUSTED_PROXIES: '127.0.0.1',
    })

  beforeAll(async () => {
    place.release('a', { 'index.html': 'home', '404.html': 'nothing here' })
    service = await start()
    edge = await place.run(`127.0.0.1:${service.port}`)
    // The first query waits for the thread that reads to start: longer than the edge does, on a busy machine.
    await fetch(`http://127.0.0.1:${service.port}${QUERY}%20`, { headers: XHR })
  })
  afterAll(async () => {
    await edge.stop()
    service.child.kill('SIGKILL')
    await service.ended
    place.remove()
    rmSync(data, { recursive: true, force: true })
  })

  const ask = (path: string, init: RequestInit = {}) => fetch(edge.origin + path, init)

  test('a query is kept for everybody, a query without the XHR header is refused, a mutation by GET too', async () => {
    const first = await ask(QUERY, { headers: XHR })
    expect([first.status, first.headers.get('x-cache')]).toEqual([200, 'MISS'])
    const text = await first.text()
    const second = await ask(QUERY, { headers: { ...XHR, authorization: 'Bearer of somebody' } })
    expect([second.headers.get('x-cache'), await second.text()]).toEqual(['HIT', text])
    expect((await ask(QUERY)).status).toBe(403)
    const mutation = await ask(`/graphql?query=${encodeURIComponent('mutation { __typename }')}`, {
      headers: XHR,
    })
    expect(mutation.status).toBeGreaterThanOrEqual(400)
    expect(mutation.headers.get('cache-control')).toBe('no-store')
  })

  test('a connection is kept by the service for much longer than by the edge, also where it is busy', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${service.port}/health`)
    const template = readFileSync('scripts/edge/nginx.conf.template', 'utf8')
    const [, edgeSeconds] = /keepalive_timeout (\d+)s;\n {2}\}/.exec(template) ?? []
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(Number(edgeSeconds) + 20)
  })

  test('a move of a whole cup reaches the service', async () => {
    const matches = Array.from({ length: 5000 }, (_, at) => ({
      matchId: String(10_000_000 + at),
      startsAt: '2026-07-07T08:35:00.000Z',
      fieldId: 'A1',
    }))
    const response = await ask('/graphql', {
      method: 'POST',
      headers: { ...XHR, authorization: 'Bearer of somebody', 'content-type': 'application/json' },
      body: JSON.stringify({
        query: '{ cups(id: "demo-cup", lang: "en") { cupId } }',
        variables: { matches },
      }),
    })
    expect(response.status).toBe(200)
  })

  test('the preflight answered at the edge allows what the service’s own allows', async () => {
    const allowed = (response: Response) =>
      ['access-control-allow-methods', 'access-control-allow-headers', 'access-control-max-age'].map((name) =>
        (response.headers.get(name) ?? '').toLowerCase().split(/, */).toSorted(),
      )
    const preflight = { method: 'OPTIONS', headers: { origin: 'https://a.example' } }
    const [methods, headers, seconds] = allowed(await ask('/graphql', preflight))
    const own = allowed(await fetch(`http://127.0.0.1:${service.port}/graphql`, preflight))
    expect([methods, seconds]).toEqual([own[0], own[2]])
    expect(headers).toEqual(expect.arrayContaining(own[1] ?? []))
  })

  test('an account is made, read and left through it, each answer for its owner only', async () => {
    const tokens = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const response = await ask('/sanctum/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
          body: JSON.stringify({ email: `${name}@edge.example`, password: `a long phrase of ${name}`, name }),
        })
        expect(response.status).toBeLessThan(300)
        return response.text()
      }),
    )
    for (const [at, name] of ['one', 'two', 'one'].entries()) {
      const response = await ask('/api/user', { headers: { authorization: `Bearer ${tokens[at % 2]}` } })
      expect(await response.json()).toMatchObject({ email: `${name}@edge.example` })
      expect([response.headers.get('cache-control'), response.headers.get('x-cache')]).toEqual([
        'no-store',
        null,
      ])
    }
    expect((await ask('/api/user')).status).toBe(401)
  })

  test('the hand-off of a signed-in visitor leads back through the edge, and ends on the account page', async () => {
    const registered = await ask('/sanctum/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'three@edge.example',
        password: 'a long phrase of three',
        name: 'three',
      }),
    })
    const authorization = `Bearer ${await registered.text()}`
    const given = await ask('/api/user/auth/token', { method: 'POST', headers: { authorization } })
    const { url } = (await given.json()) as { url: string }
    expect(new URL(url).origin).toBe(edge.origin)
    const opened = await fetch(url, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/account?lang=en'])
    const cookie = opened.headers.getSetCookie().map((line) => line.split(';')[0])
    const account = await ask('/account?lang=en', { headers: { cookie: cookie.join('; ') } })
    expect([account.status, account.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await account.text()).toContain('three@edge.example')

    // What the edge takes for its own name is not repeated.
    const head = `POST /api/user/auth/token HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 0\r\n`
    const { text } = await rawRequest(
      edge.port,
      `${head}Origin: http://evil.example\r\nAuthorization: ${authorization}\r\nConnection: close\r\n\r\n`,
    )
    expect(text).toContain('"url":"http://localhost:')
  })

  test('a body that trickles is ended within 15 s', async () => {
    const head =
      'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n'
    expect((await rawRequest(edge.port, head, 'x')).ms).toBeLessThan(15_000)
  })

  test('health is told, and every one of the service’s security headers stands once', async () => {
    const response = await ask('/health')
    expect(await response.json()).toMatchObject({ status: 'ok' })
    for (const name of ['strict-transport-security', 'x-content-type-options', 'content-security-policy'])
      expect(response.headers.get(name)).not.toContain(',')
  })

  test('the last results outlive the service', async () => {
    await ask(QUERY, { headers: XHR })
    service.child.kill('SIGKILL')
    await service.ended
    await new Promise((resolve) => setTimeout(resolve, 7000))
    const response = await ask(QUERY, { headers: XHR })
    expect([response.status, (await response.json()).data]).toEqual([200, { cups: expect.anything() }])
    const account = await ask('/api/user')
    expect([account.status, account.headers.get('retry-after')]).toEqual([503, '5'])
    service = await start()
  })
})

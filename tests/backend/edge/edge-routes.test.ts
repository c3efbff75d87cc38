import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningEdge } from '../../../scripts/edge/run-edge.ts'
import { openIdentity } from '../../../src/backend/identity/base/open.ts'
import { createApp } from '../../../src/backend/main.ts'
import { openTestDatabase } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'
import { EdgePlace, nginx } from './edge-place.ts'
import { ScriptedOrigin } from './scripted-origin.ts'

/** An example of each parameter in the services' addresses. A new parameter needs one. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ':cupId': 'demo-cup',
  ':tournamentId': '26',
  ':id': '7',
  ':secret': 'aB3-_x',
  ':year': '2026',
  ':what': 'acts',
  ':file': 't-1.png',
  ':file{.+\\.ics}': 'aB3-_x.ics',
  '*': 'elsewhere/7',
}
/** Everything that no service answers: pages. */
const SITE = '/*'
/** Asked on the machine itself, not through the edge. */
const INSIDE = '/metrics'
/** Preflights are answered at the edge, see edge-service.test.ts. */
const AT_THE_EDGE = 'OPTIONS'

/** Returns the services' own table of routes, once each: `GET /account/open/:secret`. */
async function routesOfServices(): Promise<string[]> {
  const base = await openTestDatabase('SQLite')
  if (base.target.kind !== 'sqlite') throw new Error('This is not SQLite.')
  const identityDatabase = { ...base.target, file: `${base.target.file}.identity` }
  const identityDb = await openIdentity({ identityDatabase })
  const { routes } = createApp(testConfig(), base.db, undefined, identityDb)
  await identityDb.destroy()
  await base.dispose()
  const own = routes.filter(({ method, path }) => path !== SITE && path !== INSIDE && method !== AT_THE_EDGE)
  return [...new Set(own.map(({ method, path }) => `${method} ${path}`))]
}

const routes = await routesOfServices()

function exampleOf(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[:*]/.test(part) ? (EXAMPLES[part] ?? `no-example-of-${part}`) : part))
    .join('/')
}

/** How clients ask for these routes: `HEAD /account/open/aB3-_x`. A route of every method is asked for as pages are. */
const requests = new Set(
  routes.flatMap((route) => {
    const [method = '', path = ''] = route.split(' ')
    const methods = method === 'GET' || method === 'ALL' ? ['GET', 'HEAD'] : [method]
    return methods.map((each) => `${each} ${exampleOf(path)}`)
  }),
)

describe.skipIf(nginx === null)('the routes of the services behind the edge', () => {
  const origin = new ScriptedOrigin()
  const place = new EdgePlace()
  let edge: RunningEdge

  beforeAll(async () => {
    await origin.start()
    origin.answer = () => ({ headers: { 'cache-control': 'no-store' }, body: 'of the service' })
    place.release('a', { 'index.html': 'home', '404.html': 'not found' })
    edge = await place.run(origin.service)
  })
  afterAll(async () => {
    await edge.stop()
    await origin.kill()
    place.remove()
  })

  test('are the whole table, each with examples of its parameters', () => {
    expect(routes).toEqual(
      expect.arrayContaining(['ALL /graphql', 'GET /account', 'GET /health', 'DELETE /api/user/alerts']),
    )
    expect([...requests].filter((line) => line.includes('no-example-of'))).toEqual([])
  })

  test.each([...requests])('%s reaches the service as it was sent', async (line) => {
    const [method = '', path = ''] = line.split(' ')
    const body = method === 'GET' || method === 'HEAD' ? '' : 'name=a&n=1'
    const before = origin.asked.length
    const response = await fetch(`${edge.origin}${path}?since=7`, { method, body: body || undefined })
    const came = origin.asked.slice(before).map((request) => [request.method, request.url, request.body])
    // What is kept for everybody is fetched by GET, and pictures do not depend on a query.
    const isKept = response.headers.get('x-cache') !== null
    const query = path.startsWith('/share/') ? '' : '?since=7'
    expect(came).toEqual([[isKept && method === 'HEAD' ? 'GET' : method, `${path}${query}`, body]])
    expect([response.status, await response.text()]).toEqual([200, method === 'HEAD' ? '' : 'of the service'])
  })

  test.each(['/accounts', '/account.html', '/sv/account', '/apis/user', '/sanctum', '/healthy', '/graphql/'])(
    '%s is a page, and asks no service',
    async (path) => {
      const before = origin.asked.length
      expect((await fetch(edge.origin + path)).status).toBe(404)
      expect(origin.asked).toHaveLength(before)
    },
  )

  test('a spreadsheet of organisers is let through, and nothing else of its size', async () => {
    const body = 'n'.repeat(2_000_000)
    const sent = (path: string) => fetch(edge.origin + path, { method: 'POST', body })
    expect((await sent('/organisers/demo-cup/import')).status).toBe(200)
    expect(origin.asked.at(-1)?.body).toHaveLength(body.length)
    expect((await sent('/graphql')).status).toBe(413)
  })

  test.skipIf(process.platform !== 'linux')('health is told to the machine itself only', async () => {
    const before = origin.asked.length
    // Linux has all of 127.0.0.0/8; the edge knows 127.0.0.1 as the machine itself.
    const status = await new Promise((resolve, reject) => {
      request(`${edge.origin}/health`, { localAddress: '127.0.0.2' }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(403)
    expect(origin.asked).toHaveLength(before)
  })
})

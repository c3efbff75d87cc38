import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECURITY_HEADERS } from '../../../src/backend/http/response/safeguards.ts'
import { startServer, stopServer } from '../../../src/backend/http/server.ts'
import { type IdentityDb, openIdentity } from '../../../src/backend/identity/base/open.ts'
import { createApp } from '../../../src/backend/main.ts'
import { IDENTITY_CALLS } from '../../../src/contract/identity.ts'
import { createDatabase, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { testConfig } from '../results/ask.ts'

const QUERY = JSON.stringify({ query: '{ cups(id: "x") { cupId } }' })
/** Every address that a body is sent to, and some that take none. */
const CALLS: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/graphql'],
  ['POST', '/account/sign-in'],
  ['POST', '/account/details'],
  ['POST', '/'],
  ['DELETE', '/graphql'],
  ...Object.values(IDENTITY_CALLS).flatMap(({ method, path }) =>
    method === 'GET' ? [] : [[method, path.replace(':id', '1')] as const],
  ),
]

describe('bodies of requests', () => {
  let base: OpenTestDatabase
  let identity: IdentityDb
  let disposeIdentity: () => Promise<void>
  let server: Server
  const port = () => (server.address() as AddressInfo).port

  beforeAll(async () => {
    base = await openTestDatabase('SQLite')
    const { target, dispose } = await createDatabase('SQLite', 'identity')
    disposeIdentity = dispose
    identity = await openIdentity({ identityDatabase: target })
    const app = createApp(testConfig(), base.db, undefined, identity)
    server = await startServer(app, { host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await stopServer(server)
    await identity.destroy()
    await disposeIdentity()
    await base.dispose()
  })

  const send = (method: string, path: string, body: Buffer, more: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port()}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...more },
      body: new Uint8Array(body),
    })

  it.each(CALLS)('are not unpacked: %s %s', async (method, path) => {
    for (const encoding of ['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip', 'x-unknown', '"']) {
      const answer = await send(method, path, gzipSync(QUERY), { 'content-encoding': encoding })
      expect([encoding, answer.status]).toEqual([encoding, 415])
      expect(await answer.text()).toBe('A body is read as it is: send it without Content-Encoding.\n')
      expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS)
      expect(answer.headers.get('accept-encoding')).toBe('identity')
    }
  })

  it('may say that they are as they are', async () => {
    for (const encoding of ['identity', ' Identity ', ''])
      expect(
        (await send('POST', '/graphql', Buffer.from(QUERY), { 'content-encoding': encoding })).status,
      ).toBe(200)
  })

  it.each(['/graphql', '/sanctum/token', '/sanctum/register', '/account/sign-in'])(
    'that tell no length are given up where they grow too large: %s',
    async (path) => {
      const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
      // The body never ends: a service that waits for its end, or for the time limit, does not answer 413.
      const { status, ms } = await rawRequest(port(), head + chunk.repeat(20), chunk)
      expect(status).toBe(413)
      expect(ms).toBeLessThan(15_000)
    },
    20_000,
  )
})

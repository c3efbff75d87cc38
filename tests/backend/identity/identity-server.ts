import { hash, randomUUID } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { startServer, stopServer } from '../../../src/backend/http/server.ts'
import { type IdentityDb, openIdentity } from '../../../src/backend/identity/base/open.ts'
import type { LoggedFault } from '../../../src/backend/identity/http/fault.ts'
import type { Hashing } from '../../../src/backend/identity/password/desk.ts'
import { createIdentity, type IdentityOptions } from '../../../src/backend/identity/service.ts'
import type { DatabaseTarget } from '../../../src/backend/settings/config.ts'
import { createDatabase, type Engine } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'

export const PASSWORD = 'a goal in the last minute'

export interface TestIdentity {
  readonly db: IdentityDb
  readonly app: Hono
  readonly origin: string
  readonly faults: LoggedFault[]
  readonly target: DatabaseTarget
  /** Stops the service and leaves its database. */
  readonly stop: () => Promise<void>
  readonly dispose: () => Promise<void>
}

/** A salt but no work, for tests of anything but the work. */
export const quickHashing: Hashing = {
  hash: async (password, like) => {
    const salt = like?.split('.')[0] ?? randomUUID()
    return `${salt}.${hash('sha256', `${salt} ${password}`)}`
  },
}

const nothing: IdentityOptions['ask'] = async () => new Response('no results here', { status: 503 })

/** The identity service alone, on a real server with a database of its own. */
export async function startIdentity(
  engine: Engine,
  more: Partial<Omit<IdentityOptions, 'config'>> & { config?: Partial<IdentityOptions['config']> } = {},
): Promise<TestIdentity> {
  const { target, dispose } = await createDatabase(engine, 'identity')
  const db = await openIdentity({ identityDatabase: target })
  const faults: LoggedFault[] = []
  const config = { ...testConfig(), ...more.config }
  const app = createIdentity(db, {
    ask: nothing,
    askSite: nothing,
    onFault: (fault) => faults.push(fault),
    ...more,
    config,
  })
  const server = await startServer(app, { host: '127.0.0.1', port: 0 })
  const { port } = server.address() as AddressInfo
  Object.assign(config, { port, ...more.config })
  const stop = async () => {
    await stopServer(server)
    await db.destroy()
  }
  return {
    db,
    app,
    origin: `http://127.0.0.1:${port}`,
    faults,
    target,
    stop,
    dispose: async () => {
      await stop()
      await dispose()
    },
  }
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever it asked for
  readonly json: any
}

export interface Call {
  readonly token?: string | null
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** One request over HTTP; a body is sent as JSON unless it is text. */
export async function call(origin: string, method: string, path: string, one: Call = {}): Promise<Answer> {
  const { token = null, body, headers = {} } = one
  const response = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    get json() {
      return JSON.parse(text)
    },
  }
}

/** A new account; gives its token. */
export async function newAccount(origin: string, email: string, password = PASSWORD): Promise<string> {
  const { status, text } = await call(origin, 'POST', '/sanctum/register', { body: { email, password } })
  if (status !== 200) throw new Error(`${status} ${text}`)
  return text
}

export const team = (teamId: string | number, year: number | string = 2026) => ({
  teamId,
  year,
  teamName: 'IK Example 1',
  nation: 'Sweden',
  nationCode: 'SE',
  category: 'Boys 14',
  catShort: 'B14',
})

export const field = (fieldId: string | number, year: number | string = 2026) => ({
  arenaId: 'heden',
  fieldId,
  fieldName: 'Heden 5',
  year,
})

/** Sends a request without a body and with any headers: fetch does not let a caller set `sec-…` and `cookie`. */
export function raw(
  origin: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers }, (response) => {
      const { statusCode: status, headers: received } = response
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.once('end', () => resolve({ status, headers: received, text }))
    })
    sent.once('error', reject)
    sent.end()
  })
}

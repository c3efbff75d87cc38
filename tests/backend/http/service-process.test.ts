import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECURITY_HEADERS } from '../../../src/backend/http/response/safeguards.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { type ServiceProcess, spawnService, startService } from './service-process.ts'

const LONG = 'x'.repeat(20_000)

describe('the service as a process', () => {
  let dir: string
  let service: ServiceProcess
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'cup-service-'))
    service = await startService({
      DATA_DIR: dir,
      SITE_DIR: join(dir, 'site'),
      LOG_LEVEL: 'debug',
    })
  })
  afterAll(async () => {
    service.child.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })

  /** What comes back over a plain socket, until the service closes it or the time is over. */
  const raw = (text: string, ms = 2000) =>
    new Promise<string>((resolve) => {
      const socket = connect(service.port, '127.0.0.1', () => socket.write(text))
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk.toString()
      })
      socket.on('close', () => resolve(received))
      socket.on('error', () => resolve(received))
      setTimeout(() => socket.destroy(), ms)
    })

  /** The security headers that a response, given as text, does not carry exactly once. */
  const missingOf = (answer: string) =>
    Object.entries(SECURITY_HEADERS).filter(
      ([name, value]) => answer.split(`\r\n${name}: ${value}\r\n`).length !== 2,
    )

  it('is ready', async () => {
    const response = await fetch(`http://127.0.0.1:${service.port}/health`)
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', database: 'ok', accounts: 'ok' },
    ])
  })

  it.each([
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n', 400],
    ['a backslash', 'GET /..\\x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 400],
    [
      'a host of another kind in the address',
      'GET ftp://x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'two lengths',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['a head too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${LONG}\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
    [
      'extensions of a chunk too large',
      `POST /graphql HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;${LONG}\r\nx\r\n0\r\n\r\n`,
      413,
    ],
  ])('refuses %s', async (_, request, status) => {
    const answer = await raw(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(missingOf(answer)).toEqual([])
    expect(answer).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im)
    expect(answer).not.toMatch(/^(server|x-powered-by):/im)
  })

  it.each([
    ['/', 'evil.example'],
    ['/nowhere/', 'evil.example'],
    ['/2026', 'evil.example'],
    ['/account', 'evil.example'],
    ['/account/nowhere', 'evil.example'],
    ['/api/user', 'evil.example'],
    ['/sanctum/token', 'evil.example'],
    ['/graphql', 'evil.example'],
    ['/feed/a/b', 'evil.example'],
    ['/health', 'evil.example'],
    ['http://evil.example/x', 'evil.example'],
    ['/', 'evil.example/?'],
  ])('says nothing of the host that %s was asked of', async (path, host) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /)
    expect(answer).not.toContain('evil')
  })

  it('does not climb out of the site over a plain socket', async () => {
    const answer = await raw('GET /../../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(answer).not.toContain('root:')
  })

  it('cuts off requests that never arrive whole, within 15 s', async () => {
    const body = 'Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{'
    const answers = await Promise.all([
      rawRequest(service.port, 'GET / HTTP/1.1\r\nHost: x\r\n'),
      rawRequest(service.port, 'GET / HTTP/1.1\r\nHost: x\r\n', 'x: y\r\n'),
      rawRequest(service.port, `POST /graphql HTTP/1.1\r\nHost: x\r\n${body}`),
      rawRequest(service.port, `POST /graphql HTTP/1.1\r\nHost: x\r\n${body}`, ' '),
      rawRequest(service.port, `POST /sanctum/token HTTP/1.1\r\nHost: x\r\n${body}`, ' '),
      rawRequest(service.port, `DELETE /api/user/favorites/teams/1 HTTP/1.1\r\nHost: x\r\n${body}`, ' '),
    ])
    for (const { ms, status, text } of answers) {
      expect(ms).toBeLessThan(15_000)
      // A request without a session is answered before its body has arrived.
      if (status !== 401) expect(status).toBe(408)
      expect(missingOf(text)).toEqual([])
    }
  }, 30_000)

  it('names a port that is taken, and another one to take', async () => {
    const second = spawnService({ PORT: String(service.port), DATA_DIR: dir })
    expect(await second.ended).toBe(1)
    expect(second.said()).toBe(
      `Port ${service.port} is taken by another program. Stop that one, or choose another port: PORT=${service.port + 1} npm start\n`,
    )
  })

  it('lists every bad setting, a sentence each, and starts nothing', async () => {
    const bad = spawnService({ PORT: 'many', DEMO_SIZE: 'huge', DATABASE_URL: 'mysql://u:hunter2@x/y' })
    expect(await bad.ended).toBe(1)
    expect(bad.said().trimEnd().split('\n')).toHaveLength(3)
    expect(bad.said()).not.toMatch(/hunter2|at .*\.ts/)
  })

  it('refuses a damaged database with a sentence', async () => {
    const damaged = await mkdtemp(join(tmpdir(), 'cup-damaged-'))
    await writeFile(join(damaged, 'cup.sqlite'), 'nonsense '.repeat(1000))
    const refused = spawnService({ DATA_DIR: damaged, PORT: '0' })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toMatch(
      /^The database .*cup\.sqlite cannot be opened \(.*\)\. Restore it from a backup.*\n$/,
    )
    await rm(damaged, { recursive: true })
  })

  it('writes no address, query or name into its log', async () => {
    const query = encodeURIComponent('{ cups(id: "Astrid-Example") { cupId } }')
    await fetch(`http://127.0.0.1:${service.port}/graphql?query=${query}`, {
      headers: { 'x-requested-with': 'x' },
    })
    await fetch(`http://127.0.0.1:${service.port}/2026/search/?q=Astrid-Example`)
    expect(service.said()).toContain('"answered"')
    expect(service.said()).not.toMatch(/Astrid|127\.0\.0\.1(?!:\d+")|search/)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops by itself on %s, open connections or not',
    async (signal) => {
      const other = await startService({ DATA_DIR: join(dir, signal) })
      const idle = connect(other.port, '127.0.0.1')
      await fetch(`http://127.0.0.1:${other.port}/health`)
      const startedAt = performance.now()
      other.child.kill(signal)
      expect(await other.ended).toBe(0)
      expect(performance.now() - startedAt).toBeLessThan(5000)
      idle.destroy()
    },
  )
})

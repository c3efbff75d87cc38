import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServiceProcess, spawnService, startService } from './service-process.ts'

describe('the service as a process', () => {
  let dir: string
  let service: ServiceProcess
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'cup-service-'))
    service = await startService({
      DATA_DIR: dir,
      SITE_DIR: join(dir, 'site'),
      LOG_LEVEL: 'debug',
      NODE_ENV: 'production',
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
  ])('refuses %s', async (_, request, status) => {
    const answer = await raw(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).not.toMatch(/^(server|x-powered-by):/im)
  })

  it('does not climb out of the site over a plain socket', async () => {
    const answer = await raw('GET /../../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(answer).not.toContain('root:')
  })

  it('cuts off requests that never arrive whole, within 15 s', async () => {
    const startedAt = performance.now()
    await Promise.all([
      raw('GET / HTTP/1.1\r\nHost: x\r\n', 20_000),
      raw(
        'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
        20_000,
      ),
    ])
    expect(performance.now() - startedAt).toBeLessThan(15_000)
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

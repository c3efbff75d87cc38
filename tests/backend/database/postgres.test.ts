import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate, openDatabase } from '../../../src/backend/database/connect.ts'
import { requireDurableWrites } from '../../../src/backend/database/durability.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import type { DatabaseTarget } from '../../../src/backend/settings/config.ts'
import { type Cluster, startCluster } from '../../support/postgres-cluster.ts'
import { type ServiceProcess, startService } from '../http/service-process.ts'
import { call, field, newAccount } from '../identity/identity-server.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'

const postgres = inject('postgres')
const there = 'url' in postgres

const databaseOn = async (cluster: Cluster, name: string): Promise<string> => {
  await administer(cluster, `create database ${name}`)
  const url = new URL(cluster.url)
  url.pathname = `/${name}`
  return url.href
}

async function administer(cluster: Cluster, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe.skipIf(!there)('PostgreSQL writes before it answers', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster?.stop())

  const setting = async (db: Kysely<never>, name: string) =>
    (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0]?.value

  it('on every connection, also where server, database or account are set otherwise', async () => {
    const url = await databaseOn(cluster, 'hasty')
    for (const [set, used] of [
      ['off', 'on'],
      ['on', 'on'],
      ['remote_apply', 'remote_apply'],
    ] as const) {
      await administer(cluster, `alter database hasty set synchronous_commit = ${set}`)
      const db = openDatabase<never>({ database: { kind: 'postgres', url } })
      expect(await Promise.all([1, 2, 3].map(() => setting(db, 'synchronous_commit')))).toEqual([
        used,
        used,
        used,
      ])
      await db.destroy()
    }
  })

  it('as it is without any settings of ours', async () => {
    const db = openDatabase<never>({ database: { kind: 'postgres', url: cluster.url } })
    await requireDurableWrites(db)
    expect(await setting(db, 'fsync')).toBe('on')
    await db.destroy()
  })
})

describe.skipIf(!there)('PostgreSQL that may lose everything', () => {
  it.each([
    [['fsync=off'], 'fsync off'],
    [['full_page_writes=off'], 'full_page_writes off'],
  ])('is refused by name, unless that is allowed: %s', async (settings, named) => {
    const cluster = await startCluster(settings)
    try {
      const url = await databaseOn(cluster, 'forgetful')
      const refused = startService({ DATABASE_URL: url, DATA_DIR: '/tmp/cup-none', ALLOW_DATA_LOSS: '0' })
      await expect(refused).rejects.toThrow(`The PostgreSQL server runs with ${named}: a power cut`)
      const allowed = await startService({
        DATABASE_URL: url,
        DATA_DIR: '/tmp/cup-none',
        ALLOW_DATA_LOSS: '1',
      })
      allowed.child.kill('SIGTERM')
      expect(await allowed.ended).toBe(0)
    } finally {
      await cluster.stop()
    }
  })
})

describe.skipIf(!there)('connections to PostgreSQL that break', () => {
  let cluster: Cluster
  let url: string
  let service: ServiceProcess
  let token: string
  const origin = () => `http://127.0.0.1:${service.port}`

  beforeAll(async () => {
    cluster = await startCluster(['fsync=off'])
    url = await databaseOn(cluster, 'service')
    const target: DatabaseTarget = { kind: 'postgres', url }
    const db = openDatabase({ database: target })
    await migrate(db)
    await writeCup(db, cup(edition2026()))
    await db.destroy()
    service = await startService({ DATABASE_URL: url, DATA_DIR: '/tmp/cup-none', CUP_ID: 'test-cup' })
    token = await newAccount(origin(), 'cut@x.example')
  })
  afterAll(async () => {
    service?.child.kill('SIGKILL')
    await cluster?.stop()
  })

  const query = encodeURIComponent(
    '{ tournament(cupId: "test-cup", tournamentId: "t2026") { categories { id name } } }',
  )
  let n = 0
  /** One request of each kind: a cached answer and one that is read, the feed, an account, a transaction. */
  const ask = [
    () => call(origin(), 'GET', `/graphql?query=${query}&n=${n}`, { headers: { 'x-requested-with': 'x' } }),
    () => call(origin(), 'POST', '/graphql', { body: { query: decodeURIComponent(query) } }),
    () => call(origin(), 'GET', '/feed/test-cup/t2026'),
    () => call(origin(), 'GET', '/api/user', { token }),
    // Fewer than the limit of an account for one year.
    () => call(origin(), 'POST', '/api/user/favorites/fields', { token, body: field(`f${n % 400}`) }),
  ]
  const next = () => {
    n += 1
    return ask[n % ask.length]?.() ?? Promise.reject(new Error('nothing to ask'))
  }
  /** Waits until everything answers again. From then on no request may fail. */
  async function backWithin(ms: number): Promise<number> {
    const startedAt = performance.now()
    for (;;) {
      const answers = await Promise.all(ask.map(() => next().catch(() => ({ status: 0 }))))
      if (answers.every(({ status }) => status === 200 || status === 201))
        return performance.now() - startedAt
      if (performance.now() - startedAt > ms) throw new Error(`Still ${answers.map(({ status }) => status)}`)
      await setTimeout(100)
    }
  }

  it('while queries run and idle ones: 503 for those, and the process goes on', async () => {
    const statuses = new Set<number>()
    let cutting = true
    const cuts = (async () => {
      const client = new pg.Client({ connectionString: cluster.url })
      await client.connect()
      let cut = 0
      while (cutting) {
        const { rowCount } = await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'service'",
        )
        cut += rowCount ?? 0
        await setTimeout(20)
      }
      await client.end()
      return cut
    })()
    const until = performance.now() + 4000
    const asker = async () => {
      while (performance.now() < until) statuses.add((await next()).status)
    }
    await Promise.all(Array.from({ length: 8 }, asker)).finally(() => {
      cutting = false
    })
    expect(await cuts).toBeGreaterThan(20)
    expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    expect(statuses).toContain(503)
    expect(service.child.exitCode).toBeNull()
    expect(await backWithin(5000)).toBeLessThan(5000)
  })

  it('in a transaction that waits', async () => {
    const lock = new pg.Client({ connectionString: url })
    await lock.connect()
    await lock.query('begin; lock table favourite_field in access exclusive mode')
    const waiting = call(origin(), 'POST', '/api/user/favorites/fields', { token, body: field('waits') })
    await setTimeout(500)
    await administer(
      cluster,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'service' and pid <> ${(lock as unknown as { processID: number }).processID}`,
    )
    expect((await waiting).status).toBe(503)
    await lock.end()
    expect(await backWithin(5000)).toBeLessThan(5000)
  })

  it('as the server is started anew: back within five seconds', async () => {
    const stopping = cluster.restart()
    let answered = 0
    const until = performance.now() + 1000
    while (performance.now() < until) {
      const { status } = await next()
      expect([200, 201, 503]).toContain(status)
      answered += 1
    }
    await stopping
    expect(answered).toBeGreaterThan(0)
    expect(await backWithin(5000)).toBeLessThan(5000)
    expect(service.child.exitCode).toBeNull()
  })

  it('as the server falls silent: 503 within three seconds, back within five', async () => {
    const pids = await cluster.pids()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    try {
      const times = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const startedAt = performance.now()
          const { status } = await next()
          return { status, ms: performance.now() - startedAt }
        }),
      )
      const health = await fetch(`${origin()}/health`)
      expect(health.status).toBe(503)
      expect(times.filter(({ status, ms }) => status !== 200 && (status !== 503 || ms > 3000))).toEqual([])
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
    expect(await backWithin(5000)).toBeLessThan(5000)
  })
})

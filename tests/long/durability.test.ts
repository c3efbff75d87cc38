import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { openIdentity } from '../../src/backend/identity/base/open.ts'
import { startService } from '../backend/http/service-process.ts'
import { call, field, newAccount } from '../backend/identity/identity-server.ts'
import { createDatabase, describeOnBoth, type TestDatabase } from '../support/databases.ts'
import { startCluster } from '../support/postgres-cluster.ts'
import { importYears } from './import-years.ts'

const WRITES = 10_000
const KILLS = 25
const ACCOUNTS = 50
const WRITERS = 8
/** Favourites per year, below the limit that an account has. */
const A_YEAR = 400

/** Starts a server that writes to disk what it acknowledges, as the services require of every server but this one. */
async function durablePostgres(): Promise<TestDatabase> {
  const cluster = await startCluster()
  return { target: { kind: 'postgres', url: cluster.url }, dispose: cluster.stop }
}

describeOnBoth('Acknowledged writes', (engine) => {
  it(`are all there after ${KILLS} kills`, async () => {
    const { target, dispose } = await (engine === 'SQLite' ? createDatabase(engine) : durablePostgres())
    const settings: Record<string, string> =
      target.kind === 'sqlite'
        ? { DATA_DIR: dirname(target.file) }
        : { DATABASE_URL: target.url, DATA_DIR: '/tmp/cup-long-none' }
    importYears(settings)
    const start = () => startService({ LOG_LEVEL: 'info', ALLOW_DATA_LOSS: '0', ...settings })
    let service = await start()
    const origin = () => `http://127.0.0.1:${service.port}`
    const tokens: string[] = []
    for (let n = 0; n < ACCOUNTS; n += 1) tokens.push(await newAccount(origin(), `kill-${n}@x.example`))

    const acknowledged = new Set<string>()
    let next = 0
    const writer = async () => {
      while (acknowledged.size < WRITES) {
        const n = next++
        const account = n % ACCOUNTS
        const id = `f${n}`
        const year = 2013 + Math.floor(n / ACCOUNTS / A_YEAR)
        const answer = await call(origin(), 'POST', '/api/user/favorites/fields', {
          token: tokens[account] ?? null,
          body: field(id, year),
        }).catch(() => null)
        if (answer?.status === 201) acknowledged.add(`${account} ${id}`)
        else if (answer !== null && answer.status < 500) throw new Error(`${answer.status} ${answer.text}`)
        else await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    const writers = Promise.all(Array.from({ length: WRITERS }, writer))
    let kills = 0
    for (let k = 1; k <= KILLS; k += 1) {
      while (acknowledged.size < (k * WRITES) / (KILLS + 1))
        await new Promise((resolve) => setTimeout(resolve, 5))
      service.child.kill('SIGKILL')
      await service.ended
      kills += 1
      service = await start()
    }
    await writers
    service.child.kill('SIGTERM')
    await service.ended

    const db = await openIdentity({
      identityDatabase:
        target.kind === 'sqlite'
          ? { ...target, file: target.file.replace('cup.sqlite', 'identity.sqlite') }
          : target,
    })
    const rows = await db
      .selectFrom('favourite_field')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['email', 'field_id'])
      .execute()
    await db.destroy()
    const stored = new Set(rows.map(({ email, field_id }) => `${/kill-(\d+)@/.exec(email)?.[1]} ${field_id}`))
    expect(kills).toBe(KILLS)
    expect(acknowledged.size).toBeGreaterThanOrEqual(WRITES)
    expect([...acknowledged].filter((write) => !stored.has(write))).toEqual([])
    expect(rows).toHaveLength(stored.size)
    await dispose()
  })
})

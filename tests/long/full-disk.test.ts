import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { startService } from '../backend/http/service-process.ts'
import { call, field, newAccount, PASSWORD } from '../backend/identity/identity-server.ts'
import { createDatabase } from '../support/databases.ts'
import { diskForTests } from '../support/small-disk.ts'
import { importYears } from './import-years.ts'

const MOST_WRITES = 20_000
const ACCOUNTS = 5
/** Favourites per year, below the limit that an account has. */
const A_YEAR = 400

const add = (origin: string, token: string, n: number) =>
  call(origin, 'POST', '/api/user/favorites/fields', {
    token,
    body: field(`f${n}`, 2013 + Math.floor(n / ACCOUNTS / A_YEAR)),
  })

const disk = diskForTests(4)

describe('A disk that cannot be written', () => {
  it.skipIf(disk === null)('because it is full: 5xx, and work resumes without a restart', async () => {
    if (disk === null) return
    importYears({ DATA_DIR: disk })
    const service = await startService({ DATA_DIR: disk })
    const origin = `http://127.0.0.1:${service.port}`
    const tokens: string[] = []
    for (let n = 0; n < ACCOUNTS; n += 1) tokens.push(await newAccount(origin, `full-${n}@x.example`))
    const ballast = join(disk, 'ballast')
    writeFileSync(ballast, Buffer.alloc(2_000_000))
    const acknowledged: string[] = []
    let refused = 0
    for (let n = 0; n < MOST_WRITES && refused === 0; n += 1) {
      const { status } = await add(origin, tokens[n % ACCOUNTS] ?? '', n)
      if (status === 201) acknowledged.push(`f${n}`)
      else refused = status
    }
    expect(refused).toBe(503)
    // The service trusts its last reading for a second.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const health = await call(origin, 'GET', '/health')
    expect([health.status, health.json]).toEqual([
      503,
      { status: 'unavailable', database: 'full', accounts: 'full' },
    ])
    // A write that fits into the last pages may succeed. Any other is refused with 503, not as an error of the program.
    const others = [
      () => call(origin, 'POST', '/sanctum/register', { body: { email: 'x@x.example', password: PASSWORD } }),
      () =>
        call(origin, 'POST', '/sanctum/token', { body: { email: 'full-1@x.example', password: PASSWORD } }),
      () => call(origin, 'POST', '/api/user/auth/token', { token: tokens[1] ?? null }),
      () => add(origin, tokens[1] ?? '', MOST_WRITES + 1),
    ]
    for (const other of others) expect([200, 201, 503]).toContain((await other()).status)
    expect((await call(origin, 'GET', '/api/user', { token: tokens[0] ?? null })).status).toBeLessThan(600)
    rmSync(ballast)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await call(origin, 'GET', '/health')).status).toBe(200)
    const after = await add(origin, tokens[0] ?? '', MOST_WRITES)
    expect(after.status).toBe(201)
    service.child.kill('SIGTERM')
    await service.ended
    const database = new DatabaseSync(join(disk, 'identity.sqlite'))
    const stored = new Set(
      database
        .prepare('select field_id from favourite_field')
        .all()
        .map((row) => row.field_id),
    )
    database.close()
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  })

  it('because another process holds it for longer than anybody waits: 503, and work resumes', async () => {
    const { target, dispose } = await createDatabase('SQLite')
    if (target.kind !== 'sqlite') throw new Error('This test is of SQLite.')
    const dataDir = dirname(target.file)
    importYears({ DATA_DIR: dataDir })
    const service = await startService({ DATA_DIR: dataDir })
    const origin = `http://127.0.0.1:${service.port}`
    const token = await newAccount(origin, 'held@x.example')
    const other = new DatabaseSync(join(dataDir, 'identity.sqlite'))
    other.exec('begin immediate')
    const held = await add(origin, token, 1)
    other.exec('rollback')
    other.close()
    expect(held.status).toBe(503)
    expect((await add(origin, token, 2)).status).toBe(201)
    service.child.kill('SIGTERM')
    await service.ended
    await dispose()
  })
})

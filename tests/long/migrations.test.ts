import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate, openDatabase } from '../../src/backend/database/connect.ts'
import { MIGRATIONS } from '../../src/backend/database/migrations.ts'
import { spawnService, startService } from '../backend/http/service-process.ts'
import { createDatabase, describeOnBoth, type Engine, type TestDatabase } from '../support/databases.ts'

const KILLS = 50
describeOnBoth('A migration that is killed', (engine) => {
  it(`${KILLS} times leaves the old schema or the new one, never half of it`, async () => {
    const seen = new Map<number, number>()
    const longest = await startMs(engine)
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { target, dispose } = await createDatabase(engine)
      const service = spawnService(settingsOf(target))
      await setTimeout(longest * (0.4 + (1.1 * (kill + 1)) / KILLS))
      service.child.kill('SIGKILL')
      await service.ended
      const db = openDatabase({ database: target })
      const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
      const ours = tables.map(({ name }) => name).filter((name) => ['cup', 'edition', 'match'].includes(name))
      const done = tables.some(({ name }) => name === 'kysely_migration')
        ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.length
        : 0
      seen.set(done, (seen.get(done) ?? 0) + 1)
      expect(ours).toHaveLength(done === 0 ? 0 : 3)
      await migrate(db)
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
      expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(MIGRATIONS).sort())
      await db.destroy()
      await dispose()
    }
    // Kills that all came too early, or all too late, would have tried nothing.
    expect(seen.size).toBeGreaterThan(1)
  })
})

/** How long a start takes here until the last migration is done and it listens. */
async function startMs(engine: Engine): Promise<number> {
  const { target, dispose } = await createDatabase(engine)
  const begun = performance.now()
  const service = await startService(settingsOf(target))
  const took = performance.now() - begun
  service.child.kill('SIGKILL')
  await service.ended
  await dispose()
  return took
}

const settingsOf = (target: TestDatabase['target']): Record<string, string> =>
  target.kind === 'sqlite'
    ? { PORT: '0', DATA_DIR: dirname(target.file) }
    : { PORT: '0', DATABASE_URL: target.url, DATA_DIR: '/tmp/cup-long-none' }

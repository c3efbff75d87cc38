import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate, openDatabase } from '../../src/backend/database/connect.ts'
import { MIGRATIONS } from '../../src/backend/database/migrations.ts'
import { spawnService } from '../backend/http/service-process.ts'
import { createDatabase, describeOnBoth } from '../support/databases.ts'

const KILLS = 50
/** A start takes about half a second here until the last migration is done. */
const LATEST_MS = 900

describeOnBoth('A migration that is killed', (engine) => {
  it(`${KILLS} times leaves the old schema or the new one, never half of it (quality.md D2)`, async () => {
    const seen = new Map<number, number>()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { target, dispose } = await createDatabase(engine)
      const service = spawnService(
        target.kind === 'sqlite'
          ? { PORT: '0', DATA_DIR: dirname(target.file) }
          : { PORT: '0', DATABASE_URL: target.url, DATA_DIR: '/tmp/cup-long-none' },
      )
      await setTimeout((LATEST_MS * (kill + 1)) / KILLS)
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

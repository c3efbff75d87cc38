import { expect, it } from 'vitest'
import { migrate } from '../../../src/backend/database/connect.ts'
import { MIGRATIONS } from '../../../src/backend/database/migrations.ts'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, openTestDatabase } from '../../support/databases.ts'
import { fixture } from '../import/temporary-files.ts'

const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0003'))

describeOnBoth('a database from before teams had a row in each class', (engine) => {
  it('keeps its teams', async () => {
    const { db, dispose } = await openTestDatabase(engine, before)
    try {
      const read = await readImport(fixture('csv-cup'))
      if (!read.ok) throw new Error(JSON.stringify(read.faults))
      // The present program writes a column of a later release.
      await db.schema.alterTable('edition').addColumn('former_ids_json', 'text').execute()
      await writeCup(db, read.document)
      await db.schema.alterTable('edition').dropColumn('former_ids_json').execute()
      const teams = await db.selectFrom('team').selectAll().orderBy('position').execute()
      await migrate(db)
      expect(teams.length).toBeGreaterThan(0)
      expect(await db.selectFrom('team').selectAll().orderBy('position').execute()).toMatchObject(teams)
    } finally {
      await dispose()
    }
  })
})

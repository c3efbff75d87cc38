import { expect, it } from 'vitest'
import { migrate } from '../../../src/backend/database/connect.ts'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, openTestDatabase } from '../../support/databases.ts'
import { openOlderDatabase } from '../../support/older-database.ts'
import { fixture } from '../import/temporary-files.ts'

describeOnBoth('a database from before teams had a row in each class', (engine) => {
  it('keeps its teams', async () => {
    const present = await openTestDatabase(engine)
    const read = await readImport(fixture('csv-cup'))
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    await writeCup(present.db, read.document)
    const { db, dispose } = await openOlderDatabase(engine, '0003', present.db)
    try {
      const teams = await db.selectFrom('team').selectAll().orderBy('position').execute()
      await migrate(db)
      expect(teams.length).toBeGreaterThan(0)
      expect(await db.selectFrom('team').selectAll().orderBy('position').execute()).toMatchObject(teams)
    } finally {
      await dispose()
      await present.dispose()
    }
  })
})

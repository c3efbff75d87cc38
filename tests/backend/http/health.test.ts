import { open, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { migrate, openDatabase } from '../../../src/backend/database/connect.ts'
import { createReadiness } from '../../../src/backend/http/health.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { createDatabase } from '../../support/databases.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'

const PAGE = 4096

/** A database with an edition, and what `/health` says of it. */
async function watched() {
  const { target, dispose } = await createDatabase('SQLite')
  if (target.kind !== 'sqlite') throw new Error('This test is of SQLite.')
  const db = openDatabase({ database: target })
  onTestFinished(async () => {
    await db.destroy()
    await dispose()
  })
  await migrate(db)
  await writeCup(db, cup(edition2026()))
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const config = { dataDir: dirname(target.file), database: target, identityDatabase: target, restarts: null }
  const health = async () => {
    const response = await createReadiness({ db, identityDb: null, config })()
    return { status: response.status, said: await response.json() }
  }
  return { db, file: target.file, dataDir: config.dataDir, health }
}

it('is damaged as soon as a statement has met a damaged page, although writing still works', async () => {
  const { db, file, health } = await watched()
  expect(await health()).toMatchObject({ status: 200, said: { database: 'ok' } })
  const { rows } = await sql<{ rootpage: number }>`
    select rootpage from sqlite_master where type = 'table' and name = 'match'`.execute(db)
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(PAGE, 0xff), 0, PAGE, ((rows[0]?.rootpage ?? 0) - 1) * PAGE)
  await handle.close()
  await sql`pragma shrink_memory`.execute(db)
  await expect(db.selectFrom('match').selectAll().execute()).rejects.toThrow(/malformed/)
  expect(await health()).toEqual({ status: 503, said: { status: 'unavailable', database: 'damaged' } })
})

it('tells nobody folders, addresses and process numbers of the publisher', async () => {
  const { dataDir, health } = await watched()
  const at = '2026-07-09T12:10:00.000Z'
  const why = `http://10.0.0.7:4321/graphql does not answer. The full log is in ${dataDir}/publisher.log`
  const state = { kind: 'failing', why, failures: 2, at, pid: 4711 }
  await writeFile(join(dataDir, 'publisher.json'), JSON.stringify(state))
  expect((await health()).said).toEqual({
    status: 'ok',
    database: 'ok',
    publisher: { kind: 'failing', failures: 2, at },
  })
})

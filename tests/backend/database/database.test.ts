import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate, openDatabase } from '../../../src/backend/database/connect.ts'
import { MIGRATIONS } from '../../../src/backend/database/migrations.ts'
import { DatabaseProblem } from '../../../src/backend/database/problem.ts'
import { whyUnusable } from '../../../src/backend/database/sqlite-fault.ts'
import { describeOnBoth, type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'

describeOnBoth('the database', (engine) => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase(engine)
  })
  afterEach(() => base.dispose())

  const epoch = () => base.db.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()

  it('migrates once: the epoch stays', async () => {
    const before = await epoch()
    await migrate(base.db)
    expect(await epoch()).toEqual(before)
  })

  it('refuses a newer schema with a sentence, and leaves it alone', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'x')`.execute(base.db)
    await expect(migrate(base.db)).rejects.toThrow(
      /^The database is newer than this program: it holds 9999-future\. .*version.*backup\.$/,
    )
    await expect(migrate(base.db)).rejects.toBeInstanceOf(DatabaseProblem)
  })

  it('leaves nothing behind where a migration fails midway', async () => {
    const broken = {
      up: async (db: Parameters<(typeof MIGRATIONS)[string]['up']>[0]) => {
        await db.schema.createTable('half').addColumn('x', 'text').execute()
        await sql`select nonsense from nowhere`.execute(db)
      },
    }
    await expect(migrate(base.db, { ...MIGRATIONS, '0009-broken': broken })).rejects.toThrow(
      /^The database could not be prepared \(.+\)\.$/,
    )
    const tables = (await base.db.introspection.getTables()).map((table) => table.name)
    expect(tables).toContain('edition')
    expect(tables).not.toContain('half')
    await migrate(base.db)
  })

  it('refuses a row whose parent is missing', async () => {
    await expect(
      base.db
        .insertInto('club')
        .values({ edition_key: 77, id: 'x', position: 0, name: 'x', nation_code: null })
        .execute(),
    ).rejects.toThrow(/foreign key/i)
  })
})

describe('SQLite', () => {
  let base: OpenTestDatabase
  beforeEach(async () => {
    base = await openTestDatabase('SQLite')
  })
  afterEach(() => base.dispose())

  it('survives power cuts: WAL, every commit on the disk', async () => {
    expect(await sql`pragma journal_mode`.execute(base.db)).toMatchObject({ rows: [{ journal_mode: 'wal' }] })
    expect(await sql`pragma synchronous`.execute(base.db)).toMatchObject({ rows: [{ synchronous: 2 }] })
    expect(await sql`pragma foreign_keys`.execute(base.db)).toMatchObject({ rows: [{ foreign_keys: 1 }] })
  })

  it('has strict tables only: no text in a column of numbers', async () => {
    const { rows } = await sql<{ name: string; strict: number }>`
      select name, strict from pragma_table_list where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
    `.execute(base.db)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter((row) => row.strict !== 1)).toEqual([])
  })

  it.each<[string, unknown]>([
    ['a date', new Date(0)],
    ['a list', [1]],
    ['an object', { a: 1 }],
  ])('refuses %s as a parameter, in the first place too', async (_, value) => {
    await expect(sql`select ${value} as a, ${1} as b`.execute(base.db)).rejects.toThrow(
      /cannot be an SQL parameter/,
    )
  })

  it('is left to this program alone by another that wants all of it, though it is opened twice here', async () => {
    const { file } = base.target as Extract<OpenTestDatabase['target'], { kind: 'sqlite' }>
    const second = openDatabase({ database: base.target })
    await sql`select 1 from installation`.execute(second)
    const greedy = `const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)})
      db.exec("pragma locking_mode = exclusive; update installation set epoch = 'x'")`
    expect(() => execFileSync(process.execPath, ['-e', greedy], { stdio: 'pipe' })).toThrow(/locked/)
    await second.destroy()
  })

  it('lets this thread go on while a transaction waits for another writer', async () => {
    const other = openDatabase({ database: base.target })
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = base.db.transaction().execute(async (trx) => {
      await trx.insertInto('cup').values({ id: 'a', name: 'a', sport: 'a' }).execute()
      begun.resolve()
      await ended.promise
    })
    await begun.promise
    const second = other
      .transaction()
      .execute((trx) => trx.insertInto('cup').values({ id: 'b', name: 'b', sport: 'b' }).execute())
    setTimeout(ended.resolve, 100)
    await Promise.all([first, second])
    expect(await base.db.selectFrom('cup').select('id').orderBy('id').execute()).toHaveLength(2)
    await other.destroy()
  })

  it('makes a second writer wait rather than fail', async () => {
    const other = openDatabase({ database: base.target })
    await base.db.transaction().execute(async (trx) => {
      await trx.selectFrom('cup').selectAll().execute()
      // In a deferred transaction this write would succeed, and the transaction would then fail at its own write.
      const second = sql`pragma busy_timeout = 0`
        .execute(other)
        .then(() => other.insertInto('cup').values({ id: 'b', name: 'b', sport: 'b' }).execute())
      await expect(second).rejects.toThrow(/locked/)
      await trx.insertInto('cup').values({ id: 'a', name: 'a', sport: 'a' }).execute()
    })
    await other.destroy()
    expect(await base.db.selectFrom('cup').select('id').execute()).toEqual([{ id: 'a' }])
  })
})

describe('a database that cannot be used', () => {
  it.each([
    [13, /disk is full: make room/],
    [10, /disk does not answer/],
    [5, /Another program holds it/],
    [8, /Let this account write \/data /],
    [14, /Let this account write/],
  ])('is left where it is where something else is wrong (SQLite code %i)', (errcode, advice) => {
    const said = whyUnusable('/data/cup.sqlite', Object.assign(new Error('x'), { errcode }))
    expect(said).toMatch(advice)
    expect(said).toContain('Leave the file where it is')
    expect(said).not.toMatch(/restore|move/i)
  })

  it.each([11, 26])('is restored where it is damaged itself (SQLite code %i)', (errcode) => {
    const said = whyUnusable('/data/cup.sqlite', Object.assign(new Error('x'), { errcode: errcode | 0x100 }))
    expect(said).toContain('npm run restore -- FOLDER')
    expect(said).not.toMatch(/move/i)
  })

  it('is named, with what to do, where the file is no database', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'cup-broken-'))
    const file = join(dir, 'cup.sqlite')
    await writeFile(file, 'this is not a database, and long enough to be looked at as one'.repeat(100))
    expect(() => openDatabase({ database: { kind: 'sqlite', file } })).toThrow(/cup\.sqlite.*backup/)
    await rm(dir, { recursive: true })
  })

  it('is reported within three seconds where the server is gone', async () => {
    const db = openDatabase({ database: { kind: 'postgres', url: 'postgres://cup:hunter2@127.0.0.1:9/cup' } })
    const startedAt = performance.now()
    const failure = await migrate(db).catch((error: unknown) => error)
    expect(performance.now() - startedAt).toBeLessThan(3000)
    expect(failure).toBeInstanceOf(DatabaseProblem)
    expect(String(failure)).toMatch(/does not answer.*Is it running\?/)
    expect(String(failure)).not.toContain('hunter2')
    await db.destroy()
  })
})

import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { migrate, openDatabase } from '../../src/backend/database/connect.ts'
import type { Migrations } from '../../src/backend/database/migrations.ts'
import type { Tables } from '../../src/backend/database/tables.ts'
import { openIdentity } from '../../src/backend/identity/base/open.ts'
import type { DatabaseTarget } from '../../src/backend/settings/config.ts'
import { memoizedByValue } from '../../src/domain/memoized.ts'

export interface TestDatabase {
  readonly target: DatabaseTarget
  readonly dispose: () => Promise<void>
}

export interface OpenTestDatabase extends TestDatabase {
  readonly db: Kysely<Tables>
}

export type Engine = 'SQLite' | 'PostgreSQL'

/** Which service's tables a database has from the start: those of its last migration. */
export type Prepared = 'results' | 'identity'

/**
 * A new database of its own.
 *
 * @param prepared absent: it is empty and has no tables
 */
export async function createDatabase(engine: Engine, prepared?: Prepared): Promise<TestDatabase> {
  if (prepared === undefined) return engine === 'SQLite' ? createSqlite() : createPostgres()
  return copyDatabase((await templateOf(prepared)(engine)).target)
}

/** A new database that is a copy of one to which nobody is connected. */
export function copyDatabase(target: DatabaseTarget): Promise<TestDatabase> {
  return target.kind === 'sqlite'
    ? createSqlite(basename(target.file), target.file)
    : createPostgres(nameOf(target.url))
}

/** As the services call their files. */
const FILES: Readonly<Record<Prepared, string>> = { results: 'cup.sqlite', identity: 'identity.sqlite' }

/** Migrates one database in each process, as the migrations take longer than most tests, and a copy does not. */
const templateOf = memoizedByValue((prepared: Prepared) =>
  memoizedByValue((engine: Engine) => migrated(engine, prepared)),
)

async function migrated(engine: Engine, prepared: Prepared): Promise<TestDatabase> {
  const database = await (engine === 'SQLite' ? createSqlite(FILES[prepared]) : createPostgres())
  if (prepared === 'results') await migrateResults(database.target)
  else await (await openIdentity({ identityDatabase: database.target })).destroy()
  return database
}

/** Gives a database the tables of the results, and leaves it. */
export async function migrateResults(target: DatabaseTarget): Promise<void> {
  const db = openDatabase({ database: target })
  await migrate(db)
  await db.destroy()
}

/** A new database with the tables of this program, open. */
export async function openTestDatabase(engine: Engine, migrations?: Migrations): Promise<OpenTestDatabase> {
  const { target, dispose } = await createDatabase(engine, migrations ? undefined : 'results')
  const db = openDatabase({ database: target })
  if (migrations) await migrate(db, migrations)
  // Kysely connects at the first statement, even if it was destroyed before.
  await sql`select 1`.execute(db)
  return {
    target,
    db,
    dispose: async () => {
      await db.destroy()
      await dispose()
    },
  }
}

/** Runs the same suite on a real SQLite file and a real PostgreSQL, with the options of Vitest's `describe`. Without PostgreSQL, its half is skipped by name. */
export function describeOnBoth(
  name: string,
  suite: (engine: Engine) => void,
  options: { readonly timeout?: number } = {},
): void {
  describe(`${name} on SQLite`, options, () => suite('SQLite'))
  const postgres = inject('postgres') ?? {
    unavailable: 'databases-global-setup.ts is not in the vitest configuration',
  }
  if ('url' in postgres) describe(`${name} on PostgreSQL`, options, () => suite('PostgreSQL'))
  else describe.skip(`${name} on PostgreSQL: SKIP, ${postgres.unavailable}`, () => suite('PostgreSQL'))
}

/** @param template the file to begin with */
async function createSqlite(name = FILES.results, template?: string): Promise<TestDatabase> {
  const dir = await mkdtemp(join(inject('databases'), 'cup-sqlite-'))
  const file = join(dir, name)
  if (template !== undefined) await copyFile(template, file)
  return {
    target: { kind: 'sqlite', file },
    dispose: () => rm(dir, { recursive: true, force: true }),
  }
}

/** @param template the name of a database that nobody is connected to; PostgreSQL copies its own empty one otherwise */
async function createPostgres(template = 'template1'): Promise<TestDatabase> {
  const postgres = inject('postgres')
  if (!('url' in postgres)) throw new Error(postgres.unavailable)
  const name = `cup_${randomBytes(6).toString('hex')}`
  await administer(postgres.url, `create database ${name} template ${template}`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return {
    target: { kind: 'postgres', url: url.href },
    dispose: () => administer(postgres.url, `drop database ${name} with (force)`),
  }
}

/**
 * Copies a PostgreSQL database that nobody uses, as a dump would. The function that it returns puts the copy in place of
 * the changed database; it works once.
 */
export async function copyPostgres(target: DatabaseTarget): Promise<() => Promise<void>> {
  const postgres = inject('postgres')
  if (target.kind !== 'postgres' || !('url' in postgres)) throw new Error('This is of PostgreSQL alone.')
  const name = nameOf(target.url)
  await administer(postgres.url, `create database ${name}_copy template ${name}`)
  return async () => {
    await administer(postgres.url, `drop database ${name} with (force)`)
    await administer(postgres.url, `alter database ${name}_copy rename to ${name}`)
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

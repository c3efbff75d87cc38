import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { migrate, openDatabase } from '../../src/backend/database/connect.ts'
import type { Migrations } from '../../src/backend/database/migrations.ts'
import type { Tables } from '../../src/backend/database/tables.ts'
import type { DatabaseTarget } from '../../src/backend/settings/config.ts'

export interface TestDatabase {
  readonly target: DatabaseTarget
  readonly dispose: () => Promise<void>
}

export interface OpenTestDatabase extends TestDatabase {
  readonly db: Kysely<Tables>
}

export type Engine = 'SQLite' | 'PostgreSQL'

/** A new and empty database of its own, without tables. */
export function createDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'SQLite' ? createSqlite() : createPostgres()
}

/** A new database with the tables of this program, open. */
export async function openTestDatabase(engine: Engine, migrations?: Migrations): Promise<OpenTestDatabase> {
  const { target, dispose } = await createDatabase(engine)
  const db = openDatabase({ database: target })
  await migrate(db, migrations)
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
    unavailable: 'postgres-global-setup.ts is not in the vitest configuration',
  }
  if ('url' in postgres) describe(`${name} on PostgreSQL`, options, () => suite('PostgreSQL'))
  else describe.skip(`${name} on PostgreSQL: SKIP, ${postgres.unavailable}`, () => suite('PostgreSQL'))
}

async function createSqlite(): Promise<TestDatabase> {
  const dir = await mkdtemp(join(tmpdir(), 'cup-sqlite-'))
  return {
    target: { kind: 'sqlite', file: join(dir, 'cup.sqlite') },
    dispose: () => rm(dir, { recursive: true, force: true }),
  }
}

async function createPostgres(): Promise<TestDatabase> {
  const postgres = inject('postgres')
  if (!('url' in postgres)) throw new Error(postgres.unavailable)
  const name = `cup_${randomBytes(6).toString('hex')}`
  await administer(postgres.url, `create database ${name}`)
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
  const name = new URL(target.url).pathname.slice(1)
  await administer(postgres.url, `create database ${name}_copy template ${name}`)
  return async () => {
    await administer(postgres.url, `drop database ${name} with (force)`)
    await administer(postgres.url, `alter database ${name}_copy rename to ${name}`)
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { migrate, type OpenOptions, openDatabase } from '../../database/connect.ts'
import type { Config } from '../../settings/config.ts'
import { IDENTITY_LEDGER, IDENTITY_MIGRATIONS } from './migrations.ts'
import type { IdentityTables } from './tables.ts'

export type IdentityDb = Kysely<IdentityTables>

/**
 * Opens the identity service's database with its tables. In PostgreSQL it may share a database with the results: its
 * tables have other names, and its migrations have their own ledger.
 *
 * @throws DatabaseProblem as `openDatabase` and `migrate` do
 */
export async function openIdentity(
  config: Pick<Config, 'identityDatabase'>,
  options: Pick<OpenOptions, 'answerWithin'> = {},
): Promise<IdentityDb> {
  const db = openDatabase<IdentityTables>(
    { database: config.identityDatabase },
    { ...options, secureDelete: true },
  )
  try {
    // Rebuilding a table must not delete rows that refer to it. Foreign keys cannot be switched off within a transaction.
    if (onSqlite(db)) await sql`pragma foreign_keys = off`.execute(db)
    await migrate(db, IDENTITY_MIGRATIONS, IDENTITY_LEDGER)
    if (onSqlite(db)) await sql`pragma foreign_keys = on`.execute(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Whether the database is SQLite, for the few statements that differ from PostgreSQL. */
export function onSqlite(db: IdentityDb): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

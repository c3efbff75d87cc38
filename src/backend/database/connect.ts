import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Config } from '../settings/config.ts'
import { MIGRATIONS, type Migrations } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { DatabaseProblem, reason } from './problem.ts'
import { openSqlite } from './sqlite.ts'
import { whyUnusable } from './sqlite-fault.ts'
import type { Tables } from './tables.ts'

export interface OpenOptions {
  /** How many milliseconds a PostgreSQL statement may take before it counts as failed; absent for no limit. */
  readonly answerWithin?: number
  /** Whether deleted data is overwritten in an SQLite file, not only released. */
  readonly secureDelete?: boolean
}

/**
 * Opens the database that the settings name without checking its tables: `migrate` comes next.
 *
 * @throws DatabaseProblem if the SQLite file cannot be opened or is damaged. A PostgreSQL server that does not answer
 *   is noticed at the first query.
 */
export function openDatabase<T = Tables>(
  { database }: Pick<Config, 'database'>,
  { answerWithin, secureDelete = false }: OpenOptions = {},
): Kysely<T> {
  if (database.kind === 'postgres')
    return new Kysely<T>({ dialect: openPostgres(database.url, answerWithin ?? null) })
  try {
    return new Kysely<T>({ dialect: openSqlite(database.file, secureDelete) })
  } catch (error) {
    throw new DatabaseProblem(whyUnusable(database.file, error), { cause: error })
  }
}

/**
 * Brings the tables to the state that this program knows, all or nothing.
 *
 * @param ledger the table that records which migrations have run; each set of migrations in a database has its own
 * @throws DatabaseProblem if the database is newer than the program, cannot be reached, or refuses a step
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations: Migrations = MIGRATIONS,
  ledger = 'kysely_migration',
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: ledger,
    migrationLockTableName: `${ledger}_lock`,
  })
  const newer = (await executedMigrations(db, ledger)).filter((name) => !(name in migrations))
  if (newer.length > 0) {
    throw new DatabaseProblem(
      `The database is newer than this program: it holds ${newer.join(', ')}. Start the version that made it, or restore an older backup.`,
    )
  }
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw new DatabaseProblem(`The database could not be prepared (${reason(error)}).`, { cause: error })
}

/** Whether any migration of a set has run. */
export async function isPrepared<T>(db: Kysely<T>, ledger: string): Promise<boolean> {
  return (await executedMigrations(db, ledger)).length > 0
}

/** Whether every migration that this program knows has run. */
export async function isUpToDate<T>(db: Kysely<T>): Promise<boolean> {
  const executed = await executedMigrations(db, 'kysely_migration')
  return Object.keys(MIGRATIONS).every((name) => executed.includes(name))
}

async function executedMigrations<T>(db: Kysely<T>, ledger: string): Promise<string[]> {
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    if (!tables.some((table) => table.name === ledger)) return []
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(ledger)}`.execute(db)
    return rows.map((row) => row.name)
  } catch (error) {
    throw new DatabaseProblem(`The database does not answer (${reason(error)}). Is it running?`, {
      cause: error,
    })
  }
}

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Config } from '../config.ts'
import { MIGRATIONS, type Migrations } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

const CONNECTIONS = 10
/** A database that is gone is reported within three seconds (quality.md D3). */
const CONNECT_MS = 2500

/** A trouble that the operator can mend; its message is a sentence for them. */
export class DatabaseProblem extends Error {}

/**
 * Opens the database that the settings name, without a look at its tables: `migrate` comes next.
 *
 * @throws DatabaseProblem where the SQLite file cannot be opened or is not a database. A PostgreSQL server that does
 *   not answer is noticed at the first query.
 */
export function openDatabase<T = Tables>(config: Pick<Config, 'database'>): Kysely<T> {
  const { database } = config
  if (database.kind === 'sqlite') {
    try {
      return new Kysely<T>({ dialect: openSqlite(database.file) })
    } catch (error) {
      throw new DatabaseProblem(
        `The database ${database.file} cannot be opened (${reason(error)}). Restore it from a backup (npm run restore -- FOLDER), or move it away to start anew.`,
        { cause: error },
      )
    }
  }
  const pool = new pg.Pool({
    connectionString: database.url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
  })
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', () => {})
  return new Kysely<T>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Brings the tables to the state this program knows, all or nothing.
 *
 * @param ledger the table that remembers which migrations have run; each set in one database has its own
 * @throws DatabaseProblem where the database is newer than the program, cannot be reached, or refuses a step
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

function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

import { Kysely, PostgresDialect } from 'kysely'
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
export function openDatabase(config: Pick<Config, 'database'>): Kysely<Tables> {
  const { database } = config
  if (database.kind === 'sqlite') {
    try {
      return new Kysely<Tables>({ dialect: openSqlite(database.file) })
    } catch (error) {
      throw new DatabaseProblem(
        `The database ${database.file} cannot be opened (${reason(error)}). Restore it from a backup, or move it away to start anew.`,
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
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Brings the tables to the state this program knows, all or nothing.
 *
 * @throws DatabaseProblem where the database is newer than the program, cannot be reached, or refuses a step
 */
export async function migrate(db: Kysely<Tables>, migrations: Migrations = MIGRATIONS): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const newer = (await executedMigrations(db)).filter((name) => !(name in migrations))
  if (newer.length > 0) {
    throw new DatabaseProblem(
      `The database is newer than this program: it holds ${newer.join(', ')}. Start the version that made it, or restore an older backup.`,
    )
  }
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw new DatabaseProblem(`The database could not be prepared (${reason(error)}).`, { cause: error })
}

async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    if (!tables.some((table) => table.name === 'kysely_migration')) return []
    const known = db.withTables<{ kysely_migration: { name: string } }>()
    return (await known.selectFrom('kysely_migration').select('name').execute()).map((row) => row.name)
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

import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { DatabaseProblem } from './problem.ts'

/** The PostgreSQL settings without which a power cut loses acknowledged writes, or the whole database. */
const NEEDED = ['fsync', 'full_page_writes'] as const

/**
 * Refuses a PostgreSQL server that acknowledges writes before they are on its disk. `synchronous_commit`, the third of
 * these settings, is switched on for every connection of ours.
 *
 * @throws DatabaseProblem that names each setting that is off
 */
export async function requireDurableWrites<T>(db: Kysely<T>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in (${sql.join([...NEEDED])}) and setting = 'off' order by name
  `.execute(db)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(' and ')
  throw new DatabaseProblem(
    `The PostgreSQL server runs with ${names} off: a power cut would lose results and accounts that were stored, or all of them. Switch ${names} on (postgresql.conf, then reload), or set ALLOW_DATA_LOSS=1 where nothing is lost with them.`,
  )
}

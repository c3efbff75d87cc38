import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** A row of the widest table has some 50 values, and a statement of SQLite 32 766 at most. */
const ROWS_AT_ONCE = 500

/** Tables by the names that the copy has, whatever they are. */
type AnyTables = Record<string, Record<string, unknown>>

/**
 * Copies what a database holds of some years, as it is at one moment, with all that is of no edition. Nobody waits for it.
 *
 * @param to an SQLite database of the same tables; what they hold is replaced
 */
export async function copyEditions(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  years: readonly number[],
): Promise<void> {
  const target = to as unknown as Kysely<AnyTables>
  const tables = await target.introspection.getTables()
  // The tables are filled in no order.
  await sql`pragma foreign_keys = off`.execute(to)
  await from
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const editions = await trx.selectFrom('edition').select(['key', 'year']).execute()
      const keys = editions.filter(({ year }) => years.includes(year)).map(({ key }) => key)
      const source = trx as unknown as Kysely<AnyTables>
      for (const { name, columns } of tables) {
        const isOfEdition = columns.some((column) => column.name === 'edition_key')
        await target.deleteFrom(name).execute()
        // PostgreSQL knows no empty list.
        if (isOfEdition && keys.length === 0) continue
        const rows = await source
          .selectFrom(name)
          .selectAll()
          .$if(isOfEdition, (query) => query.where('edition_key', 'in', keys))
          .execute()
        for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
          await target
            .insertInto(name)
            .values(rows.slice(at, at + ROWS_AT_ONCE))
            .execute()
      }
    })
  await sql`pragma foreign_keys = on`.execute(to)
}

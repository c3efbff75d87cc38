import { SqliteAdapter, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * The edition of a year, held by this transaction until its end: whoever else wants to change the edition waits. SQLite
 * has one writer at a time in any case.
 */
export function lockEdition(trx: Transaction<Tables>, cupId: string, year: number) {
  const sqlite = trx.getExecutor().adapter instanceof SqliteAdapter
  return trx
    .selectFrom('edition')
    .selectAll()
    .where('cup_id', '=', cupId)
    .where('year', '=', year)
    .$if(!sqlite, (query) => query.forUpdate())
    .executeTakeFirst()
}

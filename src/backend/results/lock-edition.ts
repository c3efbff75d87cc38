import { SqliteAdapter, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * Selects the edition of a year and locks it until this transaction ends: other writers of the edition wait. SQLite has one
 * writer at a time in any case.
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

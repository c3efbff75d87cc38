import type { Kysely, Transaction } from 'kysely'

/** Does work in the transaction that the caller has begun, or else in one of its own. */
export const inTransaction = <Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work))

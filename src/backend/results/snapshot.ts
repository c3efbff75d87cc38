import type { ControlledTransaction, Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * One state of the database for all that is read of it, whatever is written meanwhile. Taken with the first reading.
 * With SQLite it holds the only connection: nothing else may be asked of this database before `end`.
 */
export class Snapshot {
  readonly #db: Kysely<Tables>
  #taken: Promise<ControlledTransaction<Tables>> | null = null

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /** @throws what the database throws */
  read(): Promise<Kysely<Tables>> {
    this.#taken ??= this.#db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    return this.#taken
  }

  /** Lets it go; the next reading takes a new one. */
  async end(): Promise<void> {
    const taken = this.#taken
    this.#taken = null
    try {
      await (await taken)?.commit().execute()
    } catch {
      // Nothing was written, so nothing is lost with the connection; who reads next hears of it.
    }
  }
}

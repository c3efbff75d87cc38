import type { ControlledTransaction, Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * One state of the database for all that is read of it, whatever is written meanwhile. Taken with the first reading.
 * With SQLite it holds the only connection: nothing else may be asked of this database before `end`.
 */
export class Snapshot {
  readonly #db: Kysely<Tables>
  #taken: Promise<ControlledTransaction<Tables>> | null = null
  #closed = false

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /** @throws what the database throws; where it has been closed */
  async read(): Promise<Kysely<Tables>> {
    if (this.#closed) throw new Error('The answer has been given: nothing is read for it any more.')
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
      // Nothing was written. A rollback gives the connection back whatever comes of it; a failed commit would keep it.
      await (await taken)?.rollback().execute()
    } catch {
      // Who reads next hears of it.
    }
  }
  /**
   * Lets it go for good. An answer that has failed in one place is given while others of it are still being read: those
   * must not take a snapshot that nobody ends.
   */
  async close(): Promise<void> {
    this.#closed = true
    await this.end()
  }
}

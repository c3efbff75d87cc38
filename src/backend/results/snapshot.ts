import type { ControlledTransaction, Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * One state of the database for everything that is read from it, whatever is written meanwhile. The first read takes it.
 * With SQLite it holds the only connection: no other query may run on this database before `end`.
 */
export class Snapshot {
  readonly #db: Kysely<Tables>
  #taken: Promise<ControlledTransaction<Tables>> | null = null
  #closed = false

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /** @throws what the database throws; an error if the snapshot is closed */
  async read(): Promise<Kysely<Tables>> {
    if (this.#closed) throw new Error('The answer has been given: nothing is read for it any more.')
    this.#taken ??= this.#db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    return this.#taken
  }

  /** Releases the snapshot; the next read takes a new one. */
  async end(): Promise<void> {
    const taken = this.#taken
    this.#taken = null
    try {
      // Nothing was written. A rollback always gives the connection back; a failed commit would keep it.
      await (await taken)?.rollback().execute()
    } catch {
      // The next reader gets the error.
    }
  }
  /**
   * Releases the snapshot for good. A response that fails in one part is sent while its other parts are still being read:
   * those must not take a snapshot that nobody ends.
   */
  async close(): Promise<void> {
    this.#closed = true
    await this.end()
  }
}

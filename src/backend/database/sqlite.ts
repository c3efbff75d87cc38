import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { closeToOthers, prepareDataFolder } from './data-folder.ts'
import { DamagedFile, noteDamage } from './sqlite-fault.ts'

const BUSY_MS = 5000
/** How long a transaction waits for another writer, and how often it tries to begin, in milliseconds: a large import takes seconds. */
const WAIT_MS = 15_000
const TRY_MS = 10
const SQLITE_BUSY = 5

/**
 * Opens the file for reading and writing. Makes it and its directory if they do not exist, accessible to this account only.
 *
 * @param secureDelete whether deleted data is overwritten in the file
 * @throws DatabaseProblem if there can be no such folder; DamagedFile; SQLite's own errors
 */
export function openSqlite(file: string, secureDelete = false): NodeSqliteDialect {
  prepareDataFolder(dirname(file))
  const open = () => openFile(file, secureDelete)
  const database = open()
  try {
    refuseDamage(database)
  } catch (error) {
    database.close()
    throw error
  }
  return new NodeSqliteDialect(new SqliteFile(file, database, open))
}

/**
 * Uses `synchronous=FULL`: WAL with NORMAL lost acknowledged writes at 367 of 400 simulated power cuts
 * (docs/quality.md#storage).
 */
function openFile(file: string, secureDelete: boolean): DatabaseSync {
  // SQLite gives the files beside it (-wal, -shm) the mode of this one. A file that is there is not opened by other means than
  // SQLite: to close it would end the locks of every connection of this process, and another process that leaves the file would
  // remove the log that these connections write.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const rest of ['', '-wal', '-shm']) closeToOthers(`${file}${rest}`)
  const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full')
    if (secureDelete) database.exec('pragma secure_delete = on')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Refuses a damaged file. A file that is half zeroes opens without an error and fails later, page by page. */
function refuseDamage(database: DatabaseSync): void {
  const [found] = database.prepare('pragma quick_check(1)').all()
  const said = found?.quick_check
  if (said !== 'ok') throw new DamagedFile(String(said).replaceAll(/\s+/g, ' '))
}

/** The one connection to a file. If a transaction can be neither ended nor undone, the connection is replaced. */
class SqliteFile implements SqliteDatabase {
  readonly #path: string
  #database: DatabaseSync
  readonly #open: () => DatabaseSync

  constructor(path: string, database: DatabaseSync, open: () => DatabaseSync) {
    this.#path = path
    this.#database = database
    this.#open = open
  }

  /** Rolls back what a failed transaction left open, so that the next one can begin. Never throws. */
  settle(): void {
    if (this.#database.isOpen && !this.#database.isTransaction) return
    try {
      this.#database.exec('rollback')
    } catch {
      // SQLite itself has rolled back if the disk is full or does not answer.
    }
    if (this.#database.isOpen && !this.#database.isTransaction) return
    try {
      if (this.#database.isOpen) this.#database.close()
      this.#database = this.#open()
    } catch {
      // The disk is gone: the next query tries again, and gets the error.
    }
  }

  /**
   * Begins a transaction that writes, without waiting: SQLite would wait in this thread, and stop all else that it does.
   *
   * @param isLast throws if another writes
   * @returns false if another writes
   */
  beginToWrite(isLast: boolean): boolean {
    return noteDamage(this.#path, () => {
      if (!this.#database.isOpen) this.#database = this.#open()
      try {
        this.#database.exec('pragma busy_timeout = 0; begin immediate')
        return true
      } catch (error) {
        if (isLast || (error as { readonly errcode?: number }).errcode !== SQLITE_BUSY) throw error
        return false
      } finally {
        this.#database.exec(`pragma busy_timeout = ${BUSY_MS}`)
      }
    })
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close()
  }

  prepare(text: string) {
    const path = this.#path
    const statement = noteDamage(path, () => {
      if (!this.#database.isOpen) this.#database = this.#open()
      return this.#database.prepare(text)
    })
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) =>
        noteDamage(path, () => statement.all(...parameters.map(bindable))),
      run: (parameters: readonly unknown[]) =>
        noteDamage(path, () => statement.run(...parameters.map(bindable))),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(bindable)),
    }
  }
}

/** kysely's SQLite dialect over `node:sqlite`. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super({ database: file })
    this.#file = file
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#file)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }
}

/**
 * Begins a transaction that writes with the right to write: a deferred one that reads first would fail at its first write
 * (SQLITE_BUSY_SNAPSHOT). A transaction that only reads waits for nobody.
 *
 * All transactions share the one connection, so it is always given back without an open transaction, whatever has failed.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super({ database: file })
    this.#file = file
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    if (settings?.accessMode === 'read only') {
      await connection.executeQuery(CompiledQuery.raw('begin'))
      return
    }
    const until = Date.now() + WAIT_MS
    while (!this.#file.beginToWrite(Date.now() > until)) await setTimeout(TRY_MS)
  }

  /** Never fails, even if SQLite has already rolled back by itself, because the caller needs the first error. */
  override async rollbackTransaction(): Promise<void> {
    this.#file.settle()
  }

  override async releaseConnection(): Promise<void> {
    this.#file.settle()
  }
}

/** SQLite can roll back changes of tables. With kysely's default, a failed migration would stay half done. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Checks a value. node:sqlite takes an object as named parameters: `run(new Date(), 1)` would silently store `1, NULL`. */
function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A ${typeof value} cannot be an SQL parameter: write dates and objects as text.`)
}

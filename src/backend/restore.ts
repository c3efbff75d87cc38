import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { type Backup, restore } from './database/backup.ts'
import { migrate, openDatabase } from './database/connect.ts'
import { applyEndings, drainEndings, endingsFile } from './identity/base/endings.ts'
import { openIdentity } from './identity/base/open.ts'
import { beginEpoch } from './results/begin-epoch.ts'
import type { Config, DatabaseTarget } from './settings/config.ts'

/** What was done to what came back. */
export interface Settled {
  /** The results' new epoch; null where they were not restored. */
  readonly epoch: string | null
  /** Deleted and revoked after the backup was made, and so once more. */
  readonly accounts: number
  readonly tokens: number
  readonly calendars: number
}

type Stored = Pick<Config, 'database' | 'identityDatabase' | 'dataDir'>

/**
 * Puts a backup of the SQLite databases in place, settled before it is there: a crash leaves the old state or the new one.
 *
 * @param now epoch milliseconds
 * @throws DatabaseProblem where the backup is damaged or newer than this program, or a database is in use
 */
export async function restoreFiles(
  folder: string,
  stored: Stored,
  now: number,
): Promise<{ readonly made: Backup; readonly settled: Settled }> {
  let settled: Settled = { epoch: null, accounts: 0, tokens: 0, calendars: 0 }
  const made = await restore(folder, stored.dataDir, {
    before: () => saveEndings(stored, now),
    async settle(name, file) {
      const target: DatabaseTarget = { kind: 'sqlite', file }
      if (isAt(stored.database, name)) settled = { ...settled, epoch: await settleResults(target, now) }
      if (isAt(stored.identityDatabase, name))
        settled = { ...settled, ...(await settleAccounts(target, stored.dataDir)) }
    },
  })
  return { made, settled }
}

/**
 * The same for what `pg_restore` or a snapshot of the server has brought back: the databases that are in PostgreSQL. Services
 * may be running.
 *
 * @throws DatabaseProblem where a database does not answer or is newer than this program
 */
export async function settlePostgres(stored: Stored, now: number): Promise<Settled> {
  const { database, identityDatabase, dataDir } = stored
  const epoch = database.kind === 'postgres' ? await settleResults(database, now) : null
  const ended =
    identityDatabase.kind === 'postgres'
      ? await settleAccounts(identityDatabase, dataDir)
      : { accounts: 0, tokens: 0, calendars: 0 }
  return { epoch, ...ended }
}

async function settleResults(database: DatabaseTarget, now: number): Promise<string> {
  const db = openDatabase({ database })
  try {
    await migrate(db)
    return await beginEpoch(db, now)
  } finally {
    await db.destroy()
  }
}

async function settleAccounts(identityDatabase: DatabaseTarget, dataDir: string) {
  const db = await openIdentity({ identityDatabase })
  try {
    return await applyEndings(db, endingsFile(dataDir))
  } finally {
    await db.destroy()
  }
}

/** What the database that goes has not yet told. One that cannot be read has told all but its last moment. */
async function saveEndings({ identityDatabase, dataDir }: Stored, now: number): Promise<void> {
  if (identityDatabase.kind !== 'sqlite' || !existsSync(identityDatabase.file)) return
  try {
    const db = await openIdentity({ identityDatabase })
    await drainEndings(db, endingsFile(dataDir), now).finally(() => db.destroy())
  } catch {
    // It is restored because it is damaged.
  }
}

const isAt = (target: DatabaseTarget, name: string) =>
  target.kind === 'sqlite' && basename(target.file) === name

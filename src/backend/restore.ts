import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { type Backup, restore } from './database/backup.ts'
import { migrate, openDatabase } from './database/connect.ts'
import { applyEndings, endingsFile, moveEndings } from './identity/base/endings.ts'
import { openIdentity } from './identity/base/open.ts'
import { beginEpoch } from './results/begin-epoch.ts'
import type { Config, DatabaseTarget } from './settings/config.ts'

/** What was changed in the restored databases. */
export interface Settled {
  /** The results' new epoch; null if they were not restored. */
  readonly epoch: string | null
  /** How many were deleted or revoked after the backup was made, and are now deleted or revoked again. */
  readonly accounts: number
  readonly tokens: number
  readonly calendars: number
}

type Stored = Pick<Config, 'database' | 'identityDatabase' | 'dataDir'>

/**
 * Restores a backup of the SQLite databases. Each is settled before it is put in place, so that a crash leaves the old
 * state or the new one.
 *
 * @param now epoch milliseconds
 * @throws DatabaseProblem if the backup is damaged or newer than this program, or a database is in use
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
 * Does the same for the databases in PostgreSQL, after `pg_restore` or a snapshot of the server has restored them. Services
 * may be running.
 *
 * @throws DatabaseProblem if a database does not answer or is newer than this program
 */
export async function finishPostgresRestore(stored: Stored, now: number): Promise<Settled> {
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

/**
 * Saves the deletions and revocations that the database to be replaced has not written out yet. If it cannot be read, only
 * those of its last moment are missing.
 */
async function saveEndings({ identityDatabase, dataDir }: Stored, now: number): Promise<void> {
  if (identityDatabase.kind !== 'sqlite' || !existsSync(identityDatabase.file)) return
  try {
    const db = await openIdentity({ identityDatabase })
    await moveEndings(db, endingsFile(dataDir), now).finally(() => db.destroy())
  } catch {
    // The database may be damaged: that can be why it is restored.
  }
}

const isAt = (target: DatabaseTarget, name: string) =>
  target.kind === 'sqlite' && basename(target.file) === name

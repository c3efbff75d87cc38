import { statSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { isPrepared, migrate, openDatabase } from './database/connect.ts'
import { prepareDataFolder } from './database/data-folder.ts'
import { requireDurableWrites } from './database/durability.ts'
import { DatabaseProblem } from './database/problem.ts'
import type { Tables } from './database/tables.ts'
import { endingsFile, moveEndings, pruneEndings } from './identity/base/endings.ts'
import { IDENTITY_LEDGER } from './identity/base/migrations.ts'
import { type IdentityDb, openIdentity } from './identity/base/open.ts'
import type { Config } from './settings/config.ts'

/** A database that stops answering is reported within three seconds (docs/quality.md#storage). */
const ANSWER_MS = 2000

interface Storage {
  readonly db: Kysely<Tables>
  readonly identityDb: IdentityDb
}

/**
 * Opens both databases for a service. They are checked, have their tables, and fail a statement that gets no answer.
 *
 * @throws DatabaseProblem if one cannot be used, or accounts that existed are missing
 */
export async function openStorage(config: Config): Promise<Storage> {
  prepareDataFolder(config.dataDir)
  // A migration and its lock may take longer than a statement of the service.
  const dbWithoutTimeout = openDatabase(config)
  try {
    await migrate(dbWithoutTimeout)
    if (!config.allowDataLoss) await requireDurableWrites(dbWithoutTimeout)
    await prepareAccounts(config, dbWithoutTimeout)
  } finally {
    await dbWithoutTimeout.destroy()
  }
  const db = openDatabase(config, { answerWithin: ANSWER_MS })
  const identityDb = await openIdentity(config, { answerWithin: ANSWER_MS })
  return { db, identityDb }
}

/** The results record that there are accounts. Otherwise a lost file would be replaced by an empty one without a warning. */
async function prepareAccounts(config: Config, results: Kysely<Tables>): Promise<void> {
  const { accounts_since } = await results
    .selectFrom('installation')
    .select('accounts_since')
    .executeTakeFirstOrThrow()
  if (accounts_since !== null && !config.allowNewAccounts && !(await holdsAccounts(config)))
    throw new DatabaseProblem(
      `${whereAccountsWere(config)}, and there have been accounts since ${accounts_since.slice(0, 10)}. Restore them from a backup (npm run restore -- FOLDER; PostgreSQL: pg_restore). To begin without any account, start once with ALLOW_NEW_ACCOUNTS=1.`,
    )
  const identityDb = await openIdentity(config)
  try {
    if (!config.allowDataLoss) await requireDurableWrites(identityDb)
    const file = endingsFile(config.dataDir)
    await moveEndings(identityDb, file, Date.now())
    await pruneEndings(file, Date.now())
  } finally {
    await identityDb.destroy()
  }
  if (accounts_since === null)
    await results.updateTable('installation').set({ accounts_since: new Date().toISOString() }).execute()
}

/** Whether there is a database of accounts. Makes none. */
export async function holdsAccounts({ identityDatabase }: Config): Promise<boolean> {
  if (
    identityDatabase.kind === 'sqlite' &&
    !(statSync(identityDatabase.file, { throwIfNoEntry: false })?.size ?? 0)
  )
    return false
  const db = openDatabase<unknown>({ database: identityDatabase })
  try {
    return await isPrepared(db, IDENTITY_LEDGER)
  } finally {
    await db.destroy()
  }
}

const whereAccountsWere = ({ identityDatabase }: Config) =>
  identityDatabase.kind === 'sqlite'
    ? `The database of the accounts, ${identityDatabase.file}, is missing or empty`
    : 'The PostgreSQL database of the accounts is empty'

import { existsSync } from 'node:fs'
import { type ImportedEdition, type Importing, importCup } from '../../src/backend/cup-import/import-cup.ts'
import { isUpToDate, migrate, openDatabase } from '../../src/backend/database/connect.ts'
import type { CupDocument } from '../../src/backend/document/cup-document.ts'
import { readConfig } from '../../src/backend/settings/config.ts'
import { followInAccounts } from './follow-former-ids.ts'

/**
 * Imports a cup into the database of the settings, and lets favourites follow.
 *
 * @returns what that changes; null on a trial where nothing is stored yet
 */
export async function storeCup(
  document: CupDocument,
  importing: Omit<Importing, 'onWritten'>,
): Promise<ImportedEdition[] | null> {
  const settings = readConfig(process.env)
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  const { database } = settings.config
  const { isTrial } = importing
  if (isTrial && database.kind === 'sqlite' && !existsSync(database.file)) return null
  const db = openDatabase(settings.config)
  try {
    // A trial alters no tables either: those of an earlier program are compared with nothing.
    if (!isTrial) await migrate(db)
    else if (!(await isUpToDate(db))) return null
    const imported = await importCup(db, document, importing)
    const isOfAccounts = document.cup.id === (process.env.CUP_ID ?? document.cup.id)
    if (!isTrial && isOfAccounts) {
      const formerIds = imported.flatMap(({ year, ids }) => (ids ? [[year, ids.formerIds] as const] : []))
      await followInAccounts(settings.config, new Map(formerIds))
    }
    return imported
  } finally {
    await db.destroy()
  }
}

import { existsSync } from 'node:fs'
import { isUpToDate, migrate, openDatabase } from '../../src/backend/database/connect.ts'
import type { CupDocument } from '../../src/backend/document/cup-document.ts'
import type { IdFindings } from '../../src/backend/document/kept-ids/keep-ids.ts'
import { keepStored } from '../../src/backend/results/merge/keep-stored.ts'
import type { ReportFindings } from '../../src/backend/results/merge/merge-reports.ts'
import { type WrittenEdition, writeCup } from '../../src/backend/results/write-edition.ts'
import { readConfig } from '../../src/backend/settings/config.ts'
import { followInAccounts } from './follow-former-ids.ts'

interface Storing {
  /** See `KeepingOptions`. */
  readonly givenIds: ReadonlySet<string> | null
  readonly prefersFile: ((matchId: string) => boolean) | null
  readonly discardReports: boolean
  /** Tells only what storing would change. */
  readonly dryRun: boolean
  /** What becomes of the addresses of an edition. */
  readonly onIds: (year: number, ids: IdFindings) => void
  /** Where the files and the results desk differ. */
  readonly onReports: (year: number, reports: ReportFindings) => void
}

/** Stores a cup, and says before that what it changes of what is stored already. @returns null on a dry run */
export async function storeCup(
  document: CupDocument,
  { givenIds, prefersFile, discardReports, dryRun, onIds, onReports }: Storing,
): Promise<WrittenEdition[] | null> {
  const settings = readConfig(process.env)
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  const { database } = settings.config
  if (dryRun && database.kind === 'sqlite' && !existsSync(database.file)) return null
  const db = openDatabase(settings.config)
  const formerIds = new Map<number, IdFindings['formerIds']>()
  const reports = discardReports ? 'discard' : 'keep'
  const keeping = keepStored({
    givenIds,
    reports,
    ...(prefersFile ? { prefersFile } : {}),
    onIds: (year, ids) => {
      formerIds.set(year, ids.formerIds)
      onIds(year, ids)
    },
    onReports,
  })
  try {
    // A dry run alters no tables either: those of an earlier program are compared with nothing.
    if (!dryRun) await migrate(db)
    else if (!(await isUpToDate(db))) return null
    const written = await writeCup(db, document, { reports, keeping, isTrial: dryRun })
    if (dryRun) return null
    const isOfAccounts = document.cup.id === (process.env.CUP_ID ?? document.cup.id)
    if (isOfAccounts) await followInAccounts(settings.config, formerIds)
    return written
  } finally {
    await db.destroy()
  }
}

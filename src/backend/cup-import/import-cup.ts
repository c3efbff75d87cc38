import type { Kysely, Transaction } from 'kysely'
import type { ClassChanges, LostPlay } from '../../domain/organiser/import-preview.ts'
import type { Tables } from '../database/tables.ts'
import type { CupDocument, EditionDocument } from '../document/cup-document.ts'
import type { IdFindings } from '../document/kept-ids/keep-ids.ts'
import { BEGUN } from '../results/begin-cup.ts'
import { lockEdition } from '../results/lock-edition.ts'
import { keepStored } from '../results/merge/keep-stored.ts'
import type { ReportFindings } from '../results/merge/merge-reports.ts'
import { readEdition } from '../results/read-cup.ts'
import { countReports, type WrittenEdition, writeCup } from '../results/write-edition.ts'
import { changedPlay, classChanges } from './class-changes.ts'

/** What an import does to an edition. */
export interface ImportedEdition extends WrittenEdition {
  /** The revision that it replaces; null if the year was not stored. */
  readonly before: string | null
  /** What becomes of its addresses; null if the year was not stored. */
  readonly ids: IdFindings | null
  /** Where the files and the results desk differ; null if nothing was reported, or nothing is kept. */
  readonly reports: ReportFindings | null
  readonly changes: readonly ClassChanges[]
  readonly lost: LostPlay
}

export interface Importing {
  /** See `KeepingOptions`. */
  readonly givenIds: ReadonlySet<string> | null
  readonly prefersFile: ((matchId: string) => boolean) | null
  readonly discardReports: boolean
  /** Stores nothing, after everything was tried. */
  readonly isTrial: boolean
  /** Whether the changes by class and what is lost are told; others wait for as long as that takes. By default they are. */
  readonly listsChanges?: boolean
  /** Called in the transaction after everything is written: nothing is stored if it throws. */
  readonly onWritten?: (trx: Transaction<Tables>, imported: readonly ImportedEdition[]) => Promise<void>
}

/**
 * Stores a cup and returns what that changes of what was stored before. The command and the organisers' page import by this.
 *
 * @throws as `writeCup`; what `onWritten` throws
 */
export async function importCup(
  db: Kysely<Tables>,
  document: CupDocument,
  { givenIds, prefersFile, discardReports, isTrial, listsChanges = true, onWritten }: Importing,
): Promise<ImportedEdition[]> {
  const cupId = document.cup.id
  const before = new Map<number, { edition: EditionDocument; revision: number; reports: number }>()
  const ids = new Map<number, IdFindings>()
  const conflicts = new Map<number, ReportFindings>()
  let imported: ImportedEdition[] = []
  const reports = discardReports ? 'discard' : 'keep'
  await writeCup(db, document, {
    reports,
    isTrial,
    keeping: keepStored({
      givenIds,
      reports,
      ...(prefersFile ? { prefersFile } : {}),
      onIds: (year, found) => ids.set(year, found),
      onReports: (year, found) => conflicts.set(year, found),
    }),
    async onBegin(trx) {
      if (!listsChanges) return
      for (const { year } of document.editions) {
        const row = await lockEdition(trx, cupId, year)
        if (row === undefined) continue
        const counted = discardReports ? await countReports(trx, row.key) : 0
        const edition = await readEdition(trx, row)
        before.set(year, { edition, revision: row.revision, reports: counted })
      }
    },
    async onWritten(trx, written) {
      await endBegun(trx, cupId, document)
      imported = []
      for (const one of written) {
        const row = await lockEdition(trx, cupId, one.year)
        if (row === undefined) continue
        const after = listsChanges ? await readEdition(trx, row) : null
        const was = before.get(one.year)
        const found = conflicts.get(one.year) ?? null
        const yielding = found?.conflicts.filter(({ isFromFile }) => isFromFile).length ?? 0
        const [epoch = ''] = one.revision.split('.')
        imported.push({
          ...one,
          before: was ? `${epoch}.${was.revision}` : null,
          ids: ids.get(one.year) ?? null,
          reports: found,
          changes: after ? classChanges(was?.edition ?? null, after) : [],
          lost: {
            reports: (was?.reports ?? 0) + yielding,
            played: after ? changedPlay(was?.edition ?? null, after) : 0,
          },
        })
      }
      await onWritten?.(trx, imported)
    },
  })
  return imported
}

/** Removes the edition that a cup began with, once it has one of its own. */
async function endBegun(trx: Transaction<Tables>, cupId: string, { editions }: CupDocument): Promise<void> {
  const years = editions.map(({ year }) => year)
  await trx
    .deleteFrom('edition')
    .where('cup_id', '=', cupId)
    .where('content_hash', '=', BEGUN)
    .where('year', 'not in', years)
    .execute()
}

import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { EditionTable, Tables } from '../database/tables.ts'
import type { CupDocument, EditionDocument } from '../document/cup-document.ts'
import { contentHash, storable } from './content-hash.ts'
import {
  EDITION_TABLES,
  type EditionRows,
  type EditionTableName,
  editionRow,
  editionRows,
} from './edition-rows.ts'
import { lockEdition } from './lock-edition.ts'
import { markChanges, shownMatches } from './mark-changes.ts'

/** SQLite takes 32 766 parameters in a statement, PostgreSQL 65 534; a match has 30. */
const ROWS_PER_INSERT = 500

/** What happens if an edition with reports from the desk is to be replaced: nothing is stored, or the reports go with it. */
export type ReportsRule = 'keep' | 'discard'

/** Thrown if an edition that has reports is to be replaced; the message is a sentence for the operator. */
export class ReportsWouldBeLost extends Error {}

export interface WrittenEdition {
  readonly year: number
  /** false: the edition held this content already. */
  readonly changed: boolean
  /** `<epoch of the database>.<number>`; the number grows with every change, by one unless a merge takes more. */
  readonly revision: string
}

/** What stays of a stored edition that a document replaces. */
export interface KeptEdition {
  /** What the content hash is of: the document under the ids that are stored. */
  readonly given: EditionDocument
  /** What is to be stored. */
  readonly edition: EditionDocument
  /** Whether it is stored even if the document is the one that was stored last. */
  readonly isForced: boolean
  /** Puts what was reported into the rows that replace those of before; null if nothing was reported, or nothing is kept. */
  readonly merge: ((rows: EditionRows, revision: number) => Promise<MergedEdition>) | null
}

export interface MergedEdition {
  /** The revision of the edition: the given one, or a later one if the merge took more. */
  readonly revision: number
  /** Values of the edition's own row. */
  readonly columns: Partial<Insertable<EditionTable>>
  /** Lets follow what follows from the reports, once the rows are stored. */
  readonly settle: () => Promise<void>
}

/** Finds out what stays of a stored edition. */
export type Keeping = (
  trx: Transaction<Tables>,
  stored: Selectable<EditionTable>,
  given: EditionDocument,
) => Promise<KeptEdition>

export interface WriteOptions {
  /** `discard` also restores an edition that only reports have changed. */
  readonly reports?: ReportsRule
  /** Without it a document replaces the edition as a whole. */
  readonly keeping?: Keeping
  /** Stores nothing, after everything was tried. */
  readonly isTrial?: boolean
  /** Called in the transaction, before anything is written and after everything is: nothing is stored if they throw. */
  readonly onBegin?: (trx: Transaction<Tables>) => Promise<void>
  readonly onWritten?: (trx: Transaction<Tables>, written: readonly WrittenEdition[]) => Promise<void>
}

/** Ends a transaction of which nothing is to be stored. */
class Trial extends Error {
  readonly written: WrittenEdition[]

  constructor(written: WrittenEdition[]) {
    super('A trial stores nothing.')
    this.written = written
  }
}

/**
 * Stores every edition of the document, all or none. An edition with the same content keeps its revision; any other is
 * replaced, but for what `keeping` keeps, and its revision raised. Editions that the document does not name stay as they are.
 *
 * @returns one entry for each edition, in the document's order
 * @throws ReportsWouldBeLost if an edition with reports is to be replaced and they are neither kept nor to be discarded; what
 *   `keeping` throws; what the database throws: an id given twice in an edition, or a year given twice
 */
export async function writeCup(
  db: Kysely<Tables>,
  document: CupDocument,
  options: WriteOptions = {},
): Promise<WrittenEdition[]> {
  const { cup, editions } = storable(document)
  const writing = db.transaction().execute(async (trx) => {
    await options.onBegin?.(trx)
    const { epoch } = await trx.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
    const before = await trx.selectFrom('cup').selectAll().where('id', '=', cup.id).executeTakeFirst()
    await trx
      .insertInto('cup')
      .values({ id: cup.id, name: cup.name, sport: cup.sport })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: cup.name, sport: cup.sport }))
      .execute()
    const renamed = before !== undefined && (before.name !== cup.name || before.sport !== cup.sport)
    if (renamed) await raiseRevisions(trx, cup.id)
    const written: WrittenEdition[] = []
    for (const edition of editions) {
      const { changed, revision } = await writeEdition(trx, cup.id, edition, options)
      written.push({ year: edition.year, changed: changed || renamed, revision: `${epoch}.${revision}` })
    }
    await options.onWritten?.(trx, written)
    if (options.isTrial) throw new Trial(written)
    return written
  })
  return writing.catch((reason: unknown) => {
    if (reason instanceof Trial) return reason.written
    throw reason
  })
}

/** Raises the revision of every edition: each shows the cup's name and sport. */
async function raiseRevisions(trx: Transaction<Tables>, cupId: string): Promise<void> {
  await trx
    .updateTable('edition')
    .set((update) => ({ revision: update('revision', '+', 1) }))
    .where('cup_id', '=', cupId)
    .execute()
}

async function writeEdition(
  trx: Transaction<Tables>,
  cupId: string,
  given: EditionDocument,
  { reports = 'keep', keeping }: WriteOptions,
) {
  const stored = await lockEdition(trx, cupId, given.year)
  const kept = stored && keeping ? await keeping(trx, stored, given) : null
  const hash = contentHash(kept?.given ?? given)
  const reported = stored === undefined ? 0 : await countReports(trx, stored.key)
  if (stored?.content_hash === hash && (reported === 0 || reports === 'keep') && !kept?.isForced)
    return { changed: false, revision: stored.revision }
  if (reported > 0 && reports === 'keep' && !kept?.merge)
    throw new ReportsWouldBeLost(
      `edition ${given.year} holds ${reported} ${reported === 1 ? 'report' : 'reports'} from the results desk, which would be lost. Import it with --discard-reports if these results are to replace them.`,
    )

  const edition = kept?.edition ?? given
  const row = { ...editionRow(edition), content_hash: hash }
  const key = stored?.key ?? (await insertEdition(trx, { ...row, cup_id: cupId, revision: 1 }))
  const rows = editionRows(edition, key)
  const shown = stored ? await shownMatches(trx, key) : null
  const next = (stored?.revision ?? 0) + 1
  const merged = kept?.merge ? await kept.merge(rows, next) : null
  const revision = merged?.revision ?? next
  if (stored) {
    const logs = reports === 'discard' ? (['match_event', 'edition_change'] as const) : []
    for (const table of [...logs, ...EDITION_TABLES.toReversed()])
      await trx.deleteFrom(table).where('edition_key', '=', key).execute()
    await trx
      .updateTable('edition')
      .set({ ...row, ...merged?.columns, revision })
      .where('key', '=', key)
      .execute()
  }
  for (const table of EDITION_TABLES) await insertAll(trx, table, rows[table])
  await merged?.settle()
  if (shown !== null) await markChanges(trx, key, shown, revision)
  return { changed: true, revision }
}

/** Counts what was reported of an edition. */
export async function countReports(trx: Transaction<Tables>, editionKey: number): Promise<number> {
  const { reports } = await trx
    .selectFrom('match_event')
    .select((select) => select.fn.countAll().as('reports'))
    .where('edition_key', '=', editionKey)
    .executeTakeFirstOrThrow()
  return Number(reports)
}

async function insertEdition(trx: Transaction<Tables>, row: Insertable<EditionTable>): Promise<number> {
  const { key } = await trx.insertInto('edition').values(row).returning('key').executeTakeFirstOrThrow()
  return key
}

async function insertAll<Name extends EditionTableName>(
  trx: Transaction<Tables>,
  table: Name,
  rows: ReturnType<typeof editionRows>[Name],
): Promise<void> {
  // SQLite fills a column that one row has and another leaves out with null, whatever its default is.
  const alike = Map.groupBy(rows, (row) => Object.keys(row).sort().join(' '))
  for (const some of alike.values())
    for (let from = 0; from < some.length; from += ROWS_PER_INSERT) {
      await trx
        .insertInto(table)
        .values(some.slice(from, from + ROWS_PER_INSERT) as never)
        .execute()
    }
}

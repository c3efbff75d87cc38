import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { CupDocument, EditionDocument } from '../document/cup-document.ts'
import { contentHash, storable } from './content-hash.ts'
import { EDITION_TABLES, type EditionTableName, editionRow, editionRows } from './edition-rows.ts'
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
  /** `<epoch of the database>.<number>`; the number grows by one with every change. */
  readonly revision: string
}

/**
 * Stores every edition of the document, all or none. An edition with the same content keeps its revision; any other is
 * replaced as a whole and its revision raised. Editions that the document does not name stay as they are.
 *
 * @param reports `discard` also restores an edition that only reports have changed
 * @returns one entry for each edition, in the document's order
 * @throws ReportsWouldBeLost if an edition with reports is to be replaced and they are not to be discarded; what the
 *   database throws: an id given twice in an edition, or a year given twice
 */
export async function writeCup(
  db: Kysely<Tables>,
  document: CupDocument,
  { reports = 'keep' }: { readonly reports?: ReportsRule } = {},
): Promise<WrittenEdition[]> {
  const { cup, editions } = storable(document)
  return db.transaction().execute(async (trx) => {
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
      const { changed, revision } = await writeEdition(trx, cup.id, edition, reports)
      written.push({ year: edition.year, changed: changed || renamed, revision: `${epoch}.${revision}` })
    }
    return written
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
  edition: EditionDocument,
  reports: ReportsRule,
) {
  const hash = contentHash(edition)
  const stored = await lockEdition(trx, cupId, edition.year)
  const reported = stored === undefined ? 0 : await countReports(trx, stored.key)
  if (stored?.content_hash === hash && (reported === 0 || reports === 'keep'))
    return { changed: false, revision: stored.revision }
  if (reported > 0 && reports === 'keep')
    throw new ReportsWouldBeLost(
      `edition ${edition.year} holds ${reported} ${reported === 1 ? 'report' : 'reports'} from the results desk, which would be lost. Import it with --discard-reports if these results are to replace them.`,
    )

  const revision = (stored?.revision ?? 0) + 1
  const row = { ...editionRow(edition), content_hash: hash, revision }
  const shown = stored === undefined ? null : await shownMatches(trx, stored.key)
  let key = stored?.key
  if (key === undefined) {
    const inserted = await trx
      .insertInto('edition')
      .values({ ...row, cup_id: cupId })
      .returning('key')
      .executeTakeFirstOrThrow()
    key = inserted.key
  } else {
    for (const table of ['match_event', ...EDITION_TABLES.toReversed()] as const) {
      await trx.deleteFrom(table).where('edition_key', '=', key).execute()
    }
    await trx.updateTable('edition').set(row).where('key', '=', key).execute()
  }
  const rows = editionRows(edition, key)
  for (const table of EDITION_TABLES) await insertAll(trx, table, rows[table])
  if (shown !== null) await markChanges(trx, key, shown, revision)
  return { changed: true, revision }
}

async function countReports(trx: Transaction<Tables>, editionKey: number): Promise<number> {
  const { reports } = await trx
    .selectFrom('match_event')
    .select((select) => select.fn.countAll().as('reports'))
    .where('edition_key', '=', editionKey)
    .executeTakeFirstOrThrow()
  return Number(reports)
}

async function insertAll<Name extends EditionTableName>(
  trx: Transaction<Tables>,
  table: Name,
  rows: ReturnType<typeof editionRows>[Name],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_PER_INSERT) as never)
      .execute()
  }
}

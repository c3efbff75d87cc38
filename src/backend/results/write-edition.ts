import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { CupDocument, EditionDocument } from '../import/cup-document.ts'
import { contentHash, storable } from './content-hash.ts'
import { EDITION_TABLES, type EditionTableName, editionRow, editionRows } from './edition-rows.ts'

/** SQLite takes 32 766 parameters in a statement, PostgreSQL 65 534; a match has 29. */
const ROWS_PER_INSERT = 500

export interface WrittenEdition {
  readonly year: number
  /** false: the edition held this content already. */
  readonly changed: boolean
  /** `<epoch of the database>.<number>`; the number grows by one with every change. */
  readonly revision: string
}

/**
 * Stores every edition of the document, all or none. An edition whose content is the same keeps its revision; another
 * one is replaced as a whole and its revision raised. Editions that the document does not name stay as they are.
 *
 * @returns one entry for each edition, in the document's order
 * @throws what the database throws: an id given twice in an edition, or a year given twice
 */
export async function writeCup(db: Kysely<Tables>, document: CupDocument): Promise<WrittenEdition[]> {
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
      const { changed, revision } = await writeEdition(trx, cup.id, edition)
      written.push({ year: edition.year, changed: changed || renamed, revision: `${epoch}.${revision}` })
    }
    return written
  })
}

/** The cup's name and sport are shown with every edition of it. */
async function raiseRevisions(trx: Transaction<Tables>, cupId: string): Promise<void> {
  await trx
    .updateTable('edition')
    .set((update) => ({ revision: update('revision', '+', 1) }))
    .where('cup_id', '=', cupId)
    .execute()
}

async function writeEdition(trx: Transaction<Tables>, cupId: string, edition: EditionDocument) {
  const hash = contentHash(edition)
  const stored = await trx
    .selectFrom('edition')
    .select(['key', 'content_hash', 'revision'])
    .where('cup_id', '=', cupId)
    .where('year', '=', edition.year)
    .executeTakeFirst()
  if (stored?.content_hash === hash) return { changed: false, revision: stored.revision }

  const revision = (stored?.revision ?? 0) + 1
  const row = { ...editionRow(edition), content_hash: hash, revision }
  let key = stored?.key
  if (key === undefined) {
    const inserted = await trx
      .insertInto('edition')
      .values({ ...row, cup_id: cupId })
      .returning('key')
      .executeTakeFirstOrThrow()
    key = inserted.key
  } else {
    for (const table of EDITION_TABLES.toReversed()) {
      await trx.deleteFrom(table).where('edition_key', '=', key).execute()
    }
    await trx.updateTable('edition').set(row).where('key', '=', key).execute()
  }
  const rows = editionRows(edition, key)
  for (const table of EDITION_TABLES) await insertAll(trx, table, rows[table])
  return { changed: true, revision }
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

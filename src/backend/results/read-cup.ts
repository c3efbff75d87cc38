import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { CupDocument, EditionDocument } from '../document/cup-document.ts'
import { documentOfRows, type StoredRows } from './document-of-rows.ts'
import { EDITION_TABLES } from './edition-rows.ts'
import { Snapshot } from './snapshot.ts'
import type { Db } from './statements.ts'

/**
 * Reads all that is stored of a cup, published or not, as the document that stores the same: `writeCup` into another
 * database gives a cup of which the same document is read. Reports are left out; what they changed is there.
 *
 * @param year null reads every edition, the oldest first
 * @returns null if there is no such cup or edition
 */
export async function readCup(
  db: Kysely<Tables>,
  cupId: string,
  year: number | null,
): Promise<CupDocument | null> {
  const snapshot = new Snapshot(db)
  try {
    const one = await snapshot.read()
    const cup = await one.selectFrom('cup').selectAll().where('id', '=', cupId).executeTakeFirst()
    const stored = await one
      .selectFrom('edition')
      .selectAll()
      .where('cup_id', '=', cupId)
      .orderBy('year')
      .execute()
    const wanted = stored.filter((edition) => year === null || edition.year === year)
    if (!cup || wanted.length === 0) return null
    const editions: EditionDocument[] = []
    for (const edition of wanted) editions.push(await readEdition(one, edition))
    return { format: 'cup/1', cup, editions }
  } finally {
    await snapshot.close()
  }
}

/** Reads all that is stored of an edition, as `readCup` does. */
export async function readEdition(db: Db, edition: Selectable<Tables['edition']>): Promise<EditionDocument> {
  const rows: Partial<Record<keyof StoredRows, unknown>> = {}
  for (const table of EDITION_TABLES)
    rows[table] = await db
      .selectFrom(table)
      .selectAll()
      .where('edition_key', '=', edition.key)
      .orderBy('position')
      .execute()
  return documentOfRows(edition, rows as StoredRows)
}

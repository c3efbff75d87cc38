import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { CupDocument, EditionDocument } from '../document/cup-document.ts'
import { type IdFindings, keepIds } from '../document/kept-ids/keep-ids.ts'
import { contentHash, storable } from './content-hash.ts'
import { EDITION_TABLES, type EditionTableName, editionRow, editionRows } from './edition-rows.ts'
import { lockEdition } from './lock-edition.ts'
import { markChanges, shownMatches } from './mark-changes.ts'
import { storedShape } from './stored-shape.ts'

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

export interface WriteOptions {
  /** `discard` also restores an edition that only reports have changed. */
  readonly reports?: ReportsRule
  /**
   * The ids that the files give, null if they give all. What is stored already then keeps its ids as far as it is found
   * again. Left out, ids are stored as they are.
   */
  readonly givenIds?: ReadonlySet<string> | null
  /** Gets what an edition would change, before anything of it is stored. */
  readonly tell?: (year: number, findings: IdFindings) => void
  /** Tells everything and stores nothing. */
  readonly isTrial?: boolean
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
 * replaced as a whole and its revision raised. Editions that the document does not name stay as they are.
 *
 * @returns one entry for each edition, in the document's order
 * @throws ReportsWouldBeLost if an edition with reports is to be replaced and they are not to be discarded; what the
 *   database throws: an id given twice in an edition, or a year given twice
 */
export async function writeCup(
  db: Kysely<Tables>,
  document: CupDocument,
  options: WriteOptions = {},
): Promise<WrittenEdition[]> {
  const { cup, editions } = storable(document)
  const writing = db.transaction().execute(async (trx) => {
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
  { reports = 'keep', givenIds, tell }: WriteOptions,
) {
  const stored = await lockEdition(trx, cupId, given.year)
  let edition = given
  if (stored && givenIds !== undefined) {
    const former = stored.former_ids_json === null ? [] : JSON.parse(stored.former_ids_json)
    const isGiven = (id: string) => givenIds?.has(id) ?? true
    const kept = keepIds(await storedShape(trx, stored.key), former, given, isGiven)
    edition = kept.edition
    tell?.(given.year, kept.findings)
  }
  const hash = contentHash(edition)
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

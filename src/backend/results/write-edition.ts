import type { Insertable, Kysely, Transaction } from 'kysely'
import type { EditionTable, Tables } from '../database/tables.ts'
import type { CupDocument, EditionDocument } from '../document/cup-document.ts'
import { type IdFindings, keepIds } from '../document/kept-ids/keep-ids.ts'
import type { NewIds } from '../document/kept-ids/with-ids.ts'
import { readMade, withRenamedTeams, withSetSides } from './change/kept-changes.ts'
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
import { logDecisions } from './merge/log-decisions.ts'
import { mergeReports, type ReportFindings } from './merge/merge-reports.ts'
import { settleResults } from './merge/settle-results.ts'
import { readStoredReports, renameReports } from './merge/stored-reports.ts'
import { storedShape } from './stored-shape.ts'

/** SQLite takes 32 766 parameters in a statement, PostgreSQL 65 534; a match has 30. */
const ROWS_PER_INSERT = 500

/** What becomes of the reports from the desk where a file replaces an edition: they stay, or go with it. */
export type ReportsRule = 'keep' | 'discard'

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
  /** Whether the file's value of a match is stored where the desk reported another; without it no file's is. */
  readonly prefersFile?: (matchId: string) => boolean
  /** Gets what an edition would change, before anything is stored. */
  readonly tell?: (year: number, findings: Partial<WriteFindings>) => void
  /** Tells everything and stores nothing. */
  readonly isTrial?: boolean
}

export interface WriteFindings {
  readonly ids: IdFindings
  readonly reports: ReportFindings
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
 * replaced as a whole, but for what the desk reported, and its revision raised. Editions that the document does not name
 * stay as they are.
 *
 * @returns one entry for each edition, in the document's order
 * @throws ReportRefusal if reported results would then change who plays a match that has begun; what the database throws:
 *   an id given twice in an edition, or a year given twice
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
  { reports: rule = 'keep', givenIds, prefersFile, tell }: WriteOptions,
) {
  const stored = await lockEdition(trx, cupId, given.year)
  const made = stored && rule === 'keep' ? await readMade(trx, stored.key) : []
  let edition = given
  let moved: NewIds = NONE_MOVED
  if (stored && givenIds !== undefined) {
    const former = stored.former_ids_json === null ? [] : JSON.parse(stored.former_ids_json)
    const isGiven = (id: string) => givenIds?.has(id) ?? true
    const asNamed = withRenamedTeams(given, made)
    const kept = keepIds(await storedShape(trx, stored.key), former, given, isGiven, asNamed)
    edition = kept.edition
    moved = kept.moved
    tell?.(given.year, { ids: kept.findings })
  }
  const hash = contentHash(edition)
  edition = withSetSides(withRenamedTeams(edition, made), made)
  const reports = stored === undefined ? null : await readStoredReports(trx, stored.key, moved)
  if (stored?.content_hash === hash && (reports === null || (rule === 'keep' && !prefersFile)))
    return { changed: false, revision: stored.revision }
  const merged = rule === 'keep' ? reports : null
  const row = { ...editionRow(edition), content_hash: hash }
  const key = stored?.key ?? (await insertEdition(trx, { ...row, cup_id: cupId, revision: 1 }))
  const rows = editionRows(edition, key)
  let revision = 1
  let shown: Awaited<ReturnType<typeof shownMatches>> | null = null
  if (stored) {
    const found = merged ? mergeReports(rows, merged, prefersFile ?? (() => false)) : null
    if (found) tell?.(given.year, { reports: found })
    shown = await shownMatches(trx, key)
    revision = stored.revision + 1
    if (merged) await renameReports(trx, key, moved)
    else await trx.deleteFrom('match_event').where('edition_key', '=', key).execute()
    if (rule === 'discard') await trx.deleteFrom('edition_change').where('edition_key', '=', key).execute()
    const logged = found ? await logDecisions(trx, rows, found.conflicts, revision) : 0
    revision += Math.max(0, logged - 1)
    for (const table of EDITION_TABLES.toReversed())
      await trx.deleteFrom(table).where('edition_key', '=', key).execute()
    const featured = merged ? featuredBefore(stored, rows) : {}
    await trx
      .updateTable('edition')
      .set({ ...row, ...featured, revision })
      .where('key', '=', key)
      .execute()
  }
  for (const table of EDITION_TABLES) await insertAll(trx, table, rows[table])
  const isReported = ({ id }: { readonly id: string }) => merged?.parts.get(id)?.result === true
  if (merged) await settleResults(trx, { key, ranking_json: row.ranking_json }, isReported, revision)
  if (shown !== null) await markChanges(trx, key, shown, revision)
  return { changed: true, revision }
}

const NONE_MOVED: NewIds = {
  categories: new Map(),
  divisions: new Map(),
  teams: new Map(),
  matches: new Map(),
}

async function insertEdition(trx: Transaction<Tables>, row: Insertable<EditionTable>): Promise<number> {
  const { key } = await trx.insertInto('edition').values(row).returning('key').executeTakeFirstOrThrow()
  return key
}

/** Reports change which games are featured. These stay, without those that are gone. */
function featuredBefore({ featured_json }: { featured_json: string }, { match }: EditionRows) {
  const ids = new Set(match.map(({ id }) => id))
  const featured: string[] = JSON.parse(featured_json)
  const left = featured.filter((id) => ids.has(id))
  return left.length > 0 ? { featured_json: JSON.stringify(left) } : {}
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

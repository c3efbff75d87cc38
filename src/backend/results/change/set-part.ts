import type { Selectable, Transaction } from 'kysely'
import type { EditionTable, Tables } from '../../database/tables.ts'
import type { EditionDocument } from '../../document/cup-document.ts'
import { contentHash } from '../content-hash.ts'
import { editionRow, editionRows } from '../edition-rows.ts'
import { readEdition } from '../read-cup.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import { readInput } from '../report/report-values.ts'
import type { ChangeOf } from './edition-change.ts'
import { partOf } from './edition-parts.ts'
import type { Made } from './made.ts'

/**
 * Sets a part of an edition: its flags, its announcements, the name of a club …
 *
 * @throws ReportRefusal if there is no such part, if the value cannot be, or if the part is no longer as the sender saw it
 */
export async function setPart(
  trx: Transaction<Tables>,
  stored: Selectable<EditionTable>,
  { part: named, id, value: given, expected }: ChangeOf<'set'>,
): Promise<Made> {
  const part = partOf(named)
  const of = id ?? ''
  const edition = await readEdition(trx, stored)
  const holders = part.holders(edition, of)
  if (holders.length === 0) throw new ReportRefusal('NOT_FOUND', 'noPart', { part: named, id: of })
  const now = readInput(part.form, given, named)
  const fault = part.fault?.(edition, now, of) ?? null
  if (fault !== null) throw invalid(named, fault.key, fault.values)
  const before = structuredClone(part.get(holders[0]))
  if (expected !== undefined && !isSame(expected, before)) throw new ReportRefusal('CONFLICT', 'partChanged')
  for (const holder of holders) part.put(holder, now)
  await store(trx, stored.key, edition, of, part)
  const category = edition.categories.find(({ stages }) =>
    stages.some(({ divisions }) => named === 'lots' && divisions.some((division) => division.id === of)),
  )
  return { ...(category && { categoryId: category.id }), set: { part: named, id, before, now } }
}

/** Whether two values of a part are the same, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean =>
  contentHash({ of: one }) === contentHash({ of: other })

async function store(
  trx: Transaction<Tables>,
  editionKey: number,
  edition: EditionDocument,
  id: string,
  { table, columns }: ReturnType<typeof partOf>,
): Promise<void> {
  if (table === 'edition') {
    const row = picked(editionRow(edition), columns)
    await trx.updateTable('edition').set(row).where('key', '=', editionKey).execute()
    return
  }
  const rows = editionRows(edition, editionKey)[table]
  if (columns === null) {
    await trx.deleteFrom(table).where('edition_key', '=', editionKey).execute()
    if (rows.length > 0)
      await trx
        .insertInto(table)
        .values(rows as never)
        .execute()
    return
  }
  await trx
    .updateTable(table)
    .set(picked(rows.find((row) => row.id === id) ?? {}, columns) as never)
    .where('edition_key', '=', editionKey)
    .where('id', '=', id)
    .execute()
}

const picked = (row: object, columns: readonly string[] | null) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => columns?.includes(name)))

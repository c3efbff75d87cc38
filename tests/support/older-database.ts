import type { Kysely } from 'kysely'
import { MIGRATIONS } from '../../src/backend/database/migrations.ts'
import type { Tables } from '../../src/backend/database/tables.ts'
import { EDITION_TABLES } from '../../src/backend/results/edition-rows.ts'
import { readWords } from '../../src/backend/results/stored-words.ts'
import { type Engine, type OpenTestDatabase, openTestDatabase } from './databases.ts'

type Row = Record<string, unknown>

/**
 * Opens a database as an earlier release left it, with the cups that another one holds.
 *
 * @param name the first migration that the earlier release did not know
 */
export async function openOlderDatabase(
  engine: Engine,
  name: string,
  present: Kysely<Tables>,
): Promise<OpenTestDatabase> {
  const earlier = Object.fromEntries(Object.entries(MIGRATIONS).filter(([one]) => one < name))
  const older = await openTestDatabase(engine, earlier)
  const columns = new Map(
    (await older.db.introspection.getTables()).map((table) => [
      table.name,
      new Set(table.columns.map((column) => column.name)),
    ]),
  )
  for (const table of ['cup', 'edition', ...EDITION_TABLES] as const)
    for (const row of await present.selectFrom(table).selectAll().execute()) {
      const all = Object.entries(withTextsApart(row))
      const known = Object.fromEntries(all.filter(([column]) => columns.get(table)?.has(column)))
      await older.db
        .insertInto(table)
        .values(known as never)
        .execute()
    }
  return older
}

/** Adds the columns of the releases that had one for each language. */
function withTextsApart(row: Row): Row {
  const apart = ['name', 'reason'].flatMap((text) => {
    const json = row[`${text}_json`]
    if (typeof json !== 'string') return []
    return Object.entries(readWords(json)).map(([lang, words]) => [`${text}_${lang}`, words])
  })
  const withdrawn = typeof row.withdrawn_json === 'string' ? JSON.parse(row.withdrawn_json) : null
  const changed = withdrawn?.changed?.map(({ before, ...change }: { before: Row }) => ({
    ...change,
    before: { reason_en: null, reason_sv: null, ...withTextsApart(before), reason_json: undefined },
  }))
  return {
    ...row,
    ...Object.fromEntries(apart),
    ...(changed && { withdrawn_json: JSON.stringify({ ...withdrawn, changed }) }),
  }
}

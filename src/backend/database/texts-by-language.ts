import { type Kysely, sql } from 'kysely'

/** The columns that held a text in English and in Swedish, without the ending `_en` or `_sv`. */
const TEXTS = [
  ['category', 'name'],
  ['stage', 'name'],
  ['division', 'name'],
  ['match', 'reason'],
] as const

interface Pair {
  readonly en: string | null
  readonly sv: string | null
}

/**
 * Stores each text in one column for all languages, as a document writes it: a text that is the same in every language, or
 * an object with one for each.
 */
export async function keepTextsByLanguage(db: Kysely<unknown>): Promise<void> {
  for (const [table, text] of TEXTS) {
    const [json, en, sv] = [`${text}_json`, `${text}_en`, `${text}_sv`]
    await db.schema
      .alterTable(table)
      .addColumn(json, 'text', (column) => (text === 'name' ? column.notNull().defaultTo('""') : column))
      .execute()
    const pairs = await sql<Pair>`select distinct ${sql.ref(en)} as en, ${sql.ref(sv)} as sv
      from ${sql.table(table)} where ${sql.ref(en)} is not null`.execute(db)
    for (const pair of pairs.rows)
      await sql`update ${sql.table(table)} set ${sql.ref(json)} = ${writtenPair(pair)}
        where ${sql.ref(en)} = ${pair.en} and coalesce(${sql.ref(sv)}, ${sql.ref(en)}) = ${pair.sv ?? pair.en}`.execute(
        db,
      )
    await db.schema.alterTable(table).dropColumn(en).execute()
    await db.schema.alterTable(table).dropColumn(sv).execute()
  }
  await keepReasonsBefore(db)
}

const writtenPair = ({ en, sv }: Pair): string => JSON.stringify(sv === null || sv === en ? en : { en, sv })

/** What a team's withdrawal changed is stored with the team by the names of the columns, so that it can be taken back. */
async function keepReasonsBefore(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    edition_key: number
    category_id: string
    id: string
    withdrawn_json: string
  }>`
    select edition_key, category_id, id, withdrawn_json from team where withdrawn_json is not null`.execute(
    db,
  )
  for (const { edition_key, category_id, id, withdrawn_json } of rows) {
    const withdrawal = JSON.parse(withdrawn_json)
    const changed = withdrawal.changed?.map(
      ({
        before: { reason_en = null, reason_sv = null, ...before },
        ...change
      }: {
        before: Record<string, string | null>
      }) => ({
        ...change,
        before: {
          ...before,
          reason_json: reason_en === null ? null : writtenPair({ en: reason_en, sv: reason_sv }),
        },
      }),
    )
    if (changed)
      await sql`update team set withdrawn_json = ${JSON.stringify({ ...withdrawal, changed })}
        where edition_key = ${edition_key} and category_id = ${category_id} and id = ${id}`.execute(db)
  }
}

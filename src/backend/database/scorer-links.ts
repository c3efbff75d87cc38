import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Adds the links with which scorers report the matches of one field on one day. */
export async function keepScorerLinks(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  let table = db.schema
    .createTable('scorer_link')
    .addColumn('id', isSqlite ? 'integer' : 'serial', (column) => column.primaryKey())
    .addColumn('edition_key', 'integer', (column) => column.notNull().references('edition.key'))
  for (const name of ['secret_hash', 'field_id', 'day', 'expires_at', 'created_at', 'created_by'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['revoked_at', 'last_used_at']) table = table.addColumn(name, 'text')
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()
  await db.schema.createIndex('scorer_link_by_edition').on('scorer_link').column('edition_key').execute()
}

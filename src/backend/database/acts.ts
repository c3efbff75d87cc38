import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

/** Adds the log of what organisers and desks have done. It outlives what it tells of, so it refers to no other table. */
export async function keepActs(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const table = db.schema.createTable('act') as CreateTableBuilder<string, string>
  let whole = (
    isSqlite
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'serial', (column) => column.primaryKey())
  ).addColumn('year', 'integer', (column) => column.notNull())
  for (const name of ['cup_id', 'at', 'actor', 'kind', 'what_json'])
    whole = whole.addColumn(name, 'text', (column) => column.notNull())
  whole = whole.addColumn('undo_json', 'text').addColumn('undone_by', 'integer')
  await (isSqlite ? whole.modifyEnd(sql`strict`) : whole).execute()
  await db.schema.createIndex('act_by_edition').on('act').columns(['cup_id', 'year', 'id']).execute()
}

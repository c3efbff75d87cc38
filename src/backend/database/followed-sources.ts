import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

/** Adds the sources that organisers let the services follow. */
export async function keepFollowedSources(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  let table = (db.schema.createTable('source') as CreateTableBuilder<string, string>)
    .addColumn('every_seconds', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('source_primary', ['cup_id', 'id'])
  for (const name of ['cup_id', 'id', 'address', 'options_json', 'mode'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['service', 'decision_json', 'state_json']) table = table.addColumn(name, 'text')
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()
}

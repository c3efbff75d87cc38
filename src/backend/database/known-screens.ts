import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

/** Adds the screens that have a number, with what organisers let them show. */
export async function keepKnownScreens(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  let table = (db.schema.createTable('screen') as CreateTableBuilder<string, string>)
    .addColumn('cup_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('screen_primary', ['cup_id', 'number'])
  for (const name of ['secret_hash', 'seen_at'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['name', 'shows']) table = table.addColumn(name, 'text')
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()
}

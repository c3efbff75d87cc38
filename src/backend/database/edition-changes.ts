import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Adds the changes of teams and matches that were made by command, as they were made. */
export async function keepEditionChanges(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('edition_change')
    .addColumn('edition_key', 'integer', (column) => column.notNull().references('edition.key'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('change_json', 'text', (column) => column.notNull())
    .addColumn('made_json', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('edition_change_primary', ['edition_key', 'revision'])
    .addUniqueConstraint('edition_change_of_a_key', ['edition_key', 'key'])
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()
}

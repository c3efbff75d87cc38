import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

/** Creates the table of private calendars. An ended one leaves a note, as tokens do: no restored backup brings it back. */
export async function createCalendarFeed(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const table = db.schema.createTable('calendar_feed') as CreateTableBuilder<string, string>
  const withId = isSqlite
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'serial', (column) => column.primaryKey())
  const whole = withId
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
  await (isSqlite ? whole.modifyEnd(sql`strict`) : whole).execute()
  await db.schema
    .createIndex('calendar_feed_by_account_id')
    .on('calendar_feed')
    .column('account_id')
    .execute()

  const note = `insert into ending (kind, what) values ('calendar', old.secret_hash);`
  const trigger = 'create trigger ending_of_calendar after delete on calendar_feed'
  if (isSqlite) {
    await sql.raw(`${trigger} begin ${note} end`).execute(db)
    return
  }
  await sql
    .raw(
      `create function note_ending_of_calendar() returns trigger language plpgsql as $$ begin ${note} return null; end $$`,
    )
    .execute(db)
  await sql.raw(`${trigger} for each row execute function note_ending_of_calendar()`).execute(db)
}

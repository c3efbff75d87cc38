import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Creates the table of devices on which accounts have signed in. */
export async function createKnownDevice(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('known_device')
    .addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_device_primary', ['account_id', 'secret_hash'])
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()
  await db.schema
    .createIndex('known_device_by_secret_hash')
    .on('known_device')
    .column('secret_hash')
    .execute()
}

import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

type AnyTable = CreateTableBuilder<string, string>

/** Creates the tables of those who run the cup: members with their roles, open invitations, and who changed what. */
export async function createMembers(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const create = (name: string) => db.schema.createTable(name) as AnyTable
  const finish = (table: AnyTable) => (sqlite ? table.modifyEnd(sql`strict`) : table).execute()
  const withId = (table: AnyTable) =>
    sqlite
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'serial', (column) => column.primaryKey())
  const texts = (table: AnyTable, names: readonly string[]) =>
    names.reduce((to, name) => to.addColumn(name, 'text', (column) => column.notNull()), table)

  await finish(
    texts(
      create('member').addColumn('account_id', 'integer', (column) =>
        column.primaryKey().references('account.id').onDelete('cascade'),
      ),
      ['role', 'since'],
    ),
  )
  await finish(
    texts(withId(create('invitation')), ['secret_hash', 'role', 'created_at', 'expires_at'])
      .addColumn('created_by', 'integer', (column) => column.references('account.id').onDelete('cascade'))
      .addUniqueConstraint('invitation_of_a_secret', ['secret_hash']),
  )
  // Accounts that are deleted take their names with them, and leave what was done.
  await finish(
    texts(withId(create('member_act')), ['at', 'kind', 'role'])
      .addColumn('by_account', 'integer', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('account_id', 'integer', (column) => column.references('account.id').onDelete('set null')),
  )
  for (const column of ['by_account', 'account_id'])
    await db.schema.createIndex(`member_act_by_${column}`).on('member_act').column(column).execute()
  await db.schema.createIndex('invitation_by_created_by').on('invitation').column('created_by').execute()
}

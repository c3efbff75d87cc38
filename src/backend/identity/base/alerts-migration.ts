import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

type AnyTable = CreateTableBuilder<string, string>

/** Creates the tables of devices that get alerts about favourites, of the alerts, and of their pending deliveries. */
export async function createAlerts(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const create = (name: string) => db.schema.createTable(name) as AnyTable
  const finish = (table: AnyTable) => (sqlite ? table.modifyEnd(sql`strict`) : table).execute()
  const texts = (table: AnyTable, names: readonly string[]) =>
    names.reduce((to, name) => to.addColumn(name, 'text', (column) => column.notNull()), table)
  const of = (table: AnyTable, column: string, other: string, type: 'integer' | 'text' = 'integer') =>
    table.addColumn(column, type, (made) => made.notNull().references(other).onDelete('cascade'))

  const device = create('alert_device')
  const withId = sqlite
    ? device.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : device.addColumn('id', 'serial', (column) => column.primaryKey())
  await finish(
    texts(of(of(withId, 'account_id', 'account.id'), 'token_id', 'access_token.id'), [
      'endpoint',
      'p256dh',
      'auth',
      'server_key',
      'locale',
      'name',
      'settings',
      'created_at',
    ]).addUniqueConstraint('alert_device_once', ['endpoint']),
  )
  const alert = create('alert').addColumn('key', 'text', (column) => column.notNull().primaryKey())
  await finish(
    texts(alert, ['about', 'noted_at', 'expires_at']).addColumn('year', 'integer', (column) =>
      column.notNull(),
    ),
  )
  const delivery = of(
    of(create('alert_delivery'), 'device_id', 'alert_device.id'),
    'alert_key',
    'alert.key',
    'text',
  )
  await finish(
    texts(delivery, ['due_at'])
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('alert_delivery_primary', ['device_id', 'alert_key']),
  )
  for (const [table, columns] of [
    ['alert_device', ['account_id']],
    ['alert_device', ['token_id']],
    ['alert', ['expires_at']],
    ['alert_delivery', ['due_at']],
    ['alert_delivery', ['alert_key']],
    ['favourite_team', ['year', 'team_id']],
  ] as const) {
    await db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute()
  }
}

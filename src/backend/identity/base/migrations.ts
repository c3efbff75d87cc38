import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migrations } from '../../database/migrations.ts'
import { createAlerts } from './alerts-migration.ts'
import { createCalendarFeed } from './calendar-feed-migration.ts'
import { createKnownDevice } from './known-device-migration.ts'
import { createMembers } from './members-migration.ts'

/** The table that records which migrations have run. */
export const IDENTITY_LEDGER = 'identity_migration'

/** A released migration never changes, neither its name nor its content. */
export const IDENTITY_MIGRATIONS: Migrations = {
  '0001-identity': { up: createIdentity },
  '0002-known-device': { up: createKnownDevice },
  '0003-mail': { up: addMail },
  '0004-endings': { up: noteEndings },
  '0005-calendar-feed': { up: createCalendarFeed },
  '0006-alerts': { up: createAlerts },
  '0007-mail-tables': { up: renameMailTables },
  '0008-silent-devices': { up: countSilences },
  '0009-members': { up: createMembers },
}

type AnyTable = CreateTableBuilder<string, string>

async function createIdentity(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const create = (name: string) => db.schema.createTable(name) as AnyTable
  const finish = (table: AnyTable) => (sqlite ? table.modifyEnd(sql`strict`) : table).execute()
  // Without AUTOINCREMENT, SQLite reuses the id of a deleted last row.
  const withId = (table: AnyTable) =>
    sqlite
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'serial', (column) => column.primaryKey())
  const ofAccount = (table: AnyTable) =>
    table.addColumn('account_id', 'integer', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
  const texts = (table: AnyTable, names: readonly string[]) =>
    names.reduce((to, name) => to.addColumn(name, 'text', (column) => column.notNull()), table)
  const year = (table: AnyTable) => table.addColumn('year', 'integer', (column) => column.notNull())
  const secret = (table: AnyTable) =>
    table.addColumn('secret_hash', 'text', (column) => column.notNull().primaryKey())

  await finish(
    texts(withId(create('account')), ['email', 'name', 'password_hash', 'created_at'])
      .addColumn('pin_match', 'text')
      .addColumn('pin_year', 'integer')
      .addUniqueConstraint('account_of_an_email', ['email']),
  )
  await finish(
    texts(ofAccount(withId(create('access_token'))), ['secret_hash', 'device', 'created_at', 'last_used_at']),
  )
  await finish(
    texts(secret(create('handoff')), ['expires_at']).addColumn('token_id', 'integer', (column) =>
      column.notNull().references('access_token.id').onDelete('cascade'),
    ),
  )
  await finish(
    texts(ofAccount(secret(create('page_session'))), ['expires_at']).addColumn(
      'token_id',
      'integer',
      (column) => column.references('access_token.id').onDelete('cascade'),
    ),
  )
  await finish(
    year(texts(ofAccount(create('purchase')), ['type', 'created_at'])).addPrimaryKeyConstraint(
      'purchase_primary',
      ['account_id', 'type', 'year'],
    ),
  )
  await finish(
    year(ofAccount(create('registration'))).addPrimaryKeyConstraint('registration_primary', [
      'account_id',
      'year',
    ]),
  )
  await finish(
    year(
      texts(ofAccount(withId(create('favourite_team'))), [
        'team_id',
        'team_name',
        'nation',
        'nation_code',
        'category',
        'category_short',
      ]),
    ).addUniqueConstraint('favourite_team_once', ['account_id', 'year', 'team_id']),
  )
  await finish(
    year(
      texts(ofAccount(withId(create('favourite_field'))), ['arena_id', 'field_id', 'field_name']),
    ).addUniqueConstraint('favourite_field_once', ['account_id', 'year', 'field_id']),
  )
  await finish(
    create('attempt')
      .addColumn('key', 'text', (column) => column.notNull().primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expire', sqlite ? 'integer' : 'bigint'),
  )
  for (const [table, column] of [
    ['access_token', 'account_id'],
    ['handoff', 'token_id'],
    ['page_session', 'account_id'],
    ['page_session', 'token_id'],
    ['attempt', 'expire'],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
  }
}

/**
 * Allows several accounts to claim an address until one has proved it. Accounts from before this migration have proved
 * nothing, and stay until their owners delete them.
 */
async function addMail(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter
  if (sqlite) await rebuildAccount(db)
  else {
    await db.schema.alterTable('account').dropConstraint('account_of_an_email').execute()
    await db.schema
      .alterTable('account')
      .addColumn('proved_at', 'text')
      .addColumn('ends_at', 'text')
      .execute()
  }
  await sql`create unique index account_of_a_proved_email on account (email) where proved_at is not null`.execute(
    db,
  )
  await db.schema.createIndex('account_by_email').on('account').column('email').execute()

  const finish = (table: AnyTable) => (sqlite ? table.modifyEnd(sql`strict`) : table).execute()
  const texts = (table: AnyTable, names: readonly string[]) =>
    names.reduce((to, name) => to.addColumn(name, 'text', (column) => column.notNull()), table)
  const ofAccount = (table: AnyTable, required: boolean) =>
    table.addColumn('account_id', 'integer', (column) => {
      const reference = column.references('account.id').onDelete('cascade')
      return required ? reference.notNull() : reference
    })
  const letterKey = (db.schema.createTable('letter_key') as AnyTable).addColumn(
    'secret_hash',
    'text',
    (column) => column.notNull().primaryKey(),
  )
  await finish(texts(ofAccount(letterKey, true), ['purpose', 'expires_at']))
  const letter = (db.schema.createTable('letter') as AnyTable).addColumn('id', 'text', (column) =>
    column.notNull().primaryKey(),
  )
  await finish(
    texts(ofAccount(letter, false), ['kind', 'email', 'locale', 'created_at', 'due_at']).addColumn(
      'tries',
      'integer',
      (column) => column.notNull(),
    ),
  )
  for (const [table, column] of [
    ['letter_key', 'account_id'],
    ['letter', 'account_id'],
    ['letter', 'due_at'],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
  }
}

/**
 * SQLite can drop a constraint only with its table. No rows of other tables are deleted, because `openIdentity` migrates
 * with foreign keys off. Ids are never reused.
 */
async function rebuildAccount(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_next (
    id integer primary key autoincrement, email text not null, name text not null, password_hash text not null,
    created_at text not null, pin_match text, pin_year integer, proved_at text, ends_at text) strict`.execute(
    db,
  )
  const columns = sql`id, email, name, password_hash, created_at, pin_match, pin_year`
  await sql`insert into account_next (${columns}) select ${columns} from account`.execute(db)
  await sql`delete from sqlite_sequence where name = 'account_next'`.execute(db)
  await sql`update sqlite_sequence set name = 'account_next' where name = 'account'`.execute(db)
  await sql`drop table account`.execute(db)
  await sql`alter table account_next rename to account`.execute(db)
  const { rows } = await sql`pragma foreign_key_check`.execute(db)
  if (rows.length > 0) throw new Error('The accounts hold rows that belong to nobody')
}

/** Adds triggers: every deletion of an account or a token, even by a cascade, adds a row to `ending` in its transaction. */
async function noteEndings(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const table = db.schema.createTable('ending') as AnyTable
  const withId = sqlite
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'serial', (column) => column.primaryKey())
  const whole = withId
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
  await (sqlite ? whole.modifyEnd(sql`strict`) : whole).execute()
  for (const [kind, of, what] of [
    ['account', 'account', "old.id || ' ' || old.created_at"],
    ['token', 'access_token', 'old.secret_hash'],
  ] as const) {
    const note = `insert into ending (kind, what) values ('${kind}', ${what});`
    if (sqlite) {
      await sql.raw(`create trigger ending_of_${kind} after delete on ${of} begin ${note} end`).execute(db)
      continue
    }
    await sql
      .raw(
        `create function note_ending_of_${kind}() returns trigger language plpgsql as $$ begin ${note} return null; end $$`,
      )
      .execute(db)
    await sql
      .raw(
        `create trigger ending_of_${kind} after delete on ${of} for each row execute function note_ending_of_${kind}()`,
      )
      .execute(db)
  }
}

/** What is sent is called a mail everywhere else. */
async function renameMailTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('letter').renameTo('mail').execute()
  await db.schema.alterTable('letter_key').renameTo('mail_key').execute()
}

/** Notes of each device that gets alerts how often in a row, and since when, its push service has not answered. */
async function countSilences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('alert_device')
    .addColumn('silences', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('alert_device').addColumn('silent_since', 'text').execute()
}

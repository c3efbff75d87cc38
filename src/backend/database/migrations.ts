import { randomBytes } from 'node:crypto'
import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { keepActs } from './acts.ts'
import { keepCallOffs } from './called-off.ts'
import { keepEditionChanges } from './edition-changes.ts'
import { keepFairPlay } from './fair-play.ts'
import { keepFollowedSources } from './followed-sources.ts'
import { keepFormerIds } from './former-ids.ts'
import { keepJuryDecisions } from './jury.ts'
import { keepMoves } from './kept-moves.ts'
import { keepKnownScreens } from './known-screens.ts'
import { keepScorerLinks } from './scorer-links.ts'
import { keepSettledRevisions } from './settled-revisions.ts'
import { keepTeamsByClass } from './team-classes.ts'
import { keepTextsByLanguage } from './texts-by-language.ts'
import { keepWithdrawals } from './withdrawals.ts'

/** Migrations by name, in order. */
export type Migrations = Readonly<Record<string, Migration>>

/** A released migration never changes, neither its name nor its content. */
export const MIGRATIONS: Migrations = {
  '0001-results': { up: createResults },
  '0002-reports': { up: addReports },
  '0003-installation': { up: nameInstallation },
  '0004-team-classes': { up: keepTeamsByClass },
  '0005-kept-moves': { up: keepMoves },
  '0006-settled-revisions': { up: keepSettledRevisions },
  '0007-fair-play': { up: keepFairPlay },
  '0008-called-off': { up: keepCallOffs },
  '0009-withdrawals': { up: keepWithdrawals },
  '0010-former-ids': { up: keepFormerIds },
  '0011-edition-changes': { up: keepEditionChanges },
  '0012-jury': { up: keepJuryDecisions },
  '0013-texts-by-language': { up: keepTextsByLanguage },
  '0014-scorer-links': { up: keepScorerLinks },
  '0015-acts': { up: keepActs },
  '0016-known-screens': { up: keepKnownScreens },
  '0017-followed-sources': { up: keepFollowedSources },
}

type AnyTable = CreateTableBuilder<string, string>

/** Returns 12 hexadecimal digits of Unix milliseconds, then random ones: text that sorts by time (contract/feed.ts). */
export const newEpoch = (now: number): string =>
  `${now.toString(16).padStart(12, '0')}${randomBytes(3).toString('hex')}`

/** STRICT makes SQLite refuse what PostgreSQL refuses: text in a number column. */
const onSqlite = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof SqliteAdapter

async function createResults(db: Kysely<unknown>): Promise<void> {
  const sqlite = onSqlite(db)
  const finish = (table: AnyTable) => (sqlite ? table.modifyEnd(sql`strict`) : table).execute()
  const real = sqlite ? sql`real` : sql`double precision`
  const inEdition = (name: string) =>
    (db.schema.createTable(name) as AnyTable)
      .addColumn('edition_key', 'integer', (column) => column.notNull().references('edition.key'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_primary`, ['edition_key', 'id'])
  const texts = (table: AnyTable, names: readonly string[], required: boolean) =>
    names.reduce(
      (to, name) => to.addColumn(name, 'text', (column) => (required ? column.notNull() : column)),
      table,
    )
  const integers = (table: AnyTable, names: readonly string[], required: boolean) =>
    names.reduce(
      (to, name) => to.addColumn(name, 'integer', (column) => (required ? column.notNull() : column)),
      table,
    )
  const within = (table: AnyTable, name: string, column: string, parent: string) =>
    table.addForeignKeyConstraint(`${name}_${parent}`, ['edition_key', column], parent, ['edition_key', 'id'])

  await finish(texts(db.schema.createTable('installation') as AnyTable, ['epoch'], true))
  await sql`insert into installation (epoch) values (${randomBytes(6).toString('hex')})`.execute(db)

  await finish(
    texts(
      (db.schema.createTable('cup') as AnyTable).addColumn('id', 'text', (column) =>
        column.notNull().primaryKey(),
      ),
      ['name', 'sport'],
      true,
    ),
  )

  let edition = (db.schema.createTable('edition') as AnyTable)
    .addColumn('key', sqlite ? 'integer' : 'serial', (column) => column.primaryKey())
    .addColumn('cup_id', 'text', (column) => column.notNull().references('cup.id'))
    .addUniqueConstraint('edition_of_a_year', ['cup_id', 'year'])
  edition = integers(edition, ['year', 'revision'], true)
  edition = texts(edition, ['name', 'starts_at', 'ends_at'], false)
  edition = integers(
    edition,
    ['clubs_published', 'teams_published', 'lot_published', 'schedule_published'],
    true,
  )
  edition = texts(
    edition,
    [
      'streaming_json',
      'announcements_json',
      'sponsors_json',
      'ranking_json',
      'featured_json',
      'content_hash',
    ],
    true,
  )
  await finish(edition)

  await finish(texts(texts(inEdition('club'), ['name'], true), ['nation_code'], false))

  await finish(
    texts(texts(inEdition('arena'), ['name'], true), ['area'], false)
      .addColumn('latitude', real)
      .addColumn('longitude', real),
  )
  await finish(
    within(
      texts(inEdition('field'), ['arena_id', 'name', 'aliases_json'], true),
      'field',
      'arena_id',
      'arena',
    ),
  )

  await finish(
    integers(
      texts(texts(inEdition('stream'), ['name'], true), ['url', 'provider', 'field_id'], false),
      ['requires_pass'],
      true,
    ),
  )

  let category = texts(inEdition('category'), ['name_en', 'name_sv', 'short_name', 'gender'], true)
  category = integers(category, ['hide_match_results', 'hide_conference_results'], true)
  await finish(texts(integers(category, ['age', 'match_minutes'], false), ['ranking_json'], false))

  const stage = integers(
    texts(inEdition('stage'), ['category_id', 'name_en', 'name_sv', 'type'], true),
    ['rank'],
    true,
  )
  await finish(within(stage, 'stage', 'category_id', 'category'))

  const division = texts(
    inEdition('division'),
    [
      'category_id',
      'stage_id',
      'name_en',
      'name_sv',
      'team_ids_json',
      'lots_json',
      'carried_over_json',
      'qualification_json',
      'table_json',
    ],
    true,
  )
  await finish(within(division, 'division', 'stage_id', 'stage'))

  const team = texts(
    texts(inEdition('team'), ['category_id', 'name'], true),
    ['club_id', 'nation_code'],
    false,
  )
  await finish(within(team, 'team', 'category_id', 'category'))

  let match = texts(inEdition('match'), ['category_id', 'division_id', 'state'], true)
  match = texts(
    match,
    [
      'number',
      'round_name',
      'home_team_id',
      'home_placeholder',
      'away_team_id',
      'away_placeholder',
      'starts_at',
      'day',
      'field_id',
      'location_name',
      'stream_id',
      'winner',
      'decision',
      'moved_from_starts_at',
      'moved_from_location',
    ],
    false,
  )
  match = integers(
    match,
    [
      'round_rank',
      'round_index',
      'home_score',
      'away_score',
      'home_half_time_score',
      'away_half_time_score',
      'home_penalty_score',
      'away_penalty_score',
    ],
    false,
  )
  await finish(within(match, 'match', 'division_id', 'division'))

  for (const [table, column] of [
    ['field', 'arena_id'],
    ['stage', 'category_id'],
    ['division', 'stage_id'],
    ['team', 'category_id'],
    ['match', 'category_id'],
    ['match', 'division_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).columns(['edition_key', column]).execute()
  }
}

/** Adds the reports of matches as they were made, and the revision of the edition that last changed each row. */
async function addReports(db: Kysely<unknown>): Promise<void> {
  for (const table of ['match', 'category']) {
    await db.schema
      .alterTable(table)
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await db.schema.createIndex('match_by_revision').on('match').columns(['edition_key', 'revision']).execute()

  let event = (db.schema.createTable('match_event') as AnyTable)
    .addColumn('edition_key', 'integer', (column) => column.notNull().references('edition.key'))
    .addColumn('revision', 'integer', (column) => column.notNull())
  for (const name of ['match_id', 'key', 'kind', 'at', 'reported_at', 'report_json'])
    event = event.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['starts_at', 'location_name']) event = event.addColumn(name, 'text')
  for (const name of ['home_score', 'away_score']) event = event.addColumn(name, 'integer')
  event = event
    .addPrimaryKeyConstraint('match_event_primary', ['edition_key', 'revision'])
    .addUniqueConstraint('match_event_of_a_key', ['edition_key', 'key'])
  await (onSqlite(db) ? event.modifyEnd(sql`strict`) : event).execute()
  await db.schema
    .createIndex('match_event_by_match')
    .on('match_event')
    .columns(['edition_key', 'match_id'])
    .execute()

  await sql`update installation set epoch = ${newEpoch(Date.now())}`.execute(db)
}

/** Adds the id of a database, which stays the same while its epochs change. */
async function nameInstallation(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('installation')
    .addColumn('id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('installation').addColumn('accounts_since', 'text').execute()
  await sql`update installation set id = epoch`.execute(db)
}

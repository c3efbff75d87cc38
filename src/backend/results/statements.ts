import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The part of an edition that a statement reads: everything, or one class. */
export interface Scope {
  readonly editionKey: number
  readonly categoryId: string | null
}

export type Db = Kysely<Tables>

/** Selects a cup with its editions, newest first; one row without an edition if the cup has none. */
export function selectCup(db: Db, cupId: string) {
  return db
    .selectFrom('cup')
    .leftJoin('edition', 'edition.cup_id', 'cup.id')
    .selectAll('edition')
    .select(['cup.id as cup', 'cup.name as cup_name', 'cup.sport', epoch(db).as('epoch')])
    .where('cup.id', '=', cupId)
    .orderBy('edition.year', 'desc')
    .execute()
}

export function selectEdition(db: Db, cupId: string, year: number) {
  return db
    .selectFrom('edition')
    .innerJoin('cup', 'cup.id', 'edition.cup_id')
    .selectAll('edition')
    .select(['cup.name as cup_name', epoch(db).as('epoch')])
    .where('edition.cup_id', '=', cupId)
    .where('edition.year', '=', year)
    .executeTakeFirst()
}

const epoch = (db: Db) => db.selectFrom('installation').select('epoch').limit(1).$asScalar()

/** The classes of every edition of a cup, by name only. */
export function selectCategoryNames(db: Db, cupId: string) {
  return db
    .selectFrom('category')
    .innerJoin('edition', 'edition.key', 'category.edition_key')
    .select(['category.edition_key', 'category.id', 'category.name_json'])
    .where('edition.cup_id', '=', cupId)
    .orderBy('category.position')
    .execute()
}

/** Classes, stages and divisions as one table, in the order of the document; a class or stage may be empty. */
export function selectStructure(db: Db, { editionKey, categoryId }: Scope) {
  return db
    .selectFrom('category')
    .leftJoin('stage', (join) =>
      join
        .onRef('stage.edition_key', '=', 'category.edition_key')
        .onRef('stage.category_id', '=', 'category.id'),
    )
    .leftJoin('division', (join) =>
      join
        .onRef('division.edition_key', '=', 'stage.edition_key')
        .onRef('division.stage_id', '=', 'stage.id'),
    )
    .selectAll('category')
    .select([
      'stage.id as stage_id',
      'stage.name_json as stage_name_json',
      'stage.type as stage_type',
      'stage.rank as stage_rank',
      'division.id as division_id',
      'division.name_json as division_name_json',
      'division.team_ids_json',
      'division.lots_json',
      'division.fair_play_json',
      'division.adjustments_json',
      'division.carried_over_json',
      'division.qualification_json',
      'division.table_json',
    ])
    .where('category.edition_key', '=', editionKey)
    .$if(categoryId !== null, (query) => query.where('category.id', '=', categoryId))
    .orderBy('category.position')
    .orderBy('stage.position')
    .orderBy('division.position')
    .execute()
}

export function selectTeams(db: Db, { editionKey, categoryId }: Scope) {
  return db
    .selectFrom('team')
    .selectAll()
    .where('edition_key', '=', editionKey)
    .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId))
    .orderBy('position')
    .execute()
}

/** Selects a team with the names of its class, or of the first class if it plays in two. */
export function selectPicturedTeam(db: Db, editionKey: number, teamId: string) {
  return db
    .selectFrom('team')
    .innerJoin('category', (join) =>
      join
        .onRef('category.edition_key', '=', 'team.edition_key')
        .onRef('category.id', '=', 'team.category_id'),
    )
    .select(['team.name', 'team.nation_code', 'team.category_id', 'category.name_json as category_name_json'])
    .where('team.edition_key', '=', editionKey)
    .where('team.id', '=', teamId)
    .orderBy('team.position')
    .executeTakeFirst()
}

/** Selects a club with the ids of its teams; no row if it has none. */
export function selectPicturedClub(db: Db, editionKey: number, clubId: string) {
  return db
    .selectFrom('club')
    .innerJoin('team', (join) =>
      join.onRef('team.edition_key', '=', 'club.edition_key').onRef('team.club_id', '=', 'club.id'),
    )
    .select(['club.name', 'club.nation_code', 'team.id as team_id'])
    .where('club.edition_key', '=', editionKey)
    .where('club.id', '=', clubId)
    .orderBy('team.position')
    .execute()
}

/** Ids of the featured matches of an edition. */
export async function selectFeatured(db: Db, editionKey: number): Promise<string[]> {
  const row = await db
    .selectFrom('edition')
    .select('featured_json')
    .where('key', '=', editionKey)
    .executeTakeFirstOrThrow()
  return JSON.parse(row.featured_json)
}

export function selectClubs(db: Db, editionKey: number) {
  return db.selectFrom('club').selectAll().where('edition_key', '=', editionKey).orderBy('position').execute()
}

/** Arenas and fields as one table, in the order of the document. */
export function selectArenas(db: Db, editionKey: number) {
  return db
    .selectFrom('arena')
    .leftJoin('field', (join) =>
      join.onRef('field.edition_key', '=', 'arena.edition_key').onRef('field.arena_id', '=', 'arena.id'),
    )
    .selectAll('arena')
    .select(['field.id as field_id', 'field.name as field_name', 'field.aliases_json', 'field.breaks_json'])
    .where('arena.edition_key', '=', editionKey)
    .orderBy('arena.position')
    .orderBy('field.position')
    .execute()
}

export function selectStreams(db: Db, editionKey: number) {
  return db
    .selectFrom('stream')
    .selectAll()
    .where('edition_key', '=', editionKey)
    .orderBy('position')
    .execute()
}

/** Counts the matches to be played (a bye is none), and the teams of each nation code, each team once. Teams that withdrew are none. */
export function selectCounts(db: Db, editionKey: number) {
  return db
    .selectFrom(
      db
        .selectFrom('team')
        .select(['id', (of) => of.fn.max('nation_code').as('nation_code')])
        .where('edition_key', '=', editionKey)
        .where('withdrawn_json', 'is', null)
        .groupBy('id')
        .as('once'),
    )
    .select([sql<string>`'team'`.as('kind'), 'nation_code as code', count().as('number')])
    .groupBy('nation_code')
    .unionAll(
      db
        .selectFrom('match')
        .select([
          sql<string>`'match'`.as('kind'),
          sql<string | null>`cast(null as text)`.as('code'),
          count().as('number'),
        ])
        .where('edition_key', '=', editionKey)
        .where((where) =>
          where.and([
            where.or([where('home_team_id', 'is not', null), where('home_placeholder', 'is not', null)]),
            where.or([where('away_team_id', 'is not', null), where('away_placeholder', 'is not', null)]),
          ]),
        ),
    )
    .execute()
}

/** PostgreSQL counts in bigint, which its client returns as text. */
const count = () => sql<number>`cast(count(*) as integer)`

export type RowOf<Select extends (...args: never[]) => Promise<unknown>> =
  Awaited<ReturnType<Select>> extends readonly (infer Row)[] ? Row : NonNullable<Awaited<ReturnType<Select>>>

export type CupRow = RowOf<typeof selectCup>
export type EditionRow = RowOf<typeof selectEdition>
export type CategoryNameRow = RowOf<typeof selectCategoryNames>
export type StructureRow = RowOf<typeof selectStructure>
export type TeamRow = RowOf<typeof selectTeams>
export type ClubRow = RowOf<typeof selectClubs>
export type ArenaRow = RowOf<typeof selectArenas>
export type StreamRow = RowOf<typeof selectStreams>
export type CountRow = RowOf<typeof selectCounts>

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** What part of an edition a statement reads: everything, or one class. */
export interface Scope {
  readonly editionKey: number
  readonly categoryId: string | null
}

type Db = Kysely<Tables>

/** A cup with its editions, newest first; one row without an edition where it has none. */
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
    .select(['category.edition_key', 'category.id', 'category.name_en', 'category.name_sv'])
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
      'stage.name_en as stage_name_en',
      'stage.name_sv as stage_name_sv',
      'stage.type as stage_type',
      'stage.rank as stage_rank',
      'division.id as division_id',
      'division.name_en as division_name_en',
      'division.name_sv as division_name_sv',
      'division.team_ids_json',
      'division.lots_json',
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

export function selectMatches(db: Db, { editionKey, categoryId }: Scope) {
  return matchesWithNames(db)
    .where('match.edition_key', '=', editionKey)
    .$if(categoryId !== null, (query) => query.where('match.category_id', '=', categoryId))
    .orderBy('match.position')
    .execute()
}

/** Matches with what a card shows of their class and division: single ones, or (null) all of the edition. */
export function selectMatchCards(db: Db, editionKey: number, ids: readonly string[] | null) {
  return matchesWithNames(db)
    .innerJoin('division', (join) =>
      join
        .onRef('division.edition_key', '=', 'match.edition_key')
        .onRef('division.id', '=', 'match.division_id'),
    )
    .innerJoin('stage', (join) =>
      join.onRef('stage.edition_key', '=', 'match.edition_key').onRef('stage.id', '=', 'division.stage_id'),
    )
    .leftJoin('stream', (join) =>
      join.onRef('stream.edition_key', '=', 'match.edition_key').onRef('stream.id', '=', 'match.stream_id'),
    )
    .select([
      'home.nation_code as home_nation_code',
      'away.nation_code as away_nation_code',
      'category.short_name as category_short_name',
      'category.age as category_age',
      'division.name_en as division_name_en',
      'division.name_sv as division_name_sv',
      'stage.type as stage_type',
      'stream.url as stream_url',
    ])
    .where('match.edition_key', '=', editionKey)
    .$if(ids !== null, (query) => query.where('match.id', 'in', ids))
    .orderBy('match.position')
    .execute()
}

/** The matches that changed after a revision of the edition. */
export function selectChangedMatches(db: Db, editionKey: number, since: number) {
  return matchesWithNames(db)
    .where('match.edition_key', '=', editionKey)
    .where('match.revision', '>', since)
    .orderBy('match.position')
    .execute()
}

/** How many matches of an edition are live. */
export async function countLive(db: Db, editionKey: number): Promise<number> {
  const row = await db
    .selectFrom('match')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('edition_key', '=', editionKey)
    .where('state', '=', 'live')
    .executeTakeFirstOrThrow()
  return Number(row.count)
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

/** What was reported, in the order in which it was heard of: of one match, of a class, or of the whole edition. */
export function selectEvents(db: Db, { editionKey, categoryId }: Scope, matchId: string | null) {
  return db
    .selectFrom('match_event')
    .selectAll('match_event')
    .where('match_event.edition_key', '=', editionKey)
    .$if(matchId !== null, (query) => query.where('match_event.match_id', '=', matchId))
    .$if(matchId === null && categoryId !== null, (query) =>
      query
        .innerJoin('match', (join) =>
          join
            .onRef('match.edition_key', '=', 'match_event.edition_key')
            .onRef('match.id', '=', 'match_event.match_id'),
        )
        .where('match.category_id', '=', categoryId),
    )
    .orderBy('match_event.revision')
    .execute()
}

/** Matches with the names of all that they name, and whether their class hides its results. */
function matchesWithNames(db: Db) {
  return db
    .selectFrom('match')
    .innerJoin('category', (join) =>
      join
        .onRef('category.edition_key', '=', 'match.edition_key')
        .onRef('category.id', '=', 'match.category_id'),
    )
    .leftJoin('team as home', (join) =>
      join
        .onRef('home.edition_key', '=', 'match.edition_key')
        .onRef('home.category_id', '=', 'match.category_id')
        .onRef('home.id', '=', 'match.home_team_id'),
    )
    .leftJoin('team as away', (join) =>
      join
        .onRef('away.edition_key', '=', 'match.edition_key')
        .onRef('away.category_id', '=', 'match.category_id')
        .onRef('away.id', '=', 'match.away_team_id'),
    )
    .leftJoin('field', (join) =>
      join.onRef('field.edition_key', '=', 'match.edition_key').onRef('field.id', '=', 'match.field_id'),
    )
    .selectAll('match')
    .select([
      'category.hide_match_results',
      'home.name as home_name',
      'away.name as away_name',
      'field.name as field_name',
    ])
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
    .select(['field.id as field_id', 'field.name as field_name', 'field.aliases_json'])
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

/** How many matches there are to play (a bye is none), and how many teams of each nation code, each team once. */
export function selectCounts(db: Db, editionKey: number) {
  return db
    .selectFrom(
      db
        .selectFrom('team')
        .select(['id', (of) => of.fn.max('nation_code').as('nation_code')])
        .where('edition_key', '=', editionKey)
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

/** PostgreSQL counts in bigint, which its client gives as text. */
const count = () => sql<number>`cast(count(*) as integer)`

type RowOf<Select extends (...args: never[]) => Promise<unknown>> =
  Awaited<ReturnType<Select>> extends readonly (infer Row)[] ? Row : NonNullable<Awaited<ReturnType<Select>>>

export type CupRow = RowOf<typeof selectCup>
export type EditionRow = RowOf<typeof selectEdition>
export type CategoryNameRow = RowOf<typeof selectCategoryNames>
export type StructureRow = RowOf<typeof selectStructure>
export type TeamRow = RowOf<typeof selectTeams>
export type MatchRow = RowOf<typeof selectMatches>
export type MatchCardRow = RowOf<typeof selectMatchCards>
export type EventRow = RowOf<typeof selectEvents>
export type ClubRow = RowOf<typeof selectClubs>
export type ArenaRow = RowOf<typeof selectArenas>
export type StreamRow = RowOf<typeof selectStreams>
export type CountRow = RowOf<typeof selectCounts>

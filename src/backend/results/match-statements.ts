import type { Db, RowOf, Scope } from './statements.ts'

export function selectMatches(db: Db, { editionKey, categoryId }: Scope) {
  return matchesWithNames(db)
    .where('match.edition_key', '=', editionKey)
    .$if(categoryId !== null, (query) => query.where('match.category_id', '=', categoryId))
    .orderBy('match.position')
    .execute()
}

/** Selects matches with what a card shows of their class and division: those of the ids, or (null) all of the edition. */
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
      'division.name_json as division_name_json',
      'stage.type as stage_type',
      'stream.url as stream_url',
    ])
    .where('match.edition_key', '=', editionKey)
    .$if(ids !== null, (query) => query.where('match.id', 'in', ids))
    .orderBy('match.position')
    .execute()
}

/** Selects the matches in which the teams are named. */
export function selectTeamMatches(db: Db, editionKey: number, teamIds: readonly string[]) {
  return matchesWithNames(db)
    .where('match.edition_key', '=', editionKey)
    .where((where) =>
      where.or([where('match.home_team_id', 'in', teamIds), where('match.away_team_id', 'in', teamIds)]),
    )
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

/** Selects the reports in the order in which they arrived: of one match, of a class, or of the whole edition. */
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

/** Selects matches with the names of everything they refer to, and whether their class hides its results. */
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

export type MatchRow = RowOf<typeof selectMatches>
export type MatchCardRow = RowOf<typeof selectMatchCards>
export type EventRow = RowOf<typeof selectEvents>

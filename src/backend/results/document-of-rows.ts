import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type {
  CategoryDocument,
  DivisionDocument,
  EditionDocument,
  MatchDocument,
  StageDocument,
} from '../document/cup-document.ts'
import { writtenWords } from '../document/words-document.ts'
import type { EditionTableName } from './edition-rows.ts'
import { reasonOf, scoreOf } from './stored-match.ts'
import { readMoves } from './stored-moves.ts'
import { readWaysOn } from './stored-ways-on.ts'
import { readWithdrawal } from './stored-withdrawal.ts'
import { readWords } from './stored-words.ts'

export type StoredRows = { readonly [Name in EditionTableName]: readonly Selectable<Tables[Name]>[] }

/** Returns the document of an edition whose rows these are: `editionRow` and `editionRows` return the same rows of it. */
export function documentOfRows(edition: Selectable<Tables['edition']>, rows: StoredRows): EditionDocument {
  const fields = Map.groupBy(rows.field, ({ arena_id }) => arena_id)
  const formerIds = edition.former_ids_json
  return {
    year: edition.year,
    ...given('name', edition.name),
    ...given('startsAt', edition.starts_at),
    ...given('endsAt', edition.ends_at),
    published: {
      clubs: edition.clubs_published === 1,
      teams: edition.teams_published === 1,
      lot: edition.lot_published === 1,
      schedule: edition.schedule_published === 1,
    },
    streaming: JSON.parse(edition.streaming_json),
    announcements: JSON.parse(edition.announcements_json),
    ranking: JSON.parse(edition.ranking_json),
    arenas: rows.arena.map((arena) => ({
      id: arena.id,
      name: arena.name,
      ...given('area', arena.area),
      ...given('latitude', arena.latitude),
      ...given('longitude', arena.longitude),
      fields: (fields.get(arena.id) ?? []).map(({ id, name, aliases_json, breaks_json }) => ({
        id,
        name,
        aliases: JSON.parse(aliases_json),
        ...(breaks_json === null ? {} : { breaks: JSON.parse(breaks_json) }),
      })),
    })),
    clubs: rows.club.map(({ id, name, nation_code }) => ({ id, name, ...given('nation', nation_code) })),
    streams: rows.stream.map((stream) => ({
      id: stream.id,
      name: stream.name,
      ...given('url', stream.url),
      ...given('provider', stream.provider),
      ...given('field', stream.field_id),
      requiresPass: stream.requires_pass === 1,
    })),
    sponsors: JSON.parse(edition.sponsors_json),
    featured: JSON.parse(edition.featured_json),
    ...(formerIds === null ? {} : { formerIds: JSON.parse(formerIds) }),
    categories: categoriesOf(rows),
  }
}

const given = <Key extends string, Value>(key: Key, value: Value | null) =>
  (value === null ? {} : { [key]: value }) as { [K in Key]?: Value }

const nameOf = ({ name_json }: { readonly name_json: string }) => writtenWords(readWords(name_json))

function categoriesOf(rows: StoredRows): CategoryDocument[] {
  const teams = Map.groupBy(rows.team, ({ category_id }) => category_id)
  const stages = Map.groupBy(rows.stage, ({ category_id }) => category_id)
  const divisions = Map.groupBy(rows.division, (row) => `${row.category_id} ${row.stage_id}`)
  const matches = Map.groupBy(rows.match, ({ division_id }) => division_id)
  return rows.category.map((category) => ({
    id: category.id,
    name: nameOf(category),
    shortName: category.short_name,
    gender: category.gender,
    ...given('age', category.age),
    hideMatchResults: category.hide_match_results === 1,
    hideConferenceResults: category.hide_conference_results === 1,
    ...(category.ranking_json === null ? {} : { ranking: JSON.parse(category.ranking_json) }),
    ...given('matchMinutes', category.match_minutes),
    teams: (teams.get(category.id) ?? []).map(teamOf),
    stages: (stages.get(category.id) ?? []).map(
      (stage): StageDocument => ({
        id: stage.id,
        name: nameOf(stage),
        type: stage.type,
        divisions: (divisions.get(`${category.id} ${stage.id}`) ?? []).map((division) =>
          divisionOf(division, (matches.get(division.id) ?? []).map(matchOf)),
        ),
      }),
    ),
  }))
}

function teamOf(team: StoredRows['team'][number]): CategoryDocument['teams'][number] {
  const withdrawal = readWithdrawal(team)
  return {
    id: team.id,
    name: team.name,
    ...given('club', team.club_id),
    ...given('nation', team.nation_code),
    ...(withdrawal && { withdrawn: { rule: withdrawal.rule, ...given('reason', withdrawal.reason) } }),
  }
}

function divisionOf(row: StoredRows['division'][number], matches: MatchDocument[]): DivisionDocument {
  const waysOn = readWaysOn(row.qualification_json)
  return {
    id: row.id,
    name: nameOf(row),
    teams: JSON.parse(row.team_ids_json),
    lots: JSON.parse(row.lots_json),
    ...(row.fair_play_json === null ? {} : { fairPlay: JSON.parse(row.fair_play_json) }),
    ...(row.adjustments_json === null ? {} : { adjustments: JSON.parse(row.adjustments_json) }),
    carriedOver: JSON.parse(row.carried_over_json),
    qualification: waysOn ?? [],
    ...(waysOn?.length === 0 ? { leadsNowhere: true } : {}),
    table: JSON.parse(row.table_json),
    matches,
  }
}

function matchOf(row: StoredRows['match'][number]): MatchDocument {
  const { round_name, round_rank, round_index, moves_json } = row
  const reason = reasonOf(row)
  const hasRound = round_name !== null || round_rank !== null || round_index !== null
  const labels = {
    ...(row.home_team_id !== null && given('home', row.home_placeholder)),
    ...(row.away_team_id !== null && given('away', row.away_placeholder)),
  }
  const moved = {
    ...given('startsAt', row.moved_from_starts_at),
    ...given('location', row.moved_from_location),
  }
  return {
    id: row.id,
    ...given('number', row.number),
    ...(hasRound && {
      round: { ...given('name', round_name), ...given('rank', round_rank), ...given('index', round_index) },
    }),
    home: sideOf(row.home_team_id, row.home_placeholder),
    away: sideOf(row.away_team_id, row.away_placeholder),
    ...given('startsAt', row.starts_at),
    ...given('day', row.day),
    ...given('field', row.field_id),
    ...given('location', row.location_name),
    ...given('stream', row.stream_id),
    ...given('referees', row.referees),
    state: row.state,
    ...(row.both_lose === 1 && { bothLose: true }),
    ...given('stood', scoreOf(row.home_stood_score, row.away_stood_score)),
    ...(row.abandoned === 1 && { abandoned: true }),
    ...(reason && { reason: writtenWords(reason) }),
    ...given('replays', row.replays),
    ...given('score', scoreOf(row.home_score, row.away_score)),
    ...given('halfTime', scoreOf(row.home_half_time_score, row.away_half_time_score)),
    ...given('penalties', scoreOf(row.home_penalty_score, row.away_penalty_score)),
    ...given('decision', row.decision),
    ...given('winner', row.winner),
    ...(Object.keys(moved).length > 0 && { moved }),
    ...(Object.keys(labels).length > 0 && { labels }),
    ...given('startedAt', row.started_at),
    ...given('endedAt', row.ended_at),
    ...(moves_json !== '[]' && { moves: readMoves(moves_json) }),
  }
}

function sideOf(team: string | null, placeholder: string | null): MatchDocument['home'] {
  if (team !== null) return { team }
  return placeholder === null ? { bye: true } : { placeholder }
}

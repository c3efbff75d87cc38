import type { Insertable } from 'kysely'
import type { SideName } from '../../domain/tournament/match.ts'
import type { Tables } from '../database/tables.ts'
import type {
  CategoryDocument,
  EditionDocument,
  MatchDocument,
  StageDocument,
  WordsDocument,
} from '../document/cup-document.ts'
import { withdrawalOf } from '../document/withdrawal-document.ts'
import { storedMove } from './stored-moves.ts'
import { storedWaysOn } from './stored-ways-on.ts'
import { storedWords } from './stored-words.ts'

/** The tables below an edition, parents before children: rows are inserted in this order and deleted in reverse. */
export const EDITION_TABLES = [
  'club',
  'arena',
  'field',
  'stream',
  'category',
  'stage',
  'division',
  'team',
  'match',
] as const
export type EditionTableName = (typeof EDITION_TABLES)[number]

export type EditionRows = { [Name in EditionTableName]: Insertable<Tables[Name]>[] }

const flag = (value: boolean) => (value ? 1 : 0)
const words = (name: WordsDocument) => ({ name_json: storedWords(name) })

/** Returns the edition's own row, without the columns that the writer decides: cup, hash and revision. */
export function editionRow(edition: EditionDocument) {
  return {
    year: edition.year,
    name: edition.name ?? null,
    starts_at: edition.startsAt ?? null,
    ends_at: edition.endsAt ?? null,
    clubs_published: flag(edition.published.clubs),
    teams_published: flag(edition.published.teams),
    lot_published: flag(edition.published.lot),
    schedule_published: flag(edition.published.schedule),
    streaming_json: JSON.stringify(edition.streaming ?? {}),
    announcements_json: JSON.stringify(edition.announcements),
    sponsors_json: JSON.stringify(edition.sponsors),
    ranking_json: JSON.stringify(edition.ranking),
    featured_json: JSON.stringify(edition.featured),
    former_ids_json: edition.formerIds ? JSON.stringify(edition.formerIds) : null,
  } as const
}

/** Returns everything below an edition as rows, each with its position in the document. */
export function editionRows(edition: EditionDocument, editionKey: number): EditionRows {
  const rows: EditionRows = {
    club: [],
    arena: [],
    field: [],
    stream: [],
    category: [],
    stage: [],
    division: [],
    team: [],
    match: [],
  }
  const at = (table: EditionTableName, id: string) => ({
    edition_key: editionKey,
    id,
    position: rows[table].length,
  })
  for (const club of edition.clubs) {
    rows.club.push({ ...at('club', club.id), name: club.name, nation_code: club.nation ?? null })
  }
  for (const arena of edition.arenas) {
    rows.arena.push({
      ...at('arena', arena.id),
      name: arena.name,
      area: arena.area ?? null,
      latitude: arena.latitude ?? null,
      longitude: arena.longitude ?? null,
    })
    for (const field of arena.fields) {
      rows.field.push({
        ...at('field', field.id),
        arena_id: arena.id,
        name: field.name,
        aliases_json: JSON.stringify(field.aliases),
        ...(field.breaks ? { breaks_json: JSON.stringify(field.breaks) } : {}),
      })
    }
  }
  for (const stream of edition.streams) {
    rows.stream.push({
      ...at('stream', stream.id),
      name: stream.name,
      url: stream.url ?? null,
      provider: stream.provider ?? null,
      field_id: stream.field ?? null,
      requires_pass: flag(stream.requiresPass),
    })
  }
  for (const category of edition.categories) addCategory(rows, at, category, edition)
  return rows
}

type At = (table: EditionTableName, id: string) => { edition_key: number; id: string; position: number }

function addCategory(rows: EditionRows, at: At, category: CategoryDocument, edition: EditionDocument): void {
  rows.category.push({
    ...at('category', category.id),
    ...words(category.name),
    short_name: category.shortName,
    gender: category.gender,
    age: category.age ?? null,
    hide_match_results: flag(category.hideMatchResults),
    hide_conference_results: flag(category.hideConferenceResults),
    ranking_json: category.ranking ? JSON.stringify(category.ranking) : null,
    match_minutes: category.matchMinutes ?? null,
  })
  for (const team of category.teams) {
    rows.team.push({
      ...at('team', team.id),
      category_id: category.id,
      name: team.name,
      club_id: team.club ?? null,
      nation_code: team.nation ?? null,
      ...(team.withdrawn && { withdrawn_json: JSON.stringify(withdrawalOf(team, category, edition)) }),
    })
  }
  category.stages.forEach((stage, index) => {
    addStage(rows, at, category.id, stage, index + 1)
  })
}

function addStage(rows: EditionRows, at: At, categoryId: string, stage: StageDocument, rank: number): void {
  rows.stage.push({
    ...at('stage', stage.id),
    category_id: categoryId,
    ...words(stage.name),
    type: stage.type,
    rank,
  })
  for (const division of stage.divisions) {
    rows.division.push({
      ...at('division', division.id),
      category_id: categoryId,
      stage_id: stage.id,
      ...words(division.name),
      team_ids_json: JSON.stringify(division.teams),
      lots_json: JSON.stringify(division.lots),
      ...(division.fairPlay ? { fair_play_json: JSON.stringify(division.fairPlay) } : {}),
      ...(division.adjustments ? { adjustments_json: JSON.stringify(division.adjustments) } : {}),
      carried_over_json: JSON.stringify(division.carriedOver),
      qualification_json: storedWaysOn(division),
      table_json: JSON.stringify(division.table),
    })
    for (const match of division.matches) {
      rows.match.push({ ...at('match', match.id), ...matchColumns(match, categoryId, division.id) })
    }
  }
}

function matchColumns(match: MatchDocument, categoryId: string, divisionId: string) {
  return {
    category_id: categoryId,
    division_id: divisionId,
    number: match.number ?? null,
    round_name: match.round?.name ?? null,
    round_rank: match.round?.rank ?? null,
    round_index: match.round?.index ?? null,
    home_team_id: 'team' in match.home ? match.home.team : null,
    home_placeholder: labelOf(match, 'home'),
    away_team_id: 'team' in match.away ? match.away.team : null,
    away_placeholder: labelOf(match, 'away'),
    starts_at: match.startsAt ?? null,
    day: match.day ?? null,
    field_id: match.field ?? null,
    location_name: match.location ?? null,
    stream_id: match.stream ?? null,
    ...(match.referees !== undefined && { referees: match.referees }),
    state: match.state,
    home_score: match.score?.home ?? null,
    away_score: match.score?.away ?? null,
    home_half_time_score: match.halfTime?.home ?? null,
    away_half_time_score: match.halfTime?.away ?? null,
    home_penalty_score: match.penalties?.home ?? null,
    away_penalty_score: match.penalties?.away ?? null,
    winner: match.winner ?? null,
    decision: match.decision ?? null,
    moved_from_starts_at: match.moved?.startsAt ?? null,
    moved_from_location: match.moved?.location ?? null,
    ...calledOffColumns(match),
    ...courseColumns(match),
  }
}

const labelOf = (match: MatchDocument, side: SideName): string | null => {
  const of = match[side]
  return 'placeholder' in of ? of.placeholder : (match.labels?.[side] ?? null)
}

/** Of the times only those that are known: a schedule has none of them. */
const courseColumns = ({ startedAt, endedAt, moves = [] }: MatchDocument) => ({
  ...(startedAt !== undefined && { started_at: startedAt }),
  ...(endedAt !== undefined && { ended_at: endedAt }),
  moves_json: JSON.stringify(moves.map(storedMove)),
})

/** Returns only the columns with a value: most matches have none of them. */
const calledOffColumns = ({ bothLose, stood, abandoned, reason, replays }: MatchDocument) => ({
  ...(bothLose && { both_lose: 1 as const }),
  ...(stood && { home_stood_score: stood.home, away_stood_score: stood.away }),
  ...(abandoned && { abandoned: 1 as const }),
  ...(reason !== undefined && { reason_json: storedWords(reason) }),
  ...(replays !== undefined && { replays }),
})

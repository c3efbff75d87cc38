import type { Generated } from 'kysely'

/**
 * The tables, the same on both databases. Truth values are 0 and 1; instants are ISO 8601 text with the offset they
 * came with; `…_json` columns hold small values that are only ever read and replaced whole. `position` keeps the order
 * of the document. Ids are unique within their edition.
 */
export interface Tables {
  installation: InstallationTable
  cup: CupTable
  edition: EditionTable
  club: ClubTable
  arena: ArenaTable
  field: FieldTable
  stream: StreamTable
  category: CategoryTable
  stage: StageTable
  division: DivisionTable
  team: TeamTable
  match: MatchTable
  match_event: MatchEventTable
}

type Flag = 0 | 1

/** One row, written when the database was created. */
export interface InstallationTable {
  /** Text that sorts by the time of its writing; another one after every restore. */
  epoch: string
  /** Of the database, for good. */
  id: string
  /** When accounts were first kept beside these results, ISO 8601, UTC; null: not yet. */
  accounts_since: string | null
}

export interface CupTable {
  id: string
  name: string
  sport: string
}

export interface EditionTable {
  key: Generated<number>
  cup_id: string
  year: number
  /** null: named like the cup. */
  name: string | null
  starts_at: string | null
  ends_at: string | null
  clubs_published: Flag
  teams_published: Flag
  lot_published: Flag
  schedule_published: Flag
  streaming_json: string
  announcements_json: string
  sponsors_json: string
  ranking_json: string
  /** Match ids, in the order to show them. */
  featured_json: string
  content_hash: string
  /** From 1; raised whenever the content changes. */
  revision: number
}

interface InEdition {
  edition_key: number
  id: string
  position: number
}

export interface ClubTable extends InEdition {
  name: string
  nation_code: string | null
}

export interface ArenaTable extends InEdition {
  name: string
  area: string | null
  latitude: number | null
  longitude: number | null
}

export interface FieldTable extends InEdition {
  arena_id: string
  name: string
  aliases_json: string
}

export interface StreamTable extends InEdition {
  name: string
  url: string | null
  provider: string | null
  field_id: string | null
  requires_pass: Flag
}

export interface CategoryTable extends InEdition {
  name_en: string
  name_sv: string
  short_name: string
  gender: 'boys' | 'girls' | 'mixed'
  age: number | null
  hide_match_results: Flag
  hide_conference_results: Flag
  /** null: ranked like the edition. */
  ranking_json: string | null
  match_minutes: number | null
  /** The edition's, when a match of the class last changed; 0: not since it was imported. */
  revision: Generated<number>
}

export interface StageTable extends InEdition {
  category_id: string
  name_en: string
  name_sv: string
  type: 'conference' | 'league' | 'playoff'
  /** Order within the class, from 1. */
  rank: number
}

export interface DivisionTable extends InEdition {
  category_id: string
  stage_id: string
  name_en: string
  name_sv: string
  team_ids_json: string
  lots_json: string
  carried_over_json: string
  qualification_json: string
  /** The standings as published; an empty list where they are to be computed. */
  table_json: string
}

export interface TeamTable extends InEdition {
  category_id: string
  name: string
  club_id: string | null
  nation_code: string | null
}

export interface MatchTable extends InEdition {
  category_id: string
  division_id: string
  number: string | null
  round_name: string | null
  round_rank: number | null
  round_index: number | null
  /** A team, else a placeholder; both null for a bye. */
  home_team_id: string | null
  home_placeholder: string | null
  away_team_id: string | null
  away_placeholder: string | null
  starts_at: string | null
  /** YYYY-MM-DD. */
  day: string | null
  field_id: string | null
  location_name: string | null
  stream_id: string | null
  state: 'scheduled' | 'live' | 'finished' | 'walkover'
  home_score: number | null
  away_score: number | null
  home_half_time_score: number | null
  away_half_time_score: number | null
  home_penalty_score: number | null
  away_penalty_score: number | null
  winner: 'home' | 'away' | null
  decision: 'regular-time' | 'extra-time' | 'sudden-death' | 'penalties' | 'lots' | null
  moved_from_starts_at: string | null
  moved_from_location: string | null
  /** When it was reported begun and over, ISO 8601. */
  started_at: Generated<string | null>
  ended_at: Generated<string | null>
  /** A list of `MatchMove` of results.graphql. */
  moves_json: Generated<string>
  /** The edition's, when the match last changed; 0: not since it was imported. */
  revision: Generated<number>
}

/** A report as it was made. Rows are only ever added, but for an import that replaces the edition's results. */
export interface MatchEventTable {
  edition_key: number
  /** The edition's that the report made: reports follow each other by it. */
  revision: number
  match_id: string
  /** The reporter's, unique in the edition. */
  key: string
  kind: 'START' | 'SCORE' | 'HALF_TIME' | 'END' | 'CORRECTION' | 'WALKOVER' | 'MOVE'
  at: string
  reported_at: string
  /** What stood after it; null where it said nothing of a score. */
  home_score: number | null
  away_score: number | null
  starts_at: string | null
  location_name: string | null
  /** The whole report as it came. */
  report_json: string
}

import type { Generated } from 'kysely'
import type { ActTable, ScorerLinkTable, ScreenTable, SourceTable } from './organisers-tables.ts'

/**
 * The tables, the same on both databases. Booleans are 0 and 1; instants are ISO 8601 text with their original offset;
 * `…_json` columns hold small values that are only read and replaced as a whole; `name_json` and `reason_json` hold texts
 * in every language (stored-words.ts). `position` keeps the order of the
 * document. Ids are unique within their edition.
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
  edition_change: EditionChangeTable
  act: ActTable
  scorer_link: ScorerLinkTable
  screen: ScreenTable
  source: SourceTable
}

type Flag = 0 | 1

/** The only row, written when the database is created. */
export interface InstallationTable {
  /** Text that sorts by the time it was written; every restore writes a new one. */
  epoch: string
  /** The id of the database, which never changes. */
  id: string
  /** When accounts were first kept with these results, ISO 8601, UTC; null if they are not kept yet. */
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
  /** null if the edition has the name of the cup. */
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
  /** Match ids, in display order. */
  featured_json: string
  /** The ids that teams and matches had before, as the document has them; null if none had another. */
  former_ids_json: Generated<string | null>
  content_hash: string
  /** Starts at 1 and rises whenever the content changes. */
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
  /** The breaks in the field's days, as in the document; null if there are none. */
  breaks_json: Generated<string | null>
}

export interface StreamTable extends InEdition {
  name: string
  url: string | null
  provider: string | null
  field_id: string | null
  requires_pass: Flag
}

export interface CategoryTable extends InEdition {
  name_json: string
  short_name: string
  gender: 'boys' | 'girls' | 'mixed'
  age: number | null
  hide_match_results: Flag
  hide_conference_results: Flag
  /** null if the class is ranked like the edition. */
  ranking_json: string | null
  match_minutes: number | null
  /** The edition's revision when a match of the class last changed; 0 if none has changed since the import. */
  revision: Generated<number>
}

export interface StageTable extends InEdition {
  category_id: string
  name_json: string
  type: 'conference' | 'league' | 'playoff'
  /** The stage's place in the order of the class, from 1. */
  rank: number
}

export interface DivisionTable extends InEdition {
  category_id: string
  stage_id: string
  name_json: string
  team_ids_json: string
  lots_json: string
  /** The fair-play points of teams; null if none are given. */
  fair_play_json: string | null
  /** The points that a jury gave or took, as in the document; null if there are none. */
  adjustments_json: string | null
  carried_over_json: string
  /** As `storedWaysOn` writes it. */
  qualification_json: string
  /** The published standings; an empty list if they are to be computed. */
  table_json: string
}

export interface TeamTable extends InEdition {
  category_id: string
  name: string
  club_id: string | null
  nation_code: string | null
  /** As `StoredWithdrawal` describes it; null if the team has not withdrawn. */
  withdrawn_json: string | null
}

export interface MatchTable extends InEdition {
  category_id: string
  division_id: string
  number: string | null
  round_name: string | null
  round_rank: number | null
  round_index: number | null
  /** A side has a team or else a placeholder; both are null for a bye. */
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
  /** The name of a pair or a club. */
  referees: Generated<string | null>
  state: 'scheduled' | 'live' | 'finished' | 'walkover' | 'cancelled' | 'postponed' | 'abandoned' | 'annulled'
  home_score: number | null
  away_score: number | null
  home_half_time_score: number | null
  away_half_time_score: number | null
  home_penalty_score: number | null
  away_penalty_score: number | null
  winner: 'home' | 'away' | null
  decision: 'regular-time' | 'extra-time' | 'sudden-death' | 'penalties' | 'lots' | null
  /** 1 if neither team of a walkover came, so that both lose; else null. */
  both_lose: Generated<1 | null>
  /** Of a walkover after a disqualification: the score that was played. */
  home_stood_score: Generated<number | null>
  away_stood_score: Generated<number | null>
  moved_from_starts_at: string | null
  moved_from_location: string | null
  /** 1 if a finished match was stopped before its end and its score counts; else null. */
  abandoned: Generated<1 | null>
  /** Why the match was called off, stopped or decided without its score. */
  reason_json: Generated<string | null>
  /** The id of the match that this one replaces. */
  replays: Generated<string | null>
  /** When the match was reported as started and as ended, ISO 8601. */
  started_at: Generated<string | null>
  ended_at: Generated<string | null>
  /** A list of `MatchMove` of results.graphql. */
  moves_json: Generated<string>
  /** The edition's revision when the match last changed; 0 if it has not changed since the import. */
  revision: Generated<number>
  /** The edition's revision when the match last changed by more than the goals of a match that goes on. Never falls. */
  settled_revision: Generated<number>
}

/** A report as it was made. Rows are only added, except that an import may replace all results of the edition. */
export interface MatchEventTable {
  edition_key: number
  /** The revision of the edition that the report made. Reports are ordered by it. */
  revision: number
  /** Empty for a decision about the points of a team. */
  match_id: string
  /** The reporter's key for the report, unique in the edition. */
  key: string
  kind:
    | 'START'
    | 'SCORE'
    | 'HALF_TIME'
    | 'END'
    | 'CORRECTION'
    | 'WALKOVER'
    | 'DISQUALIFY'
    | 'MOVE'
    | 'CANCEL'
    | 'POSTPONE'
    | 'ABANDON'
    | 'ANNUL'
    | 'POINTS'
  at: string
  reported_at: string
  /** The score after the report; null if the report has no score. */
  home_score: number | null
  away_score: number | null
  starts_at: string | null
  location_name: string | null
  /** The whole report as it was received. */
  report_json: string
}

/** A change of teams or matches by command, as it was made. Rows are only added. */
export interface EditionChangeTable {
  edition_key: number
  /** The revision of the edition that the change made. */
  revision: number
  /** The sender's key for the change, unique in the edition. */
  key: string
  changed_at: string
  /** The whole change as it was received. */
  change_json: string
  /** `Made` of the results service: what came of it. */
  made_json: string
}

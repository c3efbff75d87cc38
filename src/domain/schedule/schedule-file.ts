/** Raised whenever the shape below changes: a page that is open since before a release asks to be loaded again. */
export const SCHEDULE_FORMAT = 1

/** The address of an edition's schedule; one for both languages. */
export const scheduleAddress = (year: number): string => `/${year}/schedule.json`

/** A position in another list of the file; -1 is none. */
export type Position = number

/** Minutes since `base`, a day `YYYY-MM-DD` in Stockholm, or null where nothing is known. */
export type FiledTime = number | string | null

/** A side of a match: the position of a team; a text that stands for one not known yet; null for nobody. */
export type FiledSide = Position | string | null

/** The state of a match as a number, in the order of `STATES`. */
export const STATES = [
  'scheduled',
  'live',
  'finished',
  'walkover',
  'unreported',
  'hidden-scheduled',
  'hidden-live',
  'hidden-finished',
] as const

/**
 * What is published of an edition's schedule, in both languages, as it travels: rows instead of objects, positions instead
 * of names told twice. Order is that of the edition.
 */
export interface ScheduleFile {
  readonly format: typeof SCHEDULE_FORMAT
  readonly year: number
  /** Of the edition: what the page was built from, so that a later answer of the feed is known as later. */
  readonly revision: string
  readonly cup: string
  readonly tournament: string | null
  /** Epoch milliseconds (UTC) that the times of matches count from. */
  readonly base: number
  /** `code` as the service writes it; `key` as `nationOf` gives it; `known` 1 where there is a flag. */
  readonly nations: readonly (readonly [code: string, key: string, en: string, sv: string, known: 0 | 1])[]
  readonly clubs: readonly string[]
  readonly categories: readonly (readonly [
    id: string,
    shortName: string,
    en: string,
    sv: string,
    gender: string,
    age: number | null,
    resultsHidden: 0 | 1,
    tablesHidden: 0 | 1,
    matchMinutes: number | null,
  ])[]
  readonly teams: readonly (readonly [
    id: string,
    name: string,
    category: Position,
    club: Position,
    nation: Position,
  ])[]
  /** `kind` 0 is a group, 1 a play-off. */
  readonly divisions: readonly (readonly [
    id: string,
    category: Position,
    kind: 0 | 1,
    en: string,
    sv: string,
  ])[]
  readonly arenas: readonly (readonly [
    id: string,
    name: string,
    area: string | null,
    latitude: number | null,
    longitude: number | null,
  ])[]
  readonly fields: readonly (readonly [id: string, arena: Position, name: string])[]
  readonly streams: readonly (readonly [
    id: string,
    name: string,
    url: string | null,
    provider: string | null,
    field: Position,
    requiresPass: 0 | 1,
  ])[]
  readonly rounds: readonly (readonly [name: string | null, rank: number | null, index: number | null])[]
  /** Names of fields as written for a match, where they are not the field's own. */
  readonly places: readonly string[]
  readonly matches: MatchColumns
  /** Matches that were moved, and what they had before. */
  readonly moved: readonly (readonly [match: Position, at: number | null, locationName: string | null])[]
  /** Ends that the goals alone do not tell: penalties, a decision after regular time, a winner of a level match. */
  readonly endings: readonly (readonly [
    match: Position,
    penalties: readonly [home: number, away: number] | null,
    decision: string,
    winner: 'home' | 'away' | null,
  ])[]
}

/** Column by column, because equal things side by side compress. */
export interface MatchColumns {
  readonly ids: readonly string[]
  readonly numbers: readonly (string | null)[]
  readonly divisions: readonly Position[]
  readonly rounds: readonly Position[]
  readonly homes: readonly FiledSide[]
  readonly aways: readonly FiledSide[]
  readonly times: readonly FiledTime[]
  readonly fields: readonly Position[]
  /** -1 where the field's own name stands for the match too; -2 where there is none. */
  readonly places: readonly Position[]
  readonly streams: readonly Position[]
  readonly states: readonly number[]
  /** Goals; -1 where none are known. */
  readonly homeGoals: readonly number[]
  readonly awayGoals: readonly number[]
  readonly homeHalfTime: readonly number[]
  readonly awayHalfTime: readonly number[]
}

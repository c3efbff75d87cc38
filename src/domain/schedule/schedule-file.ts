import {
  columnsOf,
  either,
  isCount,
  isNumber,
  isPosition,
  isSwitch,
  isText,
  isWhole,
  laterParts,
  listOf,
  oneOf,
  orNull,
  partsOf,
  rowOf,
  type TypeOf,
} from '../shape.ts'

/** Raised whenever the shape below changes: a page that is open since before a release asks to be loaded again. */
export const SCHEDULE_FORMAT = 1

/** The address of an edition's schedule; one for both languages. */
export const scheduleAddress = (year: number): string => `/${year}/schedule.json`

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

/** Minutes since `base`, a day `YYYY-MM-DD` in Stockholm, or null where nothing is known. */
const isTime = orNull(either(isNumber, isText))
/** A side of a match: the position of a team; a text that stands for one not known yet; null for nobody. */
const isSide = orNull(either(isText, isPosition))
/** Goals; -1 where none are known. */
const isGoals = isPosition
/** -1 where the field's own name stands for the match too; -2 where there is none. */
const isPlace = either(isPosition, oneOf(-2))

/** Column by column, because equal things side by side compress. */
const isMatches = columnsOf({
  ids: isText,
  numbers: orNull(isText),
  divisions: isPosition,
  rounds: isPosition,
  homes: isSide,
  aways: isSide,
  times: isTime,
  fields: isPosition,
  places: isPlace,
  streams: isPosition,
  states: isCount,
  homeGoals: isGoals,
  awayGoals: isGoals,
  homeHalfTime: isGoals,
  awayHalfTime: isGoals,
})

const isFile = partsOf({
  format: oneOf(SCHEDULE_FORMAT),
  year: isCount,
  /** Of the edition: what the page was built from, so that a later answer of the feed is known as later. */
  revision: isText,
  cup: isText,
  tournament: orNull(isText),
  /** Epoch milliseconds (UTC) that the times of matches count from. */
  base: isWhole,
  /** Code as the service writes it, key as `nationOf` gives it, English, Swedish, 1 where there is a flag. */
  nations: listOf(rowOf(isText, isText, isText, isText, isSwitch)),
  clubs: listOf(isText),
  /** Id, short name, English, Swedish, gender, age, whether results and tables are hidden, minutes of a match. */
  categories: listOf(
    rowOf(isText, isText, isText, isText, isText, orNull(isCount), isSwitch, isSwitch, orNull(isNumber)),
  ),
  /** Id, name, class, club, nation. */
  teams: listOf(rowOf(isText, isText, isPosition, isPosition, isPosition)),
  /** Id, class, 0 for a group and 1 for a play-off, English, Swedish. */
  divisions: listOf(rowOf(isText, isPosition, isSwitch, isText, isText)),
  /** Id, name, area, latitude, longitude. */
  arenas: listOf(rowOf(isText, isText, orNull(isText), orNull(isNumber), orNull(isNumber))),
  /** Id, arena, name. */
  fields: listOf(rowOf(isText, isPosition, isText)),
  /** Id, name, URL, provider, field, 1 where it requires a pass. */
  streams: listOf(rowOf(isText, isText, orNull(isText), orNull(isText), isPosition, isSwitch)),
  /** Name, rank, index. */
  rounds: listOf(rowOf(orNull(isText), orNull(isCount), orNull(isCount))),
  /** Names of fields as written for a match, where they are not the field's own. */
  places: listOf(isText),
  matches: isMatches,
  /** Matches that were moved, and the time and place that they had before. */
  moved: listOf(rowOf(isCount, orNull(isWhole), orNull(isText))),
  /** Ends that the goals alone do not tell: match, penalties, a decision after regular time, the winner of a level match. */
  endings: listOf(rowOf(isCount, orNull(rowOf(isCount, isCount)), isText, oneOf('home', 'away', null))),
})

const isLaterFile = laterParts({
  /** Every change of the released schedule: match, when it was told, time from and to, place from and to. What stayed is null. */
  moves: listOf(rowOf(isCount, isWhole, orNull(isWhole), orNull(isWhole), orNull(isText), orNull(isText))),
  /** When matches began and ended: of those that are live, and the last of each field that is over. */
  kept: listOf(rowOf(isCount, orNull(isWhole), orNull(isWhole))),
})

export type FiledTime = TypeOf<typeof isTime>
export type FiledSide = TypeOf<typeof isSide>
export type MatchColumns = TypeOf<typeof isMatches>

/**
 * What is published of an edition's schedule, in both languages, as it travels: rows instead of objects, positions instead
 * of names told twice. Order is that of the edition.
 */
export type ScheduleFile = TypeOf<typeof isFile> & TypeOf<typeof isLaterFile>

/** The schedule in a parsed JSON text; null for anything else, of another format included. */
export const parseSchedule = (value: unknown): ScheduleFile | null =>
  isFile(value) && isLaterFile(value) ? value : null

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

/** Raised whenever the shape below changes: a page that was open before the release then asks for a reload. */
export const SCHEDULE_FORMAT = 1

/** Returns the address of an edition's schedule; one for both languages. */
export const scheduleAddress = (year: number): string => `/${year}/schedule.json`

/** The states of a match; the file holds the position of a state in this list. */
export const STATES = [
  'scheduled',
  'live',
  'finished',
  'walkover',
  'unreported',
  'hidden-scheduled',
  'hidden-live',
  'hidden-finished',
  'cancelled',
  'postponed',
  'abandoned',
  'annulled',
] as const

/** Minutes since `base`, a day `YYYY-MM-DD` in Stockholm, or null if the time is not known. */
const isTime = orNull(either(isNumber, isText))
/** A side of a match: the position of a team, a text in place of a team not known yet, or null for nobody. */
const isSide = orNull(either(isText, isPosition))
/** Goals; -1 if they are not known. */
const isGoals = isPosition
/** The position of the place; -1 if the match uses the field's own name, -2 if it has no place. */
const isPlace = either(isPosition, oneOf(-2))

/** The matches column by column, because equal values side by side compress well. */
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
  /** The revision of the edition that the page was built from, so that later responses of the feed are known as later. */
  revision: isText,
  cup: isText,
  tournament: orNull(isText),
  /** Epoch milliseconds (UTC) that the times of matches count from. */
  base: isWhole,
  /** Code as the service writes it, key as `nationOf` gives it, English, Swedish, 1 if there is a flag. */
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
  /** Id, name, URL, provider, field, 1 if it requires a pass. */
  streams: listOf(rowOf(isText, isText, orNull(isText), orNull(isText), isPosition, isSwitch)),
  /** Name, rank, index. */
  rounds: listOf(rowOf(orNull(isText), orNull(isCount), orNull(isCount))),
  /** Names of fields as matches write them, if they differ from the field's own. */
  places: listOf(isText),
  matches: isMatches,
  /** Matches that were moved, with their previous time and place. */
  moved: listOf(rowOf(isCount, orNull(isWhole), orNull(isText))),
  /** Endings that goals alone do not show: match, penalties, a decision after regular time, the winner of a level match. */
  endings: listOf(rowOf(isCount, orNull(rowOf(isCount, isCount)), isText, oneOf('home', 'away', null))),
})

const isLaterFile = laterParts({
  /**
   * Every change of the released schedule: match, when it was announced, time from and to, place from and to; null if same.
   */
  moves: listOf(rowOf(isCount, isWhole, orNull(isWhole), orNull(isWhole), orNull(isText), orNull(isText))),
  /** When matches began and ended: for live matches, and for the last finished match of each field. */
  kept: listOf(rowOf(isCount, orNull(isWhole), orNull(isWhole))),
  /**
   * Matches that were called off, or stopped with a score that counts: match, the score that stood, and the reason in English
   * and Swedish.
   */
  calledOff: listOf(rowOf(isCount, orNull(rowOf(isCount, isCount)), orNull(isText), orNull(isText))),
  /** Walkovers that both sides lose, or after a disqualification: match, the score that was played, and the reason as above. */
  jury: listOf(rowOf(isCount, orNull(rowOf(isCount, isCount)), orNull(isText), orNull(isText))),
  /** Replays: match, and the id of the match that it replaces. */
  replays: listOf(rowOf(isCount, isText)),
  /** Referees: match, and the name of the pair or club. */
  referees: listOf(rowOf(isCount, isText)),
})

export type FiledTime = TypeOf<typeof isTime>
export type FiledSide = TypeOf<typeof isSide>
export type MatchColumns = TypeOf<typeof isMatches>

/**
 * The published part of an edition's schedule, in both languages, as it is sent: rows instead of objects, and positions
 * instead of repeated names. The order is that of the edition.
 */
export type ScheduleFile = TypeOf<typeof isFile> & TypeOf<typeof isLaterFile>

/** Returns the schedule of a parsed JSON text; null for anything else, and for another format. */
export const parseSchedule = (value: unknown): ScheduleFile | null =>
  isFile(value) && isLaterFile(value) ? value : null

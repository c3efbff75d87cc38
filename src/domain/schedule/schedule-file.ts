import * as v from 'valibot'
import { count, flag, isWholeFrom, listOf, number, position, rowsOf, text, whole } from '../json-forms.ts'
import { words } from './filed-words.ts'

/** Raised whenever the shape below changes: a page that was open before the release then asks for a reload. */
export const SCHEDULE_FORMAT = 2

/** Returns the address of an edition's schedule; one for all languages. */
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

type Check<Value> = (value: unknown) => value is Value

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
/** A position in another list, or goals; -1 if there is none or they are not known. */
const isPosition = isWholeFrom(-1)
/** The position of the place; -1 if the match uses the field's own name, -2 if it has no place. */
const isPlace = isWholeFrom(-2)

/** Minutes since `base`, a day `YYYY-MM-DD` in Stockholm, or null if the time is not known. */
export type FiledTime = number | string | null
const isTime = (value: unknown): value is FiledTime => isTextOrNull(value) || Number.isFinite(value)

/** A side of a match: the position of a team, a text in place of a team not known yet, or null for nobody. */
export type FiledSide = number | string | null
const isSide = (value: unknown): value is FiledSide => isTextOrNull(value) || isPosition(value)

/** A column of thousands of values: valibot's note of each value would keep a phone waiting ten times as long. */
const columnOf = <Value>(isValue: Check<Value>) =>
  v.custom<readonly Value[]>((value) => Array.isArray(value) && value.every(isValue))

/** The matches column by column, because equal values side by side compress well. */
const matches = v.pipe(
  v.object({
    ids: columnOf(isText),
    numbers: columnOf(isTextOrNull),
    divisions: columnOf(isPosition),
    rounds: columnOf(isPosition),
    homes: columnOf(isSide),
    aways: columnOf(isSide),
    times: columnOf(isTime),
    fields: columnOf(isPosition),
    places: columnOf(isPlace),
    streams: columnOf(isPosition),
    states: columnOf(isWholeFrom(0)),
    homeGoals: columnOf(isPosition),
    awayGoals: columnOf(isPosition),
    homeHalfTime: columnOf(isPosition),
    awayHalfTime: columnOf(isPosition),
  }),
  v.check((columns) => new Set(Object.values(columns).map(({ length }) => length)).size === 1),
)

const scheduleFile = v.object({
  format: v.literal(SCHEDULE_FORMAT),
  year: count,
  /** The revision of the edition that the page was built from, so that later responses of the feed are known as later. */
  revision: text,
  cup: text,
  tournament: v.nullable(text),
  /** Epoch milliseconds (UTC) that the times of matches count from. */
  base: whole,
  /** Code as the service writes it, key as `nationOf` gives it, names, 1 if there is a flag. */
  nations: rowsOf(text, text, words, flag),
  clubs: listOf(text),
  /** Id, short name, names, gender, age, whether results and tables are hidden, minutes of a match. */
  categories: rowsOf(text, text, words, text, v.nullable(count), flag, flag, v.nullable(number)),
  /** Id, name, class, club, nation. */
  teams: rowsOf(text, text, position, position, position),
  /** Id, class, 0 for a group and 1 for a play-off, names. */
  divisions: rowsOf(text, position, flag, words),
  /** Id, name, area, latitude, longitude. */
  arenas: rowsOf(text, text, v.nullable(text), v.nullable(number), v.nullable(number)),
  /** Id, arena, name. */
  fields: rowsOf(text, position, text),
  /** Id, name, URL, provider, field, 1 if it requires a pass. */
  streams: rowsOf(text, text, v.nullable(text), v.nullable(text), position, flag),
  /** Name, rank, index. */
  rounds: rowsOf(v.nullable(text), v.nullable(count), v.nullable(count)),
  /** Names of fields as matches write them, if they differ from the field's own. */
  places: listOf(text),
  matches,
  /** Matches that were moved, with their previous time and place. */
  moved: rowsOf(count, v.nullable(whole), v.nullable(text)),
  /** Endings that goals alone do not show: match, penalties, a decision after regular time, the winner of a level match. */
  endings: rowsOf(count, v.nullable(v.tuple([count, count])), text, v.nullable(v.picklist(['home', 'away']))),

  // An earlier release wrote none of the following.
  /**
   * Every change of the released schedule: match, when it was announced, time from and to, place from and to; null if same.
   */
  moves: v.optional(
    rowsOf(count, whole, v.nullable(whole), v.nullable(whole), v.nullable(text), v.nullable(text)),
  ),
  /** Why the schedule was changed: the position of the change in `moves`, and the reason. */
  moveReasons: v.optional(rowsOf(count, words)),
  /** When matches began and ended: for live matches, and for the last finished match of each field. */
  kept: v.optional(rowsOf(count, v.nullable(whole), v.nullable(whole))),
  /** Matches that were called off, or stopped with a score that counts: match, the score that stood, and the reason. */
  calledOff: v.optional(rowsOf(count, v.nullable(v.tuple([count, count])), v.nullable(words))),
  /** Walkovers that both sides lose, or after a disqualification: match, the score that was played, and the reason as above. */
  jury: v.optional(rowsOf(count, v.nullable(v.tuple([count, count])), v.nullable(words))),
  /** Replays: match, and the id of the match that it replaces. */
  replays: v.optional(rowsOf(count, text)),
  /** Referees: match, and the name of the pair or club. */
  referees: v.optional(rowsOf(count, text)),
})

export type MatchColumns = v.InferOutput<typeof matches>

/**
 * The published part of an edition's schedule, in every language, as it is sent: rows instead of objects, and positions
 * instead of repeated names. The order is that of the edition.
 */
export type ScheduleFile = v.InferOutput<typeof scheduleFile>

/** Returns the schedule of a parsed JSON text; null for anything else, and for another format. */
export const parseSchedule = (value: unknown): ScheduleFile | null =>
  v.is(scheduleFile, value) ? value : null

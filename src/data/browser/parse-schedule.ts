import { SCHEDULE_FORMAT, type ScheduleFile } from '../../domain/schedule/schedule-file.ts'
import { isRecord } from '../results/json.ts'
import {
  type Check,
  either,
  hasColumns,
  hasParts,
  isCount,
  isNumber,
  isPosition,
  isSwitch,
  isText,
  isWhole,
  listOf,
  orNull,
  rowOf,
} from './checks.ts'

const isPlace: Check = (value) => isWhole(value) && Number(value) >= -2
const isSide: Check = (value) => value === null || isText(value) || isPosition(value)
const isWinner: Check = (value) => value === 'home' || value === 'away' || value === null
const isScore = rowOf(isCount, isCount)

const PARTS: Readonly<Record<string, Check>> = {
  year: isCount,
  revision: isText,
  cup: isText,
  tournament: orNull(isText),
  base: isWhole,
  nations: listOf(rowOf(isText, isText, isText, isText, isSwitch)),
  clubs: listOf(isText),
  categories: listOf(
    rowOf(isText, isText, isText, isText, isText, orNull(isCount), isSwitch, isSwitch, orNull(isNumber)),
  ),
  teams: listOf(rowOf(isText, isText, isPosition, isPosition, isPosition)),
  divisions: listOf(rowOf(isText, isPosition, isSwitch, isText, isText)),
  arenas: listOf(rowOf(isText, isText, orNull(isText), orNull(isNumber), orNull(isNumber))),
  fields: listOf(rowOf(isText, isPosition, isText)),
  streams: listOf(rowOf(isText, isText, orNull(isText), orNull(isText), isPosition, isSwitch)),
  rounds: listOf(rowOf(orNull(isText), orNull(isCount), orNull(isCount))),
  places: listOf(isText),
  moved: listOf(rowOf(isCount, orNull(isWhole), orNull(isText))),
  endings: listOf(rowOf(isCount, orNull(isScore), isText, isWinner)),
}

const COLUMNS: Readonly<Record<string, Check>> = {
  ids: isText,
  numbers: orNull(isText),
  divisions: isPosition,
  rounds: isPosition,
  homes: isSide,
  aways: isSide,
  times: orNull(either(isNumber, isText)),
  fields: isPosition,
  places: isPlace,
  streams: isPosition,
  states: isCount,
  homeGoals: isPosition,
  awayGoals: isPosition,
  homeHalfTime: isPosition,
  awayHalfTime: isPosition,
}

/** The schedule in a parsed JSON text; null for anything else, of another format included. */
export function parseSchedule(value: unknown): ScheduleFile | null {
  if (!isRecord(value) || value.format !== SCHEDULE_FORMAT || !hasParts(value, PARTS)) return null
  return hasColumns(value.matches, COLUMNS) ? (value as unknown as ScheduleFile) : null
}

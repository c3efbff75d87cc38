import { SEARCH_INDEX_FORMAT, type SearchIndex } from '../../domain/search/search-index.ts'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isPosition: Check = (value) => Number.isSafeInteger(value) && Number(value) >= -1
const isAge: Check = (value) => value === null || isCount(value)
const isSide: Check = (value) => isText(value) || isPosition(value)

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** More columns than known are accepted: an older page reads a newer index. */
const rowOf =
  (...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && checks.every((check, column) => check(value[column]))

const isFields = listOf((value) => rowOf(isText, isText)(value) && listOf(isText)(value))

const LISTS: Readonly<Record<string, Check>> = {
  nations: listOf(rowOf(isText, isText, isText, isText, isCount)),
  categories: listOf(rowOf(isText, isText, isText, isText, isText, isAge, isCount)),
  clubs: listOf(rowOf(isText, isPosition, isCount, isPosition)),
  teams: listOf(rowOf(isText, isText, isPosition, isPosition, isPosition)),
  arenas: listOf(rowOf(isText, isText, isText, isFields)),
  days: listOf(rowOf(isText, isText)),
}

const COLUMNS: Readonly<Record<string, Check>> = {
  numbers: isText,
  ids: isText,
  homes: isSide,
  aways: isSide,
  categories: isPosition,
  days: isPosition,
  minutes: isPosition,
}

/** The search index in a parsed JSON text; null for anything else, of another format included. */
export function parseSearchIndex(value: unknown): SearchIndex | null {
  if (!isRecord(value) || value.format !== SEARCH_INDEX_FORMAT || !isCount(value.year)) return null
  if (!Object.entries(LISTS).every(([name, check]) => check(value[name]))) return null
  return hasColumns(value.matches) ? (value as unknown as SearchIndex) : null
}

function hasColumns(matches: unknown): boolean {
  if (!isRecord(matches)) return false
  const { ids } = matches
  return Object.entries(COLUMNS).every(([name, check]) => {
    const column = matches[name]
    return Array.isArray(ids) && Array.isArray(column) && column.length === ids.length && column.every(check)
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

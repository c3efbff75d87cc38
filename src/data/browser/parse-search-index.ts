import { SEARCH_INDEX_FORMAT, type SearchIndex } from '../../domain/search/search-index.ts'
import { isRecord } from '../results/json.ts'
import {
  type Check,
  either,
  hasColumns,
  hasParts,
  isCount,
  isPosition,
  isText,
  listOf,
  orNull,
  rowOf,
} from './checks.ts'

const isSide = either(isText, isPosition)
const isFields = listOf((value) => rowOf(isText, isText)(value) && listOf(isText)(value))

const LISTS: Readonly<Record<string, Check>> = {
  nations: listOf(rowOf(isText, isText, isText, isText, isCount)),
  categories: listOf(rowOf(isText, isText, isText, isText, isText, orNull(isCount), isCount)),
  clubs: listOf(rowOf(isText, isText, isPosition, isCount)),
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
  if (!hasParts(value, LISTS)) return null
  return hasColumns(value.matches, COLUMNS) ? (value as unknown as SearchIndex) : null
}

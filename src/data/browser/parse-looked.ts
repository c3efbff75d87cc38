import type { Looked, LookedMatch } from '../../domain/changes/since-looked.ts'
import {
  isCount,
  isPosition,
  isSwitch,
  isText,
  isWhole,
  listOf,
  orNull,
  partsOf,
  rowOf,
  type TypeOf,
} from '../../domain/shape.ts'

/** Id, when the match was seen, start, place, whether it was over, goals of home and away. */
const isRow = rowOf(isText, isWhole, orNull(isWhole), orNull(isText), isSwitch, isPosition, isPosition)
type Row = TypeOf<typeof isRow>

const isLooked = partsOf({ year: isCount, rows: listOf(isRow) })

/** Serializes how the matches of a year were last seen, for the browser's storage. */
export function serializeLooked(year: number, looked: Looked): string {
  const rows = [...looked].map(
    ([id, { seenAt, start, place, isOver, score }]): Row => [
      id,
      seenAt,
      start,
      place,
      isOver ? 1 : 0,
      score?.home ?? -1,
      score?.away ?? -1,
    ],
  )
  return JSON.stringify({ year, rows })
}

/** Returns what `serializeLooked` wrote for the year; null for anything else. */
export function parseLooked(text: string | null, year: number): Looked | null {
  const value: unknown = JSON.parse(text ?? 'null')
  return isLooked(value) && value.year === year ? new Map(value.rows.map(lookedOf)) : null
}

const lookedOf = ([id, seenAt, start, place, isOver, home, away]: Row): [string, LookedMatch] => [
  id,
  { seenAt, start, place, isOver: isOver === 1, score: home < 0 || away < 0 ? null : { home, away } },
]

import type { LastVisit, VisitedMatch } from '../../domain/changes/changes-since-visit.ts'
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

const isLastVisit = partsOf({ year: isCount, rows: listOf(isRow) })

/** Serializes how the matches of a year were last seen, for the browser's storage. */
export function serializeLastVisit(year: number, lastVisit: LastVisit): string {
  const rows = [...lastVisit].map(
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

/** Returns what `serializeLastVisit` wrote for the year; null for anything else. */
export function parseLastVisit(text: string | null, year: number): LastVisit | null {
  const value: unknown = JSON.parse(text ?? 'null')
  return isLastVisit(value) && value.year === year ? new Map(value.rows.map(visitedOf)) : null
}

const visitedOf = ([id, seenAt, start, place, isOver, home, away]: Row): [string, VisitedMatch] => [
  id,
  { seenAt, start, place, isOver: isOver === 1, score: home < 0 || away < 0 ? null : { home, away } },
]

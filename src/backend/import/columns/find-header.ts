import { readClock } from '../cells/clock.ts'
import { isPlainResult } from '../cells/result.ts'
import { writtenDay } from '../cells/written-day.ts'
import type { ColumnMap } from '../reading.ts'
import type { CellRow } from '../tables/cell-table.ts'
import { columnsOfHeader } from './column-words.ts'
import { keyOf } from './columns-file.ts'
import { rowsOfCells } from './guess-columns.ts'

/** Rows that may stand above a header: the cup's name, the day of printing, an empty form. */
const MOST_TITLES = 30

/**
 * Finds the header among the first rows: the row with the most known names, if that is one at least; else the first row,
 * unless it holds a day, a time or a result.
 *
 * @returns its position; null if the table has no header
 */
export function findHeader(
  rows: readonly CellRow[],
  columns: readonly string[],
  givenColumns: ColumnMap,
): number | null {
  const known = rows.slice(0, MOST_TITLES).map(({ cells }) => {
    const named = cells.filter(
      (cell) => givenColumns.has(keyOf(cell)) || columnsOfHeader(cell, columns).length > 0,
    )
    return cells.some(isDatum) ? 0 : named.length
  })
  const most = Math.max(0, ...known)
  if (most >= 2) return known.indexOf(most)
  // A title or a heading stands alone in its row.
  const [first] = rowsOfCells(rows.slice(0, MOST_TITLES))
  if (!first || first.cells.some(isDatum)) return known[0] === 1 ? 0 : null
  return rows.indexOf(first)
}

/** Whether a cell is a datum, which no header is. */
const isDatum = (cell: string): boolean =>
  writtenDay(cell) !== null || isPlainResult(cell) || (/\d[:.]\d\d/.test(cell) && readClock(cell) !== null)

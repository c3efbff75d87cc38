import { readClock } from '../cells/clock.ts'
import { isPlainPairing } from '../cells/pairing.ts'
import { isOpenCell } from '../cells/plain-cell.ts'
import { isPlainResult, readResult } from '../cells/result.ts'
import { writtenDay } from '../cells/written-day.ts'

/** What the cells of a column hold, as far as they tell. */
export type Content = 'days' | 'times' | 'results' | 'pairings' | 'numbers' | 'words' | 'nothing'

/** Any year, for days that are written without one. */
const SOME_YEAR = 2024

/** Tells what most cells of a column hold. Cells such as "12:10" are times if all could be, and one that could not decides. */
export function contentOf(cells: readonly string[]): Content {
  const filled = cells.filter((cell) => !isOpenCell(cell)).slice(0, 500)
  if (filled.length === 0) return 'nothing'
  const most = (test: (cell: string) => boolean) => filled.filter(test).length * 10 >= filled.length * 8
  if (most((cell) => /^\d{1,4}$/.test(cell.trim()))) return 'numbers'
  if (most(isPlainDay)) return 'days'
  if (most(isClockWithColon)) return 'times'
  if (most((cell) => isPlainResult(cell) || readResult(cell)?.walkover === true)) return 'results'
  return most(isPlainPairing) ? 'pairings' : 'words'
}

/** Whether a cell is a day with its year beyond doubt; a number of five figures may be anything. */
const isPlainDay = (cell: string): boolean => {
  const day = writtenDay(cell)
  return day !== null && !day.isSerial
}

const isClockWithColon = (cell: string): boolean => /\d:\d\d/.test(cell) && readClock(cell) !== null

/** Whether the cells may be those of the column, where a header may name several. */
export function mayHold(column: string, cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isOpenCell(cell)).slice(0, 500)
  const most = (test: (cell: string) => boolean) => filled.filter(test).length * 2 >= filled.length
  if (filled.length === 0) return true
  switch (column) {
    case 'year':
      return most((cell) => /^(?:1[89]|2\d)\d\d(?:[.,]0+)?$/.test(cell.trim()))
    case 'date':
      return most((cell) => writtenDay(cell, SOME_YEAR) !== null)
    case 'time':
      return most((cell) => readClock(cell) !== null || writtenDay(cell, SOME_YEAR)?.clock != null)
    case 'pairing':
      return most(isPlainPairing)
    case 'number':
      return most((cell) => /\d/.test(cell) && cell.length <= 20 && !isPlainPairing(cell))
    case 'result':
      return most((cell) => readResult(cell) !== null || /^\d{1,3}$/.test(cell.trim()))
    default:
      return true
  }
}

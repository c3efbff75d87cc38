import { readClock } from '../cells/clock.ts'
import { columnsOfHeader } from '../columns/column-words.ts'
import { FIELD } from '../columns/guess-columns.ts'
import { COLUMNS, tableOf } from '../columns/table-columns.ts'
import { type Fault, shown, warningAt } from '../fault.ts'
import type { Guess } from '../reading.ts'
import { type Said, say } from '../said.ts'
import type { CellRow, CellTable } from '../tables/cell-table.ts'
import { isBreak } from './body-rows.ts'
import { readGridCell } from './grid-cell.ts'
import { readHeading } from './heading-text.ts'

/** The columns of a grid beside its fields. */
const BESIDE = ['date', 'class', 'division', 'round', 'arena'] as const
const OUT = ['time', ...BESIDE, 'field', 'pairing', 'result'] as const
/** Titles, days and an opening may stand above the first match. */
const MOST_BEFORE = 60

interface Grid {
  readonly header: number
  readonly time: number
  readonly fields: readonly number[]
  readonly beside: ReadonlyMap<(typeof BESIDE)[number], number>
}

interface ReadGrid {
  readonly table: CellTable
  readonly faults: readonly Fault[]
  readonly guesses: readonly Guess[]
}

/**
 * Reads a grid, whose rows are times and whose columns are fields, as a list with a match in each row; any other table stays
 * as it is. Breaks are left aside, and how the grid was read is told once.
 *
 * @param year of days in headings that are written without one
 */
export function readGrid(table: CellTable, year: number | undefined): ReadGrid {
  const kind = tableOf(table.name)
  const grid = kind === undefined || kind === 'matches' ? gridOf(table.rows) : null
  if (!grid) return { table, faults: [], guesses: [] }
  const { file, rows } = table
  const names = rows[grid.header]?.cells ?? []
  const breaks: string[] = []
  const faults: Fault[] = []
  let example: Said | undefined
  let time = ''
  const list = rows.slice(grid.header + 1).flatMap((row): CellRow[] => {
    const cell = (index: number | undefined) => (row.cells[index ?? -1] ?? '').trim()
    const filled = row.cells.filter((text) => text.trim() !== '')
    const [only = '', ...more] = new Set(filled)
    const isHeading = more.length === 0 && readHeading(only, year) !== null
    if (isHeading) return [{ line: row.line, cells: [only] }]
    if (readClock(cell(grid.time)) !== null) time = cell(grid.time)
    return grid.fields.flatMap((index): CellRow[] => {
      const text = cell(index)
      const match = readGridCell(text)
      const field = (names[index] ?? '').trim()
      if (match) {
        example ??= say('gridExample', { cell: shown(text), time, field: shown(field) })
        const said = Object.fromEntries(BESIDE.map((column) => [column, cell(grid.beside.get(column))]))
        const values: Record<string, string> = { ...said, ...match, time, field }
        return [{ line: row.line, cells: OUT.map((column) => values[column] ?? '') }]
      }
      if (isBreak(text)) breaks.push(text)
      else if (/\p{L}/u.test(text)) faults.push(noMatch(file, row.line, index, text))
      return []
    })
  })
  const [aside] = breaks
  const what = say('gridRead', { count: grid.fields.length })
  const told =
    example && aside !== undefined ? say('gridBreaks', { example, break: shown(aside) }) : (example ?? '')
  const header = { line: rows[grid.header]?.line ?? 1, cells: [...OUT] }
  return {
    table: { ...table, rows: [...rows.slice(0, grid.header), header, ...list] },
    faults,
    guesses: [{ file, what, example: told }],
  }
}

const noMatch = (file: string, line: number, index: number, text: string): Fault =>
  warningAt(file, `${line}:${index + 1}`, say('noPairInCell', { cell: shown(text) }), say('asPairing'))

/** Finds the header, the column of times and the columns of fields; null if the table is no grid. */
function gridOf(rows: readonly CellRow[]): Grid | null {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map(({ cells }) => (cells[index] ?? '').trim()),
  )
  const clocks = columns.map((cells) => cells.filter((cell) => readClock(cell) !== null).length)
  const most = Math.max(0, ...clocks)
  if (most === 0) return null
  const time = clocks.indexOf(most)
  const first = rows
    .slice(0, MOST_BEFORE)
    .findIndex(({ cells }) => readClock((cells[time] ?? '').trim()) !== null && cells.some(isMatch))
  if (first < 0) return null
  const fields = columns.flatMap((cells, index) => {
    const filled = cells.slice(first).filter((cell) => /\p{L}/u.test(cell) && !isBreak(cell))
    const matches = filled.filter(isMatch)
    const isOfMatches = matches.length * 2 >= filled.length && matches.some(isSpaced)
    return index !== time && isOfMatches ? [index] : []
  })
  // Days may stand as headings between the header and the first match.
  const header = rows
    .slice(0, first)
    .findLastIndex(({ cells }) => fields.every((index) => (cells[index] ?? '').trim() !== ''))
  const names = rows[header]?.cells ?? []
  const known = names.map((name) => columnsOfHeader(name, COLUMNS.matches))
  const isList = known.some((own) => ['home', 'away', 'pairing'].some((column) => own.includes(column)))
  if (header < 0 || isList || fields.some((index) => known[index]?.length !== 0)) return null
  if (fields.length < 2 && !fields.some((index) => FIELD.test(names[index] ?? ''))) return null
  const beside = new Map(
    BESIDE.flatMap((column) => {
      const index = known.findIndex((own, at) => !fields.includes(at) && at !== time && own.includes(column))
      return index < 0 ? [] : [[column, index] as const]
    }),
  )
  return { header, time, fields, beside }
}

/** Ids and classes may hold a hyphen, as two teams do; spaces beside it are of two teams. */
const isSpaced = (cell: string): boolean => /\s(?:\p{Pd}|:|vs?\.?|mot|gegen|mod|x)\s/iu.test(cell)

const isMatch = (cell: string): boolean => readGridCell(cell) !== null

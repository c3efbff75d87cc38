import { ASIDE, foldedHeader } from '../columns/column-words.ts'
import { keyOf } from '../columns/columns-file.ts'
import { findHeader } from '../columns/find-header.ts'
import { guessColumns, rowsOfCells } from '../columns/guess-columns.ts'
import { joinSpreadCells, nameColumns } from '../columns/name-columns.ts'
import { COLUMNS, type TableName } from '../columns/table-columns.ts'
import { type Fault, faultAt, shown } from '../fault.ts'
import type { ColumnMap, Guess, ReadColumn } from '../reading.ts'
import { joined, say } from '../said.ts'
import type { CellRow, CellTable } from '../tables/cell-table.ts'
import { bodyRows, breakName } from './body-rows.ts'
import type { Heading } from './heading-text.ts'
import { continueMergedCells } from './merged-cells.ts'
import { type DerivedCell, Row } from './row.ts'

export interface RowOptions {
  readonly columns?: ColumnMap | undefined
  /** Take the columns that were guessed in a table without a header. */
  readonly guess?: boolean | undefined
  /** The year of days in headings that are written without one. */
  readonly year?: number | undefined
}

export interface ReadRows {
  readonly rows: readonly Row[]
  /** The rows of breaks on a field, in a table of matches. */
  readonly breaks: readonly Row[]
  readonly faults: readonly Fault[]
  readonly guesses: readonly Guess[]
  readonly columns: readonly ReadColumn[]
}

/**
 * Reads the rows of a table under their columns. In a table of matches, headings, breaks and merged cells are read as well.
 *
 * @param outside what the name of the sheet says of all its matches
 */
export function readRows(
  table: CellTable,
  kind: TableName,
  options: RowOptions,
  outside: Heading = {},
): ReadRows {
  const { file, rows } = table
  const names: readonly string[] = COLUMNS[kind]
  const [first] = rows
  if (!first) {
    const remedy = say('headerRow', { names: names.join(',') })
    const faults = [faultAt(file, '1:1', say('emptyFile'), remedy)]
    return { rows: [], breaks: [], faults, guesses: [], columns: [] }
  }
  const givenColumns: ColumnMap = options.columns ?? new Map()
  const at = findHeader(rows, names, givenColumns)
  if (at === null) return withoutHeader(table, kind, givenColumns, options, outside)
  const header = rows[at] ?? first
  const body = rows.slice(at + 1)
  const data =
    kind === 'matches' ? body.filter((row) => row.cells.join('|') !== header.cells.join('|')) : body
  const named = nameColumns(file, header, data, names, givenColumns)
  const joined = joinSpreadCells(header, body, named.columns)
  const isUtc = /(?:gmt|utc)$/.test(foldedHeader(header.cells[named.columns.get('date') ?? -1] ?? ''))
  const layout = { header, titles: rows.slice(0, at), body: joined, columns: named.columns, isUtc }
  const read = rowsUnder(table, kind, layout, options, outside)
  const columns = header.cells.map((text, index): ReadColumn => {
    const column = [...named.columns].find(([, position]) => position === index)?.[0]
    return readColumn(table, kind, data, { header: text, index, column: column ?? ASIDE })
  })
  return {
    ...read,
    faults: [...named.faults, ...read.faults],
    columns: columns.filter(({ header: text }) => text !== ''),
  }
}

const MOST_SAMPLES = 3

function readColumn(
  { file }: CellTable,
  table: TableName,
  rows: readonly CellRow[],
  { header, index, column }: { readonly header: string; readonly index: number; readonly column: string },
): ReadColumn {
  const samples = new Set<string>()
  for (const { cells } of rows) {
    if (samples.size === MOST_SAMPLES) break
    const cell = (cells[index] ?? '').trim()
    if (cell !== '') samples.add(cell.length > 40 ? `${cell.slice(0, 39)}…` : cell)
  }
  return { file, table, header, position: index + 1, column, samples: [...samples] }
}

function withoutHeader(
  table: CellTable,
  kind: TableName,
  givenColumns: ColumnMap,
  options: RowOptions,
  outside: Heading,
): ReadRows {
  const { file, rows } = table
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const given = new Map<number, string>()
  for (let index = 0; index < width; index++) {
    const column = givenColumns.get(keyOf('', index + 1))
    if (column !== undefined) given.set(index, column)
  }
  const found = given.size > 0 || kind !== 'matches' ? given : guessColumns(rows)
  const columns = [...found].sort(([a], [b]) => a - b)
  const readColumns = Array.from({ length: width }, (_, index) =>
    readColumn(table, kind, rows, { header: '', index, column: found.get(index) ?? ASIDE }),
  )
  const told = columns
    .filter(([, column]) => column !== ASIDE)
    .map(([index, column]) =>
      say('columnIs', { position: index + 1, column, example: shown(exampleOf(rows, index)) }),
    )
  const text = told.length === 0 ? null : joined('and', told)
  if (given.size === 0 && !options.guess) {
    const problem = text === null ? say('noHeader') : say('noHeaderGuessed', { columns: text })
    const remedy = say(text === null ? 'headerOrColumns' : 'guessOrHeader', {
      names: COLUMNS[kind].slice(0, 14),
    })
    const fault: Fault = { ...faultAt(file, `${rows[0]?.line ?? 1}:1`, problem, remedy), asks: 'columns' }
    return { rows: [], breaks: [], faults: [fault], guesses: [], columns: readColumns }
  }
  const named = new Map(
    columns.filter(([, column]) => column !== ASIDE).map(([index, column]) => [column, index]),
  )
  const layout = { header: null, titles: [], body: rows, columns: named, isUtc: false }
  const read = rowsUnder(table, kind, layout, options, outside)
  const guess = { file, what: say('columnsWithoutHeader'), example: text ?? ('' as const) }
  return { ...read, guesses: [guess, ...read.guesses], columns: readColumns }
}

const exampleOf = (rows: readonly CellRow[], index: number): string =>
  rowsOfCells(rows)
    .map(({ cells }) => cells[index] ?? '')
    .find((cell) => cell.trim() !== '') ?? ''

/** A table whose columns are known. */
interface Layout {
  readonly header: CellRow | null
  readonly titles: readonly CellRow[]
  readonly body: readonly CellRow[]
  readonly columns: ReadonlyMap<string, number>
  /** Whether the days and times are those of Greenwich, as the header says. */
  readonly isUtc: boolean
}

function rowsUnder(
  { file }: CellTable,
  kind: TableName,
  { header, titles, body, columns, isUtc }: Layout,
  options: RowOptions,
  outside: Heading,
): Omit<ReadRows, 'columns'> {
  const faults = header ? tooManyCells(file, header, body) : []
  if (kind !== 'matches' || isWrittenByProgram(columns))
    return {
      rows: body.map(({ line, cells }) => new Row(file, line, cells, columns)),
      breaks: [],
      faults,
      guesses: [],
    }
  const parted = bodyRows(file, header, titles, body, columns, options.year)
  const { rows, guesses } = continueMergedCells(file, parted.rows, columns)
  const breaks = parted.breaks.map((row) => {
    const own = new Row(file, row.line, row.cells, columns)
    const name = { text: breakName(row.cells) ?? '', from: '' }
    return own.with({ ...fromHeading(own, { ...outside, ...row.heading }), breakName: name })
  })
  return {
    breaks,
    rows: rows.map((row) => {
      const own = new Row(file, row.line, row.cells, columns)
      const utc: Record<string, DerivedCell> = isUtc ? { utc: { text: 'yes', from: 'date' } } : {}
      return own.with({ ...fromHeading(own, { ...outside, ...row.heading }), ...utc })
    }),
    faults: [...faults, ...parted.faults],
    guesses,
  }
}

/** Whether matches have their own ids and those of their teams: no cell of them is a break, and none is merged with others. */
const isWrittenByProgram = (columns: ReadonlyMap<string, number>): boolean =>
  ['id', 'homeId', 'awayId', 'startsAt'].every((column) => columns.has(column))

/** A heading says what the cells of the row leave open. */
function fromHeading(row: Row, heading: Heading): Record<string, DerivedCell> {
  const found: Record<string, DerivedCell> = {}
  for (const [column, text] of Object.entries(heading)) {
    if (row.get(column) === '') found[column] = { text, from: '' }
  }
  return found
}

function tooManyCells(file: string, header: CellRow, body: readonly CellRow[]): Fault[] {
  const width = header.cells.length
  return body.flatMap(({ line, cells }) => {
    if (cells.slice(width).every((cell) => cell.trim() === '')) return []
    const problem = say('cellsUnderHeaders', { cells: cells.length, headers: width })
    const remedy = say('cellsAsHeaders')
    return [faultAt(file, `${line}:${width + 1}`, problem, remedy)]
  })
}

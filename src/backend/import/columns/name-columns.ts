import { type Fault, faultAt, shown, warningAt } from '../fault.ts'
import type { ColumnMap } from '../reading.ts'
import { say } from '../said.ts'
import { known } from '../suggestion.ts'
import type { CellRow } from '../tables/cell-table.ts'
import { contentOf, mayHold } from './column-content.ts'
import { ASIDE, columnsOfHeader, foldedHeader, KNOWN_WORDS } from './column-words.ts'
import { keyOf } from './columns-file.ts'

export interface NamedColumns {
  /** Position, from 0, by column of the import. */
  readonly columns: ReadonlyMap<string, number>
  readonly faults: readonly Fault[]
}

interface Header {
  readonly text: string
  readonly index: number
  readonly names: readonly string[]
  readonly isOpen: boolean
  readonly cells: readonly string[]
  /** The cells joined with those of the columns without a header that follow; null if none follows. */
  readonly spread: readonly string[] | null
}

/**
 * Says which column of a table is which, by its header, and by its cells where a header may mean several. What is left aside
 * is told; it is a fault if it plainly holds results, days or times.
 *
 * @param names the columns of the import that the table may have
 * @param givenColumns the columns that the operator mapped
 */
export function nameColumns(
  file: string,
  header: CellRow,
  body: readonly CellRow[],
  names: readonly string[],
  givenColumns: ColumnMap,
): NamedColumns {
  const faults: Fault[] = []
  const columns = new Map<string, number>()
  const headers = header.cells.map((text, index): Header => {
    const given = givenColumns.get(keyOf(text, index + 1))
    const own = headerAt(header, body, index)
    // "AR" are the red cards of the away side, and "år" without its ring.
    const isNoYear = foldedHeader(text) !== 'year' && !mayHold('year', own.cells)
    const all = columnsOfHeader(text, names).filter((name) => name !== 'year' || !isNoYear)
    return { ...own, names: given === undefined ? all : [given], isOpen: given !== undefined }
  })
  const placeOf = ({ index }: Header) => `${header.line}:${index + 1}`
  const single = headers.filter((one) => one.names.length === 1)
  const several = headers.filter((one) => one.names.length > 1)
  for (const one of [...single, ...several]) {
    const free = one.names.filter((name) => name === ASIDE || !columns.has(name))
    const fitting = free.find((column) => holds(one, column))
    const name = fitting ?? free.find((column) => one.isOpen || column !== 'pairing')
    if (name === ASIDE) continue
    if (name !== undefined) columns.set(name, one.index)
    else if (free.length === 0 && !splitGoals(one, headers, columns))
      faults.push(twice(file, placeOf(one), one, columns))
  }
  const positions = [...columns.values()]
  const used = new Set(positions.flatMap((index) => [index, ...joinedWith(index, headers, columns)]))
  for (const one of headers) {
    const isKnown = one.names.length > 0 && !one.names.some((name) => name === ASIDE || name === 'pairing')
    if (used.has(one.index) || one.isOpen || isKnown) continue
    const fault = aside(file, placeOf(one), one, names)
    // Nobody misses a column that the table of names leaves aside, unless it holds what a match is.
    if (fault && !(fault.level === 'warning' && one.names.includes(ASIDE))) faults.push(fault)
  }
  return { columns, faults }
}

/** "Mål" over two columns: the goals of home and away. */
function splitGoals(again: Header, headers: readonly Header[], columns: Map<string, number>): boolean {
  const first = headers.find(({ index }) => index === columns.get('result'))
  if (!first || foldedHeader(first.text) !== foldedHeader(again.text)) return false
  if (columns.has('homeScore') || columns.has('awayScore')) return false
  if ([first, again].some(({ cells }) => !['numbers', 'nothing'].includes(contentOf(cells)))) return false
  columns.delete('result')
  columns.set('homeScore', Math.min(first.index, again.index))
  columns.set('awayScore', Math.max(first.index, again.index))
  return true
}

/** The columns that may be spread over cells: a merged header "Resultat" over `12`, `-`, `10`. */
const SPREAD = ['result', 'pairing', 'halfTime']

/** Returns the positions of the columns without a header that a merged header before them covers. */
function joinedWith(
  index: number,
  headers: readonly Header[],
  columns: ReadonlyMap<string, number>,
): number[] {
  if (!SPREAD.some((column) => columns.get(column) === index)) return []
  const own = headers[index]
  if (!own?.spread || ['results', 'pairings'].includes(contentOf(own.cells))) return []
  const after = headers.slice(index + 1, index + 1 + SPREAD_OVER)
  const end = after.findIndex(({ text, isOpen }) => text !== '' || isOpen)
  return after.slice(0, end < 0 ? after.length : end).map((one) => one.index)
}

/** Joins the cells of results and pairings that are spread over several columns. */
export function joinSpreadCells(
  header: CellRow,
  rows: readonly CellRow[],
  columns: ReadonlyMap<string, number>,
): CellRow[] {
  const headers = header.cells.map((_, index) => headerAt(header, rows, index))
  const spread = [...columns.values()].filter((index) => joinedWith(index, headers, columns).length > 0)
  if (spread.length === 0) return [...rows]
  return rows.map(({ line, cells }, at) => {
    const own = [...cells]
    for (const index of spread) own[index] = headers[index]?.spread?.[at] ?? ''
    return { line, cells: own }
  })
}

/** At most a sign and another cell belong to a merged header: `12`, `-`, `10`. */
const SPREAD_OVER = 2

function headerAt(header: CellRow, body: readonly CellRow[], index: number): Header {
  const cellsAt = (at: number) => body.map((row) => (row.cells[at] ?? '').trim())
  const after = header.cells.slice(index + 1, index + 1 + SPREAD_OVER)
  const end = after.findIndex((text) => text.trim() !== '')
  const width = end < 0 ? after.length : end
  const cells = cellsAt(index)
  const joined = Array.from({ length: width }, (_, at) => cellsAt(index + 1 + at))
  const spread = cells.map((cell, at) => {
    const parts = [cell, ...joined.map((column) => column[at] ?? '')].filter((part) => part !== '')
    return parts.join(parts.length === 2 ? ' - ' : ' ')
  })
  const written = (header.cells[index] ?? '').trim()
  // A dash between two columns is no header.
  const text = foldedHeader(written) === '' ? '' : written
  return { text, index, names: [], isOpen: false, cells, spread: width === 0 ? null : spread }
}

const holds = (header: Header, column: string): boolean =>
  mayHold(column, header.cells) ||
  (SPREAD.includes(column) && header.spread !== null && mayHold(column, header.spread))

function twice(
  file: string,
  place: string,
  { text, names }: Header,
  columns: ReadonlyMap<string, number>,
): Fault {
  const [name = ''] = names
  const remedy = say('columnOnce', { name, position: (columns.get(name) ?? 0) + 1 })
  return faultAt(file, place, say('columnTwice', { column: shown(text) }), remedy)
}

function aside(
  file: string,
  place: string,
  { text, cells, names: meant }: Header,
  names: readonly string[],
): Fault | null {
  const content = contentOf(cells)
  if (content === 'days' || content === 'times' || content === 'results') {
    const example = cells.find((cell) => cell !== '')
    const held = { content: say(`holds.${content}`), example: shown(example) }
    const isMeant = meant.length > 0
    const problem =
      text === ''
        ? say(isMeant ? 'headlessUnused' : 'headlessNotKnown', held)
        : say(isMeant ? 'columnUnused' : 'columnNotKnown', { column: shown(text), ...held })
    const one = { days: 'date', times: 'time', results: 'result' }[content]
    return faultAt(file, place, problem, say('knownHeader', { column: one }))
  }
  if (text === '') return null
  const list = say('oneOf', { list: names })
  const own = known(list, text, names)
  const remedy = own === list ? known(list, foldedHeader(text), KNOWN_WORDS) : own
  return warningAt(file, place, say('columnUnknown', { column: shown(text) }), remedy)
}

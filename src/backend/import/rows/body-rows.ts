import { isOpenCell, plainCell } from '../cells/plain-cell.ts'
import { foldedHeader } from '../columns/column-words.ts'
import { type Fault, shown, warningAt } from '../fault.ts'
import { say } from '../said.ts'
import type { CellRow } from '../tables/cell-table.ts'
import { type Heading, readHeading } from './heading-text.ts'

export interface BodyRow extends CellRow {
  /** What the headings above the row say of it. */
  readonly heading: Heading
}

const BREAK =
  /(?<!\p{L})(?:lunch\p{L}*|paus|pauser|rast|pause|mittagspause|break|invigning|öppning|avslutning|prisutdelning|premieutdelning|premieutdeling|præmieoverrækkelse|siegerehrung|opening|closing|ceremony|fika|middag|reservtid|uppvärmning|åbning|åpning|lagledarmöte|aufwärmen)(?!\p{L})/iu

const TEAMS = ['home', 'away', 'pairing'] as const
/** What a match has beside its teams: a row with one of these and no team is a match with a fault. */
const OF_MATCHES = ['result', 'homeScore', 'awayScore', 'number', 'id', 'homeId', 'awayId'] as const

/**
 * Parts the rows of a table of matches from what stands between them: headings ("P14 Grupp 1", "Lördag 4 juli"), breaks and
 * headers that are repeated. Breaks with a time and a field are those of the field; what is left out is told once.
 *
 * @param titles the rows above the header
 */
export function bodyRows(
  file: string,
  header: CellRow | null,
  titles: readonly CellRow[],
  rows: readonly CellRow[],
  columns: ReadonlyMap<string, number>,
  year: number | undefined,
): { rows: BodyRow[]; breaks: BodyRow[]; faults: Fault[] } {
  const repeated = header ? textOf(header) : null
  let heading: Heading = {}
  const left: CellRow[] = []
  const kept: BodyRow[] = []
  const breaks: BodyRow[] = []
  for (const row of titles) {
    const only = onlyCell(row)
    heading = { ...heading, ...(only === null ? {} : readHeading(only, year)) }
  }
  for (const row of rows) {
    if (textOf(row) === repeated) continue
    const only = columns.size > 2 ? onlyCell(row) : null
    const read = only === null || isBreak(only) ? null : readHeading(only, year)
    if (read) heading = below(heading, read)
    else if (isBreakOfField(row, columns)) breaks.push({ ...row, heading })
    else if (isBreakRow(row, columns) || (only !== null && !isTeam(row, columns))) left.push(row)
    else kept.push({ ...row, heading })
  }
  return { rows: kept, breaks, faults: left.length === 0 ? [] : [leftOut(file, left)] }
}

/** A new class begins without a group; a new group without a round. */
function below(before: Heading, read: Heading): Heading {
  const { class: class_, division, round, date } = before
  if (read.class !== undefined) return { ...(date === undefined ? {} : { date }), ...read }
  if (read.division !== undefined || read.round !== undefined) {
    const kept = {
      ...(class_ === undefined ? {} : { class: class_ }),
      ...(date === undefined ? {} : { date }),
    }
    return { ...kept, ...read }
  }
  return {
    ...(class_ === undefined ? {} : { class: class_ }),
    ...(division === undefined ? {} : { division }),
    ...(round === undefined ? {} : { round }),
    ...read,
  }
}

const textOf = ({ cells }: CellRow): string => cells.map(foldedHeader).join('|').replace(/\|+$/, '')

/** Returns the one text of a row; a merged cell may be written several times. */
function onlyCell({ cells }: CellRow): string | null {
  const [text, ...more] = new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))
  return text !== undefined && more.length === 0 ? text : null
}

export const isBreak = (text: string): boolean => BREAK.test(plainCell(text))

function isTeam({ cells }: CellRow, columns: ReadonlyMap<string, number>): boolean {
  return TEAMS.some((column) => (cells[columns.get(column) ?? -1] ?? '').trim() !== '')
}

/** A row that says when and on which field there is a break. */
const isBreakOfField = (row: CellRow, columns: ReadonlyMap<string, number>): boolean =>
  row.cells.some(isBreak) &&
  isBreakRow(row, columns) &&
  ['time', 'field'].every((column) => !isOpenCell(row.cells[columns.get(column) ?? -1] ?? ''))

/** Returns what a break is called in its row; undefined if no cell does. */
export const breakName = (cells: readonly string[]): string | undefined =>
  cells.map((cell) => cell.trim()).find(isBreak)

/** A row without a team, or with a break in their place. */
function isBreakRow({ cells }: CellRow, columns: ReadonlyMap<string, number>): boolean {
  const cell = (column: string) => (cells[columns.get(column) ?? -1] ?? '').trim()
  const teams = TEAMS.map(cell).filter((text) => text !== '')
  if (teams.length > 0) return teams.every(isBreak)
  if (TEAMS.every((column) => !columns.has(column))) return false
  return OF_MATCHES.every((column) => isOpenCell(cell(column))) || cells.some(isBreak)
}

function leftOut(file: string, rows: readonly CellRow[]): Fault {
  const [first] = rows
  const text = first?.cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ')
  return warningAt(
    file,
    `${first?.line ?? 1}:1`,
    say('rowsLeftOut', { count: rows.length, text: shown(text) }),
    say('titlesOrBreaks'),
  )
}

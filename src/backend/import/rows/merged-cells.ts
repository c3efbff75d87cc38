import { shown } from '../fault.ts'
import type { Guess } from '../reading.ts'
import { namedRound } from '../round-names.ts'
import { say } from '../said.ts'
import type { CellRow } from '../tables/cell-table.ts'

/** The columns whose cells may be merged over several rows; a spreadsheet writes the first cell, and the others empty. */
const MERGED = ['class', 'stage', 'division', 'date', 'time', 'arena', 'field', 'round'] as const

/**
 * Continues cells that are merged over several rows. An empty class continues the class above. Other columns continue if they
 * are written like merged cells: no value twice in a row, and as many empty cells as values; a day also if the row has a time.
 */
export function continueMergedCells<T extends CellRow>(
  file: string,
  rows: readonly T[],
  columns: ReadonlyMap<string, number>,
): { rows: T[]; guesses: Guess[] } {
  const guesses: Guess[] = []
  let filled = [...rows]
  for (const column of MERGED) {
    const index = columns.get(column)
    if (index === undefined) continue
    const before = filled
    filled = continueColumn(filled, column, index, columns)
    const at = filled.findIndex((row, position) => row !== before[position])
    const row = filled[at]
    if (!row) continue
    const count = filled.filter((one, position) => one !== before[position]).length
    const what = say('cellsContinued', { count, column })
    guesses.push({ file, what, example: say('rowHas', { row: row.line, cell: shown(row.cells[index]) }) })
  }
  return { rows: filled, guesses }
}

function continueColumn<T extends CellRow>(
  rows: readonly T[],
  column: (typeof MERGED)[number],
  index: number,
  columns: ReadonlyMap<string, number>,
): T[] {
  const cellOf = (row: CellRow, at: number) => (row.cells[at] ?? '').trim()
  const values = rows.map((row) => cellOf(row, index))
  const empty = values.filter((value) => value === '').length
  const isRepeated = values.some((value, at) => value !== '' && value === values[at - 1])
  const looksMerged = !isRepeated && empty >= values.length - empty && values[0] !== ''
  const time = columns.get('time') ?? -1
  // One time is merged over several fields, and one field over several times.
  const hasPartner = (row: CellRow, of: string) => {
    const partner = { time: 'field', field: 'time', arena: 'time' }[of]
    return partner === undefined || cellOf(row, columns.get(partner) ?? -1) !== ''
  }
  const round = columns.get('round') ?? -1
  let above = ''
  return rows.map((row, at) => {
    const value = values[at] ?? ''
    if (value !== '') above = value
    if (value !== '' || above === '') return row
    const isDayOfTime = column === 'date' && !isRepeated && cellOf(row, time) !== ''
    const isKnockout = namedRound(cellOf(row, round)) !== null
    const isMerged = looksMerged && !(column === 'division' && isKnockout) && hasPartner(row, column)
    if (column !== 'class' && !isDayOfTime && !isMerged) return row
    const cells = [...row.cells]
    cells[index] = above
    return { ...row, cells }
  })
}

import { shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import type { CellReader } from './cells.ts'

export interface WrittenBreak {
  readonly from: string
  readonly to: string
  readonly name?: string
}

const BREAK = /^(\d{4}-\d\d-\d\dT\S+?)\/(\d{4}-\d\d-\d\dT\S+)(?: (.+))?$/

/** Reads the breaks of a field: `2026-07-07T12:00:00+02:00/2026-07-07T13:00:00+02:00 Lunch`, separated by `|`. */
export function breakCells(row: Row, cells: CellReader): WrittenBreak[] {
  return cells.list(row, 'breaks').flatMap((cell) => {
    const [, from, to, name] = BREAK.exec(cell) ?? []
    if (from && to) return [{ from, to, ...(name && { name }) }]
    cells.fault(row, 'breaks', say('noBreak', { cell: shown(cell) }), say('asBreak'))
    return []
  })
}

import type { Row } from '../rows/row.ts'
import type { CellReader } from './cells.ts'
import { wordCells } from './word-cells.ts'

/** Returns the state of a row's match with what belongs to it: whether its score counts, why, and which match it replaces. */
export function callOffCells(row: Row, state: string, cells: CellReader) {
  const isCounted = state === 'abandoned' && row.has('counts') && cells.yes(row, 'counts')
  const reason = wordCells(row, 'reason')
  const replays = row.get('replays')
  return {
    state: isCounted ? 'finished' : state,
    ...(isCounted && { abandoned: true }),
    ...(reason && { reason }),
    ...(replays && { replays }),
  }
}

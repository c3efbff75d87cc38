import type { Row } from '../rows/row.ts'
import type { CellReader } from './cells.ts'

/** Returns the state of a row's match with what belongs to it: whether its score counts, why, and which match it replaces. */
export function callOffCells(row: Row, state: string, cells: CellReader) {
  const isCounted = state === 'abandoned' && row.has('counts') && cells.yes(row, 'counts')
  const [en, sv] = [row.get('reason'), row.get('reasonSv')]
  const reason = en && sv ? { en, sv } : en || sv
  const replays = row.get('replays')
  return {
    state: isCounted ? 'finished' : state,
    ...(isCounted && { abandoned: true }),
    ...(reason && { reason }),
    ...(replays && { replays }),
  }
}

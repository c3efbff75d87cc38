import type { WordsDocument } from '../../document/cup-document.ts'
import type { Row } from '../rows/row.ts'
import type { CellReader } from './cells.ts'
import { wordCells } from './word-cells.ts'

export interface AdjustmentCells {
  readonly team: string
  readonly points: number
  readonly reason?: WordsDocument
}

/** Returns the points that a jury gave or took, by the row of a team; none if the row says none. */
export function adjustmentCells(row: Row, team: string, cells: CellReader): AdjustmentCells[] {
  const points = cells.whole(row, 'pointsAdjustment')
  if (points === undefined || points === 0) return []
  const reason = wordCells(row, 'adjustmentReason')
  return [{ team, points, ...(reason && { reason }) }]
}

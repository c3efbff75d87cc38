import type { Row } from '../rows/row.ts'
import type { CellReader } from './cells.ts'
import { type ReasonCells, reasonCells } from './reason-cells.ts'

export interface AdjustmentCells {
  readonly team: string
  readonly points: number
  readonly reason?: ReasonCells
}

/** Returns the points that a jury gave or took, by the row of a team; none if the row says none. */
export function adjustmentCells(row: Row, team: string, cells: CellReader): AdjustmentCells[] {
  const points = cells.whole(row, 'pointsAdjustment')
  if (points === undefined || points === 0) return []
  const reason = reasonCells(row, 'adjustmentReason')
  return [{ team, points, ...(reason && { reason }) }]
}

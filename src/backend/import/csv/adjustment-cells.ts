import type { Row } from '../rows/row.ts'
import type { CellReader } from './cells.ts'

export interface AdjustmentCells {
  readonly team: string
  readonly points: number
  readonly reason?: string | { readonly en: string; readonly sv: string }
}

/** Returns the points that a jury gave or took, by the row of a team; none if the row says none. */
export function adjustmentCells(row: Row, team: string, cells: CellReader): AdjustmentCells[] {
  const points = cells.whole(row, 'pointsAdjustment')
  if (points === undefined || points === 0) return []
  const [en, sv] = [row.get('adjustmentReason'), row.get('adjustmentReasonSv')]
  const reason = en && sv ? { en, sv } : en || sv
  return [{ team, points, ...(reason && { reason }) }]
}

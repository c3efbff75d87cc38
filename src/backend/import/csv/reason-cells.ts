import type { Words } from '../../../domain/text/locale.ts'
import type { Row } from '../rows/row.ts'

/** A reason in both languages, or one text for both. */
export type ReasonCells = string | Words

/** Reads a reason from a column and the same with `Sv`; '' if both are empty. */
export function reasonCells(
  row: Row,
  column: 'reason' | 'adjustmentReason' | 'withdrawnReason',
): ReasonCells {
  const [en, sv] = [row.get(column), row.get(`${column}Sv`)]
  return en && sv ? { en, sv } : en || sv
}

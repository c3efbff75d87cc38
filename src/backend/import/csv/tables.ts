import type { TableName } from '../columns/table-columns.ts'
import type { Row } from '../rows/row.ts'

/** The rows of one edition, by table. */
export type Tables = Readonly<Record<TableName, readonly Row[]>> & {
  /** The rows of a table of matches that are breaks on a field. */
  readonly breaks: readonly Row[]
}

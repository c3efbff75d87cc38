import type { TableName } from '../columns/table-columns.ts'
import type { Row } from '../rows/row.ts'

/** The rows of one edition, by table. */
export type Tables = Readonly<Record<TableName, readonly Row[]>>

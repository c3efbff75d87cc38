import type { Words } from '../text/locale.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { type Cell, csvText } from './csv.ts'

/** As Table Schema names them (specs.frictionlessdata.io). */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'time' | 'datetime'

export interface Column<Row> {
  readonly name: string
  readonly type: ColumnType
  readonly about: Words
  readonly of: (row: Row, index: EditionIndex) => Cell
}

/** A file of an edition's open data. */
export interface DataTable {
  readonly name: string
  readonly about: Words
  readonly columns: readonly Omit<Column<never>, 'of'>[]
  /** The columns that tell a row from all others. */
  readonly key: readonly string[]
  readonly csv: (index: EditionIndex) => { readonly text: string; readonly rows: number }
}

/** @param rowsOf what is published of an edition: an index holds nothing else */
export const dataTable = <Row>(
  about: Pick<DataTable, 'name' | 'about' | 'key'>,
  rowsOf: (index: EditionIndex) => readonly Row[],
  columns: readonly Column<Row>[],
): DataTable => ({
  ...about,
  columns,
  csv: (index) => {
    const rows = rowsOf(index).map((row) => columns.map(({ of }) => of(row, index)))
    return {
      text: csvText(
        columns.map(({ name }) => name),
        rows,
      ),
      rows: rows.length,
    }
  },
})

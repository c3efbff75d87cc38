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

export const column = <Row>(
  name: string,
  type: ColumnType,
  en: string,
  sv: string,
  of: Column<Row>['of'],
): Column<Row> => ({ name, type, about: { en, sv }, of })

/** A column of texts. */
export const text = <Row>(name: string, en: string, sv: string, of: Column<Row>['of']): Column<Row> =>
  column(name, 'string', en, sv, of)

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
    const rows = rowsOf(index)
    return { text: tableText(columns, rows, index), rows: rows.length }
  },
})

/** Rows as a file of the open data has them, below the names of the columns. */
export const tableText = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  index: EditionIndex,
): string =>
  csvText(
    columns.map(({ name }) => name),
    rows.map((row) => columns.map(({ of }) => of(row, index))),
  )

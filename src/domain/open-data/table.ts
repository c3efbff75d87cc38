import type { Words } from '../text/locale.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { type Cell, csvText } from './csv.ts'

/** The type names of Table Schema (specs.frictionlessdata.io). */
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
  /** The columns that identify a row. */
  readonly key: readonly string[]
  readonly csv: (index: EditionIndex) => { readonly text: string; readonly rows: number }
}

/** @param rowsOf returns the published rows of an edition: an index holds nothing else */
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

/** Returns rows as the text of an open data file, below the column names. */
export const tableText = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  index: EditionIndex,
): string =>
  csvText(
    columns.map(({ name }) => name),
    rows.map((row) => columns.map(({ of }) => of(row, index))),
  )

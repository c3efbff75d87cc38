import type { Site } from '../site/page-site.ts'
import { fieldIn, LANGUAGES, LOCALES, type Locale, type Words } from '../text/locale.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { type Cell, csvText } from './csv.ts'

/** The type names of Table Schema (specs.frictionlessdata.io). */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'time' | 'datetime'

export interface Column<Row> {
  readonly name: string
  readonly type: ColumnType
  readonly of: (row: Row, index: EditionIndex) => Cell
}

export const column = <Row>(name: string, type: ColumnType, of: Column<Row>['of']): Column<Row> => ({
  name,
  type,
  of,
})

/** A column of texts. */
export const text = <Row>(name: string, of: Column<Row>['of']): Column<Row> => column(name, 'string', of)

/** What tables and their columns hold, in the words of one language. */
export interface TableWords {
  readonly table: (name: string) => string
  readonly column: (table: string, name: string) => string
}

/** A file of an edition's open data. */
export interface DataTable {
  readonly name: string
  /** The table whose words tell of its columns; its own name unless it has the columns of another. */
  readonly columnsOf: string
  readonly columns: readonly Omit<Column<never>, 'of'>[]
  /** The columns that identify a row. */
  readonly key: readonly string[]
  readonly csv: (index: EditionIndex, cup: Site['cup']) => { readonly text: string; readonly rows: number }
}

/** @param rowsOf returns the published rows of an edition: an index holds nothing else */
export const dataTable = <Row>(
  about: Pick<DataTable, 'name' | 'key'> & Partial<Pick<DataTable, 'columnsOf'>>,
  rowsOf: (index: EditionIndex, cup: Site['cup']) => readonly Row[],
  columns: readonly Column<Row>[],
): DataTable => ({
  columnsOf: about.name,
  ...about,
  columns,
  csv: (index, cup) => {
    const rows = rowsOf(index, cup)
    return { text: tableText(columns, rows, index), rows: rows.length }
  },
})

/** A column of texts for each language: `name` and `nameSv`. */
export const texts = <Row>(
  name: string,
  of: (row: Row, index: EditionIndex) => Words | null,
): Column<Row>[] =>
  LOCALES.map((locale) => text(fieldIn(name, locale), (row, index) => of(row, index)?.[locale] ?? null))

/** Returns several values as one cell: `|` between, and a backslash before one that a value holds. */
export const listCell = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|')

/**
 * Returns rows as a text that a spreadsheet of the visitor's country opens by a double click, with the columns of the open
 * data. Its byte order mark tells Excel that it is UTF-8. Excel separates by the list separator of the country; LibreOffice
 * and Numbers find either by themselves. No line `sep=` names the separator:
 * after it Excel no longer heeds the mark, and shows two signs for each letter beyond ASCII.
 */
export const spreadsheetText = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  index: EditionIndex,
  locale: Locale,
): string => {
  const cell = ({ of, type }: Column<Row>, row: Row): Cell => {
    const value = of(row, index)
    return type === 'string' && typeof value === 'string' ? noDate(value) : value
  }
  const table = rows.map((row) => columns.map((column) => cell(column, row)))
  return `\ufeff${csvText(
    columns.map(({ name }) => name),
    table,
    LANGUAGES[locale].listSeparator,
  )}`
}

const LIKE_A_DATE = /^\d{1,4}[-/.:]\d{1,4}(?:[-/.:]\d{1,4})?$/
const SIGNS: Readonly<Record<string, string>> = { '-': '–', '/': '⁄', '.': '․', ':': '∶' }

/** Returns a text with other signs where a spreadsheet would make a day or a time of it: "1/8" is a round, "12-10" a score. */
const noDate = (text: string): string =>
  LIKE_A_DATE.test(text) ? text.replace(/[-/.:]/g, (sign) => SIGNS[sign] ?? sign) : text

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

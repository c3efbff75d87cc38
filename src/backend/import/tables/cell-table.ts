/** A row of cells as a file holds them, and its line (of a sheet: its row), counted from 1. */
export interface CellRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The cells of one file or of one sheet. */
export interface CellTable {
  /** What faults are reported under: "matches.csv", "cup.xlsx, sheet P14". */
  readonly file: string
  /** The name of the file or sheet, without its ending. */
  readonly name: string
  /** Whether the table is a sheet of a workbook. */
  readonly isSheet: boolean
  readonly rows: readonly CellRow[]
}

import type { Origin } from '../fault.ts'

/** A value that was read out of another cell, and the column of that cell. */
export interface DerivedCell {
  readonly text: string
  /** '' if no cell of the row says it: a heading above or the name of the sheet does. */
  readonly from: string
}

/** A row of a table: its cells by column name, trimmed, '' if absent. Places are `line:column`, both counted from 1. */
export class Row {
  readonly file: string
  readonly line: number
  private readonly cells: readonly string[]
  private readonly columns: ReadonlyMap<string, number>
  private readonly derived: ReadonlyMap<string, DerivedCell>

  constructor(
    file: string,
    line: number,
    cells: readonly string[],
    columns: ReadonlyMap<string, number>,
    derived: ReadonlyMap<string, DerivedCell> = new Map(),
  ) {
    this.file = file
    this.line = line
    this.cells = cells
    this.columns = columns
    this.derived = derived
  }

  get(column: string): string {
    return this.derived.get(column)?.text ?? this.written(column)
  }

  /** Returns the cell as the file has it, whatever was read out of it. */
  written(column: string): string {
    const index = this.columns.get(column)
    return index === undefined ? '' : (this.cells[index] ?? '').trim()
  }

  has(column: string): boolean {
    return this.columns.has(column) || this.derived.has(column)
  }

  /** Returns where a cell, or without `column` the whole row from column 1, was read from. */
  origin(column?: string): Origin {
    const source = column === undefined ? undefined : this.derived.get(column)?.from || column
    const index = source === undefined ? undefined : this.columns.get(source)
    const name = index === undefined ? '' : ` (${source})`
    return { file: this.file, place: `${this.line}:${(index ?? 0) + 1}${name}` }
  }

  /** Returns the row with values that were read out of its cells; they hide what the cells say. */
  with(values: Readonly<Record<string, DerivedCell>>): Row {
    const derived = new Map([...this.derived, ...Object.entries(values)])
    return new Row(this.file, this.line, this.cells, this.columns, derived)
  }
}

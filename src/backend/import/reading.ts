import type { Said } from './said.ts'

/** Something that the import settled from the content of a file, told once with an example of what was read. */
export interface Guess {
  readonly file: string
  /** As "days read as day/month". */
  readonly what: Said
  /** What the file writes and what was read, as `"7/7 2026" is 7 July 2026`; '' if there is nothing to show. */
  readonly example: Said | ''
}

/** Columns given by hand: from a folded header, or `column3` of a file without one, to a column of the import or `-`. */
export type ColumnMap = ReadonlyMap<string, string>

/** One column of a file as it was read. */
export interface ReadColumn {
  /** The table that it stands in, as faults name it, and which table of the import that is. */
  readonly file: string
  readonly table: string
  readonly header: string
  /** Counted from 1. */
  readonly position: number
  /** A column of the import; `-` if it was left aside. */
  readonly column: string
  /** Its first different cells. */
  readonly samples: readonly string[]
}

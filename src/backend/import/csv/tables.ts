import type { Row } from '../rows/row.ts'

/** The rows of one edition, by table. */
export interface Tables {
  readonly editions: readonly Row[]
  readonly classes: readonly Row[]
  readonly divisions: readonly Row[]
  readonly carried: readonly Row[]
  readonly teams: readonly Row[]
  readonly arenas: readonly Row[]
  readonly fields: readonly Row[]
  readonly matches: readonly Row[]
}

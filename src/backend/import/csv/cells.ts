import { type Fault, faultAt, shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { type Said, say } from '../said.ts'

export const YES: readonly string[] = ['yes', 'true', '1', 'x', 'ja']
export const NO: readonly string[] = ['no', 'false', '0', 'nej']

/** Collects faults in single cells while a table is turned into a document. */
export class CellReader {
  readonly faults: Fault[] = []

  fault(row: Row, column: string, problem: Said, remedy: Said): void {
    const { file, place } = row.origin(column)
    this.faults.push(faultAt(file, place, problem, remedy))
  }

  /** Reads a whole number; undefined if the cell is empty, or wrong, which is a fault. */
  whole(row: Row, column: string): number | undefined {
    const text = row.get(column)
    if (text === '') return undefined
    // Programs write whole numbers as 3.0.
    if (/^-?\d{1,9}(?:[.,]0+)?$/.test(text)) return Number(text.replace(',', '.'))
    this.fault(row, column, say('noWholeNumber', { cell: shown(text) }), say('digitsOnly'))
    return undefined
  }

  /** Reads a number with a decimal point or comma. */
  decimal(row: Row, column: string): number | undefined {
    const text = row.get(column)
    if (text === '') return undefined
    if (/^-?\d+(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'))
    this.fault(row, column, say('noNumber', { cell: shown(text) }), say('degrees'))
    return undefined
  }

  yes(row: Row, column: string): boolean | undefined {
    const text = row.get(column).toLowerCase()
    if (text === '') return undefined
    if (YES.includes(text)) return true
    if (NO.includes(text)) return false
    this.fault(row, column, shown(row.get(column)), say('yesOrNo'))
    return undefined
  }

  /** Reads a score from two columns that belong together. */
  score(row: Row, home: string, away: string): { home: number; away: number } | undefined {
    const [left, right] = [this.whole(row, home), this.whole(row, away)]
    if (left !== undefined && right !== undefined) return { home: left, away: right }
    if ((row.get(home) === '') !== (row.get(away) === '')) {
      const empty = row.get(home) === '' ? home : away
      this.fault(
        row,
        empty,
        say('emptyBeside', { empty, other: empty === home ? away : home }),
        say('bothOrNeither'),
      )
    }
    return undefined
  }

  /** Reads `a|b|c` as a list; `\\|` is a bar and `\\\\` a backslash of a value. */
  list(row: Row, column: string): string[] {
    return [...row.get(column).matchAll(/(?:\\[\\|]|[^|])+/g)]
      .map(([part]) => part.replace(/\\([\\|])/g, '$1').trim())
      .filter((part) => part !== '')
  }
}

import type { Locale } from '../../../domain/text/locale.ts'
import { type Fault, faultAt } from '../fault.ts'
import type { Guess } from '../reading.ts'
import { say, textOf } from '../said.ts'
import type { CellTable } from './cell-table.ts'
import { decodeTable } from './decode-text.ts'
import { separatedRows } from './separated-text.ts'
import { isOldWorkbook, isPacked, readSheets } from './workbook.ts'

export interface ReadTables {
  readonly tables: readonly CellTable[]
  readonly faults: readonly Fault[]
  readonly guesses: readonly Guess[]
}

/** Whether a file holds tables, by its name. */
export const isTableText = (file: string): boolean => /\.(?:csv|tsv|tab|txt|xlsx|xlsm|xls)$/i.test(file)

/** Reads the cells of a file. Its bytes tell whether it is a spreadsheet or text, and which encoding and separator. */
export async function readTables(file: string, bytes: Uint8Array, locale: Locale): Promise<ReadTables> {
  if (isOldWorkbook(bytes)) {
    const fault = faultAt(file, '', say('oldWorkbook'), say('saveXlsx'))
    return { tables: [], faults: [fault], guesses: [] }
  }
  const name = nameOf(file)
  if (isPacked(bytes)) {
    const book = await readSheets(bytes, file)
    if (!book.ok) return { tables: [], faults: [book.fault], guesses: [] }
    const tables = book.sheets
      .filter(({ rows }) => rows.length > 0)
      .map((sheet) => ({
        file: textOf(say('sheet', { file, name: sheet.name }), locale),
        name: sheet.name,
        isSheet: true,
        rows: sheet.rows,
      }))
    const empty = tables.length === 0 ? [faultAt(file, '', say('emptySheets'), say('sheetWithMatches'))] : []
    return { tables, faults: empty, guesses: [] }
  }
  const decoded = decodeTable(bytes, file)
  if (!decoded.ok) return { tables: [], faults: [decoded.fault], guesses: [] }
  const { rows, faults } = separatedRows(file, decoded.text)
  const tables = faults.length > 0 ? [] : [{ file, name, isSheet: false, rows }]
  return { tables, faults, guesses: decoded.guesses }
}

const nameOf = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '')

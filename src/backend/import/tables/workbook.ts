import readWorkbook from 'read-excel-file/universal'
import { type Fault, faultAt } from '../fault.ts'
import { say } from '../said.ts'
import type { CellRow } from './cell-table.ts'

export interface Sheet {
  readonly name: string
  readonly rows: readonly CellRow[]
}

type Workbook = { ok: true; sheets: Sheet[] } | { ok: false; fault: Fault }

/** More is no schedule: a packed file may hold a thousand times its own size. */
const LARGEST_UNPACKED = 300_000_000

/** Whether the bytes are a packed folder, as an .xlsx file is. */
export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03

/** Whether the bytes are a spreadsheet of before 2007 (.xls). */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0

/** Reads every sheet of a spreadsheet (.xlsx): days as `YYYY-MM-DD`, times as `HH:mm`, other cells as they were typed. */
export async function readSheets(bytes: Uint8Array, file: string): Promise<Workbook> {
  const size = unpackedSize(bytes)
  if (size > LARGEST_UNPACKED) {
    const problem = say('workbookTooLarge', { size: Math.ceil(size / 1e6) })
    return { ok: false, fault: faultAt(file, '', problem, say('workbookAtMost')) }
  }
  try {
    const sheets = await readWorkbook(Uint8Array.from(bytes).buffer)
    return {
      ok: true,
      sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) })),
    }
  } catch (error) {
    const problem = say('noWorkbook', { problem: error instanceof Error ? error.message : String(error) })
    return {
      ok: false,
      fault: faultAt(file, '', problem, say('saveAgain')),
    }
  }
}

function rowsOf(data: readonly (readonly unknown[])[]): CellRow[] {
  return data.flatMap((row, index) => {
    const cells = row.map(cellText)
    return cells.every((cell) => cell.trim() === '') ? [] : [{ line: index + 1, cells }]
  })
}

/** Numbers keep fifteen digits, as spreadsheets do: 0.1 + 0.2 is 0.3. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return momentText(value)
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  return String(value)
}

/** The first day of a spreadsheet's calendar: a time without a day is a moment of it, and "27:25" is of the day after. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const MINUTE = 60_000

function momentText(moment: Date): string {
  const minutes = Math.round((moment.getTime() - DAY_ZERO) / MINUTE)
  const days = Math.floor(minutes / 1440)
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor((minutes % 1440) / 60)
  if (days < 42) return `${two(days * 24 + hours)}:${two(minutes % 60)}`
  const day = new Date(DAY_ZERO + days * 1440 * MINUTE).toISOString().slice(0, 10)
  return minutes % 1440 === 0 ? day : `${day} ${two(hours)}:${two(minutes % 60)}`
}

/** Returns the size of all files of a packed folder as its directory tells; 0 if it has none. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size = 0
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--) {
    if (view.getUint32(at, true) !== 0x06054b50) continue
    let entry = view.getUint32(at + 16, true)
    for (let count = view.getUint16(at + 10, true); count > 0 && entry + 46 <= bytes.length; count--) {
      size += view.getUint32(entry + 24, true)
      entry +=
        46 +
        view.getUint16(entry + 28, true) +
        view.getUint16(entry + 30, true) +
        view.getUint16(entry + 32, true)
    }
    return size
  }
  return size
}

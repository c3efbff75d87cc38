import { CsvError, type Info, parse } from 'csv-parse/sync'
import { unguarded } from '../../../domain/open-data/csv.ts'
import { type Fault, faultAt } from '../fault.ts'
import { say } from '../said.ts'
import type { CellRow } from './cell-table.ts'

const SEPARATORS = ['\t', ';', ',', '|'] as const

/** The line in which Excel names the separator: `sep=;`. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?[^\r\n]*/i

/** Reads text whose cells are separated by commas, semicolons, tabs or bars, as its first lines tell. */
export function separatedRows(file: string, text: string): { rows: CellRow[]; faults: Fault[] } {
  const named = SEPARATOR_LINE.exec(text)
  const content = named ? text.slice(named[0].length) : text
  let records: { record: string[]; info: Info }[]
  try {
    records = parse(content, {
      bom: true,
      delimiter: named?.[1] ?? separatorOf(content),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: string[]; info: Info }[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    const remedy = say('quotedText')
    return {
      rows: [],
      faults: [faultAt(file, `${line}:1`, say('noCsv', { problem: error.message }), remedy)],
    }
  }
  const rows = records.flatMap(({ record, info }) => {
    if (record.every((cell) => cell.trim() === '')) return []
    const breaks = record.reduce((count, cell) => count + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
    return [{ line: info.lines - breaks, cells: record.map(unguarded) }]
  })
  return { rows, faults: [] }
}

/** Returns the separator that stands equally often in most of the first lines, outside quotes; titles have none. */
function separatorOf(text: string): string {
  const lines = text
    .replace(/^\ufeff/, '')
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30)
  const weight = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const usual = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    const even = counts.filter((count) => count === usual).length
    return even * 1000 + Math.min(usual, 999)
  }
  return SEPARATORS.reduce((best, separator) => (weight(separator) > weight(best) ? separator : best))
}

import { CsvError, type Info, parse } from 'csv-parse/sync'
import { type Fault, faultAt, type Origin, shown, warningAt } from '../fault.ts'
import { known } from '../suggestion.ts'
import { COLUMN_ALIASES, COLUMNS, type TableName } from './columns.ts'

/** A row of a table: its cells by column name, trimmed, '' if absent. Places are `line:column`, both counted from 1. */
export class Row {
  readonly file: string
  readonly line: number
  private readonly cells: readonly string[]
  private readonly columns: ReadonlyMap<string, number>

  constructor(file: string, line: number, cells: readonly string[], columns: ReadonlyMap<string, number>) {
    this.file = file
    this.line = line
    this.cells = cells
    this.columns = columns
  }

  get(column: string): string {
    const index = this.columns.get(column)
    return index === undefined ? '' : (this.cells[index] ?? '').trim()
  }

  has(column: string): boolean {
    return this.columns.has(column)
  }

  /** Returns where a cell, or without `column` the whole row from column 1, was read from. */
  origin(column?: string): Origin {
    const index = column === undefined ? undefined : this.columns.get(column)
    const name = index === undefined ? '' : ` (${column})`
    return { file: this.file, place: `${this.line}:${(index ?? 0) + 1}${name}` }
  }
}

/** Reads one table. Its header row tells the separator: comma, semicolon or tab. */
export function readTable(file: string, table: TableName, text: string): { rows: Row[]; faults: Fault[] } {
  const faults: Fault[] = []
  let records: { record: string[]; info: Info }[]
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: string[]; info: Info }[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    const remedy = 'text with a quote inside quotes, and the quote doubled: "IK ""Example"""'
    return { rows: [], faults: [faultAt(file, `${line}:1`, `not CSV: ${error.message}`, remedy)] }
  }
  const [header, ...body] = records
  if (!header) {
    return {
      rows: [],
      faults: [faultAt(file, '1:1', 'the file is empty', `a header row: ${COLUMNS[table].join(',')}`)],
    }
  }
  const columns = readHeader(file, table, header.record, faults)
  const rows = body.flatMap(({ record, info }) => {
    if (record.every((cell) => cell.trim() === '')) return []
    const breaks = record.reduce((count, cell) => count + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
    const line = info.lines - breaks
    if (
      record.length > header.record.length &&
      record.slice(header.record.length).some((cell) => cell.trim() !== '')
    ) {
      const problem = `${record.length} cells under ${header.record.length} headers`
      const remedy = 'as many cells as headers; a cell that holds the separator stands in double quotes'
      faults.push(faultAt(file, `${line}:${header.record.length + 1}`, problem, remedy))
    }
    return [new Row(file, line, record, columns)]
  })
  return { rows, faults }
}

function readHeader(
  file: string,
  table: TableName,
  header: readonly string[],
  faults: Fault[],
): Map<string, number> {
  const names: readonly string[] = COLUMNS[table]
  const byPlain = new Map(names.map((name) => [name.toLowerCase(), name]))
  const columns = new Map<string, number>()
  header.forEach((cell, index) => {
    const plain = cell
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s_-]+/g, '')
    if (plain === '') return
    const alias = COLUMN_ALIASES[plain]
    const name = byPlain.get(plain) ?? (alias && names.includes(alias) ? alias : undefined)
    const place = `1:${index + 1}`
    if (name === undefined) {
      const remedy = known(`one of ${names.join(', ')}`, cell, names)
      faults.push(warningAt(file, place, `unknown column ${shown(cell)}: ignored`, remedy))
    } else if (columns.has(name)) {
      const remedy = `each column once: ${name} is column ${(columns.get(name) ?? 0) + 1} already`
      faults.push(faultAt(file, place, `the column ${shown(cell)} is there twice`, remedy))
    } else columns.set(name, index)
  })
  return columns
}

/** Returns the separator that is most frequent in the header row, outside quotes. */
function delimiterOf(text: string): string {
  const header = (/^[^\r\n]*/.exec(text.replace(/^\ufeff/, ''))?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (separator: string) => header.split(separator).length
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

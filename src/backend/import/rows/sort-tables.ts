import { weekdayOf } from '../cells/day-words.ts'
import { findHeader } from '../columns/find-header.ts'
import { guessColumns } from '../columns/guess-columns.ts'
import { nameColumns } from '../columns/name-columns.ts'
import { COLUMNS, isTableFile, type TableName, tableOf } from '../columns/table-columns.ts'
import { type Fault, shown, warningAt } from '../fault.ts'
import type { ColumnMap, Guess } from '../reading.ts'
import { say } from '../said.ts'
import type { CellTable } from '../tables/cell-table.ts'
import { type Heading, readHeading } from './heading-text.ts'

export interface SortedTable {
  readonly table: CellTable
  readonly kind: TableName
  /** What the name of the sheet or file says of its matches. */
  readonly outside: Heading
}

/**
 * Says which table each file or sheet is: by its name, else a table of matches if two teams meet in it. A single one is a
 * table of matches in any case. The name of a sheet, or of one file of several, may be the class, group or day of its matches.
 */
export function sortTables(
  tables: readonly CellTable[],
  givenColumns: ColumnMap,
  year: number | undefined,
): { sorted: SortedTable[]; faults: Fault[]; guesses: Guess[] } {
  const isNamed = tables.some(({ name, isSheet }) => !isSheet && tableOf(name) !== undefined)
  const kindOf = (table: CellTable): TableName | undefined => {
    const kind = tableOf(table.name)
    if (tables.length === 1) return kind !== undefined && isTableFile(table.name) ? kind : 'matches'
    if (kind !== undefined) return kind
    return (table.isSheet || !isNamed) && hasMatches(table, givenColumns) ? 'matches' : undefined
  }
  const kinds = new Map(tables.map((table) => [table, kindOf(table)]))
  const several = [...kinds.values()].filter((kind) => kind === 'matches').length > 1
  const faults: Fault[] = []
  const guesses: Guess[] = []
  const sorted = tables.flatMap((table): SortedTable[] => {
    const kind = kinds.get(table)
    if (kind === undefined) {
      faults.push(skipped(table))
      return []
    }
    const isTitle = kind === 'matches' && tableOf(table.name) === undefined && (table.isSheet || several)
    const outside = isTitle ? nameSays(table.name, several, year) : {}
    const [said] = Object.entries(outside) as [keyof Heading, string][]
    if (said && guesses.length === 0) {
      const what = say(table.isSheet ? 'sheetNamesRead' : 'fileNamesRead')
      guesses.push({
        file: table.file,
        what,
        example: say(`nameIs.${said[0]}`, { name: shown(table.name), value: shown(said[1]) }),
      })
    }
    return [{ table, kind, outside }]
  })
  return { sorted, faults, guesses }
}

function hasMatches({ file, rows }: CellTable, givenColumns: ColumnMap): boolean {
  const at = findHeader(rows, COLUMNS.matches, givenColumns)
  const header = at === null ? undefined : rows[at]
  const columns = header
    ? [...nameColumns(file, header, rows.slice((at ?? 0) + 1), COLUMNS.matches, givenColumns).columns.keys()]
    : [...guessColumns(rows).values()]
  const meet = columns.includes('pairing') || (columns.includes('home') && columns.includes('away'))
  const others = ['date', 'time', 'result', 'homeScore', 'field', 'class', 'division', 'round']
  return meet && (header !== undefined || others.some((one) => columns.includes(one)))
}

/** Names that spreadsheets give to sheets, and days of a cup without their date. */
const SAYS_NOTHING =
  /^(?:blad|sheet|tabelle|ark|regneark|table|feuil|dag|day|tag|alla?|all|total|samtliga)\s?\d*$/i

/** The name of a table in the name says nothing more: "Matcher P14" is "P14". */
function nameSays(name: string, several: boolean, year: number | undefined): Heading {
  const words = name.split(/[\s_]+/).filter((word) => word !== '' && tableOf(word) === undefined)
  const title = words.join(' ')
  const heading = readHeading(title, year)
  if (heading) return heading
  const isDay = weekdayOf(title) !== undefined
  return several && title !== '' && !isDay && !SAYS_NOTHING.test(title) ? { class: title } : {}
}

function skipped({ file, isSheet }: CellTable): Fault {
  if (isSheet) return warningAt(file, '', say('noPairInSheet'), say('withoutMatches'))
  const remedy = Object.keys(COLUMNS)
    .map((known) => `${known}.csv`)
    .join(', ')
  return warningAt(file, '', say('noTable'), say('oneOf', { list: remedy }))
}

import { basename } from 'node:path'
import { foldedHeader } from '../columns/column-words.ts'
import { keyOf } from '../columns/columns-file.ts'
import { COLUMNS, ofEachTable, type TableName } from '../columns/table-columns.ts'
import {
  type Draft,
  type Fault,
  type FaultPlace,
  faultAt,
  nearestOrigin,
  shown,
  warningAt,
} from '../fault.ts'
import type { ImportOptions } from '../import-options.ts'
import { forYear } from '../import-options.ts'
import type { Guess, ReadColumn } from '../reading.ts'
import { readGrid } from '../rows/grid.ts'
import { typedMatches } from '../rows/matches-of-tables.ts'
import { readRows } from '../rows/read-rows.ts'
import type { Row } from '../rows/row.ts'
import { sortTables } from '../rows/sort-tables.ts'
import { spellingFaults } from '../rows/spellings.ts'
import { say } from '../said.ts'
import { cupSlug } from '../slug.ts'
import type { CellTable } from '../tables/cell-table.ts'
import { isZone } from '../zoned-time.ts'
import { buildEdition } from './build-edition.ts'
import { CellReader } from './cells.ts'
import { rowsByPath } from './rows-by-path.ts'
import type { Tables } from './tables.ts'
import { playedYear, yearHint, yearIn, yearOfDate } from './years.ts'

/** The time zone of the cup that this product was made for. `--zone` and the column `zone` of editions.csv override it. */
const DEFAULT_ZONE = 'Europe/Stockholm'

/**
 * Reads one cup from tables: a folder of CSV files, or the sheets of a spreadsheet. Rows without a year count for every year.
 */
export function draftOfTables(files: readonly CellTable[], path: string, options: ImportOptions): Draft {
  const faults: Fault[] = []
  const guesses: Guess[] = []
  const columns: ReadColumn[] = []
  const tables = new Map<TableName, Row[]>()
  const pauses: Row[] = []
  const hint = yearHint(files, path, options)
  const givenColumns = options.columns ?? new Map<string, string>()
  const grids = files.map((file) => readGrid(file, hint))
  for (const grid of grids) {
    faults.push(...grid.faults)
    guesses.push(...grid.guesses)
  }
  const { sorted, ...findings } = sortTables(
    grids.map(({ table }) => table),
    givenColumns,
    hint,
  )
  faults.push(...findings.faults)
  guesses.push(...findings.guesses)
  for (const { table, kind, outside } of sorted) {
    const read = readRows(table, kind, { columns: givenColumns, guess: options.guess, year: hint }, outside)
    faults.push(...read.faults)
    guesses.push(...read.guesses)
    columns.push(...read.columns)
    pauses.push(...read.breaks)
    tables.set(kind, [...(tables.get(kind) ?? []), ...read.rows])
    if (kind === 'matches') faults.push(...missingColumns(table, read.columns, read.rows))
  }
  faults.push(...unusedColumns(givenColumns, columns))
  const names = (name: TableName) =>
    new Set(
      (tables.get(name) ?? []).flatMap((row) =>
        [row.get('id'), row.get('name')].map((key) => key.toLowerCase()),
      ),
    )
  const typed = typedMatches(
    tables.get('matches') ?? [],
    { year: hint, dates: options.dates },
    names('divisions'),
    pauses,
  )
  faults.push(...typed.faults)
  guesses.push(...typed.guesses)
  tables.set('matches', [...typed.rows])
  const refereed = typed.rows.find((row) => row.get('referees') !== '')
  if (refereed) {
    const what = say('refereesPublished')
    guesses.push({ file: refereed.file, what, example: shown(refereed.get('referees')) })
  }
  const listed = ['classes', 'divisions', 'teams', 'fields', 'arenas'] as const
  faults.push(...spellingFaults(typed.rows, new Set(listed.flatMap((name) => [...names(name)]))))
  const cells = new CellReader()
  const rows = (name: TableName) => tables.get(name) ?? []
  const years = new Map<Row, number | undefined>()
  const [cup] = rows('cup')
  const editionYears = rows('editions').map((row) => cells.whole(row, 'year') ?? yearIn(row.get('name')))
  const only =
    editionYears.length === 1
      ? editionYears[0]
      : playedYear(rows('matches'), options.name ?? cup?.get('name') ?? '')
  const dated = new Set(rows('matches').flatMap((row) => yearOfDate(row) ?? []))
  const [common] = dated.size === 1 ? dated : []
  if (dated.size > 1 && only === undefined && options.year === undefined) {
    const what = say('yearsAsEditions', { years: dated.size, editions: dated.size })
    const isOpen = rows('matches').every((row) => row.get('year') === '')
    if (isOpen) guesses.push({ file: path, what, example: say('yearMakesOne') })
  }
  for (const row of rows('matches')) {
    const year =
      row.get('year') === '' ? (only ?? options.year ?? yearOfDate(row) ?? common) : cells.whole(row, 'year')
    years.set(row, year)
    // A day that could not be read is told already.
    if (
      year === undefined &&
      row.get('year') === '' &&
      (row.get('date') !== '' || row.written('date') === '')
    ) {
      cells.fault(row, 'date', say('matchWithoutYear'), say('yearOfMatch'))
    }
  }
  // Teams and groups may exist before the first match.
  const before = [...rows('classes'), ...rows('divisions'), ...rows('teams')].map((row) =>
    cells.whole(row, 'year'),
  )
  const all = new Set(
    [...editionYears, ...years.values(), ...before].flatMap((year) => (year === undefined ? [] : [year])),
  )
  if (all.size === 0 && options.year !== undefined && before.length > 0) all.add(options.year)
  const origins = new Map<object, Row>()
  const editions = [...all]
    .sort((a, b) => a - b)
    .map((year) => {
      const ofYear = (name: TableName) =>
        rows(name).filter((row) =>
          name === 'matches'
            ? years.get(row) === year
            : Number(row.get('year') || (name === 'editions' && yearIn(row.get('name'))) || year) === year,
        )
      const own: Tables = {
        ...ofEachTable(ofYear),
        breaks: typed.breaks.filter((row) => (yearOfDate(row) ?? only ?? year) === year),
      }
      const [row] = own.editions
      const named = row?.get('zone') || forYear(options.zones, year) || DEFAULT_ZONE
      if (row && !isZone(named))
        cells.fault(row, 'zone', say('noZone', { zone: shown(named) }), say('asZone'))
      return buildEdition(year, isZone(named) ? named : DEFAULT_ZONE, own, cells, origins)
    })
  const folder = basename(path).replace(/\.(?:csv|tsv|tab|txt|xlsx|xlsm)$/i, '')
  const name = options.name ?? (cup?.get('name') || options.knownName || options.cup || folder)
  const raw = {
    format: 'cup/1',
    cup: {
      id: options.cup ?? (cup?.get('id') || cupSlug(name) || 'cup'),
      name,
      sport: cup?.get('sport') || 'handball',
    },
    editions,
  }
  const main = sorted.find(({ kind }) => kind === 'matches')?.table.file ?? path
  if (editions.length === 0 && [...faults, ...cells.faults].every((fault) => fault.level === 'warning')) {
    const [row] = [...rows('teams'), ...rows('divisions'), ...rows('classes')]
    if (row) cells.fault(row, 'year', say('noYearAtAll'), say('yearOfEdition'))
    else faults.push(faultAt(main, '2:1', say('noMatches'), say('rowPerMatch')))
  }
  const known = rowsByPath(raw, origins)
  const rowOf = ({ file, place }: FaultPlace) => {
    const line = Number(/^\d+/.exec(place)?.[0])
    return [...tables.values()].flat().find((row) => row.file === file && row.line === line)
  }
  return {
    raw,
    faults: [...faults, ...cells.faults],
    guesses,
    columns,
    givenIds: new Set(
      (['classes', 'divisions', 'teams', 'matches'] as const).flatMap((table) =>
        rows(table).flatMap((row) => row.get('id') || []),
      ),
    ),
    origin: (place) => nearestOrigin(known, place, { file: main, place: '' }),
    blame: (fault) => {
      const row = rowOf(fault)
      const year = row ? (years.get(row) ?? cells.whole(row, 'year')) : undefined
      const index = editions.findIndex((edition) => edition.year === year)
      return index < 0 ? null : [index]
    },
    classOf: (fault) => rowOf(fault)?.get('class') || undefined,
  }
}

function missingColumns(
  { file, rows: [first] }: CellTable,
  columns: readonly ReadColumn[],
  rows: readonly Row[],
): Fault[] {
  const [row] = rows
  if (!row || row.has('pairing')) return []
  return ['home', 'away'].flatMap((column) => {
    if (row.has(column)) return []
    const header = columns.map((one) => one.header).join(', ') || (first?.cells.join(', ') ?? '')
    const problem = say('columnMissing', { column, header: shown(header) })
    return [faultAt(file, '1:1', problem, say('oneOf', { list: COLUMNS.matches.join(', ') }))]
  })
}

/** Finds headers of the columns file that no file has. */
function unusedColumns(givenColumns: ReadonlyMap<string, string>, columns: readonly ReadColumn[]): Fault[] {
  const seen = new Set(
    columns.flatMap(({ header, position }) => [keyOf(header, position), foldedHeader(header)]),
  )
  return [...givenColumns.keys()].flatMap((key) =>
    seen.has(key)
      ? []
      : [warningAt('--columns', '', say('headerNowhere', { header: shown(key) }), say('headerAsWritten'))],
  )
}

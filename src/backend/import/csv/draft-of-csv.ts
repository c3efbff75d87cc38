import { basename } from 'node:path'
import { type Draft, type Fault, faultAt, nearestOrigin, type Origin, shown, warningAt } from '../fault.ts'
import type { ImportOptions } from '../import-options.ts'
import { forYear } from '../import-options.ts'
import { cupSlug } from '../slug.ts'
import { isZone } from '../zoned-time.ts'
import { buildEdition } from './build-edition.ts'
import { CellReader } from './cells.ts'
import { COLUMNS, type TableName, tableOf } from './columns.ts'
import { type Row, readTable } from './read-table.ts'
import type { Tables } from './tables.ts'

export interface CsvFile {
  readonly file: string
  /** The file's name in lower case, without `.csv`. */
  readonly table: string
  readonly text: string
}

/** The time zone of the cup that this product was made for. `--zone` and the column `zone` of editions.csv override it. */
const DEFAULT_ZONE = 'Europe/Stockholm'

/** Reads one cup from a folder of CSV tables. Rows without a year count for every year. */
export function draftOfCsv(files: readonly CsvFile[], path: string, options: ImportOptions): Draft {
  const faults: Fault[] = []
  const tables = new Map<TableName, Row[]>()
  for (const { file, table, text } of files) {
    const name = tableOf(table)
    if (name === undefined) {
      const remedy = Object.keys(COLUMNS)
        .map((known) => `${known}.csv`)
        .join(', ')
      faults.push(warningAt(file, '', 'no table of this name: skipped', `one of ${remedy}`))
      continue
    }
    const read = readTable(file, name, text)
    faults.push(...read.faults)
    tables.set(name, [...(tables.get(name) ?? []), ...read.rows])
    if (name === 'matches') faults.push(...missingColumns(file, text, read.rows))
  }
  const cells = new CellReader()
  const rows = (name: TableName) => tables.get(name) ?? []
  const years = new Map<Row, number | undefined>()
  const [cup] = rows('cup')
  const editionYears = rows('editions').map((row) => cells.whole(row, 'year') ?? yearIn(row.get('name')))
  const only =
    editionYears.length === 1
      ? editionYears[0]
      : playedYear(rows('matches'), options.name ?? cup?.get('name') ?? '')
  for (const row of rows('matches')) {
    const written = row.get('date') || row.get('startsAt')
    const ofDate = yearIn(written)
    const year = row.get('year') === '' ? (only ?? options.year ?? ofDate) : cells.whole(row, 'year')
    years.set(row, year)
    if (year === undefined && row.get('year') === '') {
      cells.fault(
        row,
        'date',
        'the match has no year',
        'a column year or date, one row in editions.csv, or --year YYYY',
      )
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
        editions: ofYear('editions'),
        classes: ofYear('classes'),
        divisions: ofYear('divisions'),
        carried: ofYear('carried'),
        teams: ofYear('teams'),
        arenas: ofYear('arenas'),
        fields: ofYear('fields'),
        matches: ofYear('matches'),
      }
      const [row] = own.editions
      const named = row?.get('zone') || forYear(options.zones, year) || DEFAULT_ZONE
      if (row && !isZone(named))
        cells.fault(row, 'zone', `no time zone ${shown(named)}`, 'as Europe/Stockholm or +02:00')
      return buildEdition(year, isZone(named) ? named : DEFAULT_ZONE, own, cells, origins)
    })
  const folder = basename(path).replace(/\.csv$/i, '')
  const name = options.name ?? (cup?.get('name') || folder)
  const raw = {
    format: 'cup/1',
    cup: {
      id: options.cup ?? (cup?.get('id') || cupSlug(name) || 'cup'),
      name,
      sport: cup?.get('sport') || 'handball',
    },
    editions,
  }
  const main = files.find(({ table }) => table === 'matches')?.file ?? path
  if (editions.length === 0 && [...faults, ...cells.faults].every((fault) => fault.level === 'warning')) {
    const [row] = [...rows('teams'), ...rows('divisions'), ...rows('classes')]
    if (row)
      cells.fault(
        row,
        'year',
        'nothing tells the year',
        'a column year, a row in editions.csv, or --year YYYY',
      )
    else faults.push(faultAt(main, '2:1', 'no matches', 'one row for each match under the header'))
  }
  const known = rowsByPath(raw, origins)
  return {
    raw,
    faults: [...faults, ...cells.faults],
    origin: (place) => nearestOrigin(known, place, { file: main, place: '' }),
    blame: (fault) => {
      const line = Number(/^\d+/.exec(fault.place)?.[0])
      const row = [...tables.values()].flat().find((one) => one.file === fault.file && one.line === line)
      const year = row ? (years.get(row) ?? cells.whole(row, 'year')) : undefined
      const index = editions.findIndex((edition) => edition.year === year)
      return index < 0 ? null : [index]
    },
  }
}

const yearIn = (text: string): number | undefined => {
  const year = /(?<!\d)(?:1[89]|2\d)\d{2}(?!\d)/.exec(text)?.[0]
  return year === undefined ? undefined : Number(year)
}

/** Returns the year in the cup's name if all matches are in it or the next one: "Euro 2020" was played in 2021. */
function playedYear(matches: readonly Row[], name: string): number | undefined {
  const named = yearIn(name)
  const played = matches.map((row) => yearIn(row.get('date') || row.get('startsAt')) ?? named)
  return named !== undefined && played.every((year) => year === named || year === named + 1)
    ? named
    : undefined
}

function missingColumns(file: string, text: string, rows: readonly Row[]): Fault[] {
  const [row] = rows
  if (!row) return []
  return ['home', 'away'].flatMap((column) => {
    if (row.has(column)) return []
    const header = /^[^\r\n]*/.exec(text)?.[0] ?? ''
    return [
      faultAt(
        file,
        '1:1',
        `no column ${column} in the header ${shown(header)}`,
        `one of ${COLUMNS.matches.join(', ')}`,
      ),
    ]
  })
}

/** The column of a match's row that a key of the document was read from, if their names differ. */
const READ_FROM: Readonly<Record<string, string>> = {
  score: 'homeScore',
  halfTime: 'homeHalfTime',
  penalties: 'homePenalties',
  day: 'date',
  qualification: 'qualifies',
}

function rowsByPath(raw: unknown, origins: ReadonlyMap<object, Row>): Map<string, Origin> {
  const known = new Map<string, Origin>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const row = origins.get(value)
    if (row) known.set(path, row.origin())
    for (const [key, inner] of Object.entries(value)) {
      const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
      const column = READ_FROM[key] ?? (key === 'startsAt' && row?.get('startsAt') === '' ? 'time' : key)
      if (row?.has(column)) known.set(at, row.origin(column))
      visit(inner, at)
    }
  }
  visit(raw, '')
  return known
}

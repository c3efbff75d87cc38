import { basename } from 'node:path'
import type { ImportOptions } from '../import-options.ts'
import type { Row } from '../rows/row.ts'
import type { CellTable } from '../tables/cell-table.ts'

/** Returns the year of a match's day, as written; undefined if it has none. */
export const yearOfDate = (row: Row): number | undefined =>
  yearIn(row.get('date') || row.written('date') || row.get('startsAt'))

/** Returns the first number in a text that may be a year. */
export const yearIn = (text: string): number | undefined => {
  const year = /(?<!\d)(?:1[89]|2\d)\d{2}(?!\d)/.exec(text)?.[0]
  return year === undefined ? undefined : Number(year)
}

/** Returns the year in the cup's name if all matches are in it or the next one: "Euro 2020" was played in 2021. */
export function playedYear(matches: readonly Row[], name: string): number | undefined {
  const named = yearIn(name)
  const played = matches.map((row) => yearIn(row.get('date') || row.get('startsAt')) ?? named)
  return named !== undefined && played.every((year) => year === named || year === named + 1)
    ? named
    : undefined
}

/** The year that the operator or the files name; undefined if none does. Days may be written without one. */
export function yearHint(
  files: readonly CellTable[],
  path: string,
  options: ImportOptions,
): number | undefined {
  const titles = files
    .flatMap(({ rows }) => rows.slice(0, 5))
    .filter(({ cells }) => cells.filter(Boolean).length === 1)
  const editions = files.filter(({ name }) => name.toLowerCase() === 'editions')
  const years = new Set(
    editions.flatMap(({ rows }) => rows.slice(1).flatMap(({ cells }) => cells.slice(0, 2).map(yearIn))),
  )
  years.delete(undefined)
  const [edition] = years.size === 1 ? years : []
  const named = [options.name ?? '', basename(path), ...titles.flatMap(({ cells }) => cells)]
  return options.year ?? edition ?? named.map(yearIn).find((year) => year !== undefined)
}

import { basename, resolve } from 'node:path'
import type { JsonFile } from '../cup-json.ts'
import { type Draft, type Fault, faultAt, nearestOrigin, type Origin, shown } from '../fault.ts'
import type { ImportOptions } from '../import-options.ts'
import { cupSlug } from '../slug.ts'
import { buildEdition } from './build-edition.ts'
import { type YearFiles, yearFiles } from './year-files.ts'

export { isOpenfootball, isOpenfootballMatches } from './year-files.ts'

/** One cup from openfootball files; each file of matches is an edition. Scorers' names are not read. */
export function draftOfOpenfootball(files: readonly JsonFile[], path: string, options: ImportOptions): Draft {
  const faults: Fault[] = []
  const origins = new Map<object, Origin>()
  const years = yearFiles(files)
  const name = options.name ?? (withoutYear(years[0]?.name ?? '') || 'World Cup')
  const editions = years.flatMap((year) => {
    faults.push(...sideFaults(year))
    const number = yearOf(year, path) ?? options.year
    if (number === undefined) {
      const remedy = "a year in the name of the file's cup or folder, or --year YYYY"
      faults.push(faultAt(year.file, 'name', `no year in ${shown(year.name)} or in its folder`, remedy))
      return []
    }
    return [
      buildEdition(year, number, name, options, faults, (origin, value) => {
        origins.set(value, origin)
        return value
      }),
    ]
  })
  const raw = {
    format: 'cup/1',
    cup: { id: options.cup ?? (cupSlug(name) || 'cup'), name, sport: 'football' },
    editions,
  }
  const known = originsByPath(raw, origins)
  return { raw, faults, origin: (at) => nearestOrigin(known, at, { file: path, place: '' }) }
}

const withoutYear = (name: string) =>
  name
    .replace(/\b\d{4}(?:[/-]\d{2,4})?\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function yearOf({ name, folder }: YearFiles, path: string): number | undefined {
  const inFolder =
    /^(\d{4})/.exec(basename(resolve(path, folder)))?.[1] ?? /^(\d{4})/.exec(basename(folder))?.[1]
  const year = /\b(\d{4})\b/.exec(name)?.[1] ?? inFolder
  return year === undefined ? undefined : Number(year)
}

function sideFaults({ matches }: YearFiles): Fault[] {
  return matches.flatMap(({ file, place, home, away }) => [
    ...(home === '' ? [faultAt(file, `${place}.team1`, 'missing', "the first team's name")] : []),
    ...(away === '' ? [faultAt(file, `${place}.team2`, 'missing', "the second team's name")] : []),
  ])
}

function originsByPath(raw: unknown, origins: ReadonlyMap<object, Origin>): Map<string, Origin> {
  const known = new Map<string, Origin>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const origin = origins.get(value)
    if (origin) known.set(path, origin)
    for (const [key, inner] of Object.entries(value)) {
      visit(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
    }
  }
  visit(raw, '')
  return known
}

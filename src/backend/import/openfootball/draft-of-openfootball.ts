import type { JsonFile } from '../cup-json.ts'
import { type Draft, type Fault, faultAt, nearestOrigin, type Origin, shown, warningAt } from '../fault.ts'
import type { ImportOptions } from '../import-options.ts'
import { say } from '../said.ts'
import { cupSlug, slug } from '../slug.ts'
import { buildEdition } from './build-edition.ts'
import { type Competition, competitionOf } from './competition.ts'
import { rankingRule } from './ranking-rule.ts'
import { type YearFiles, yearFiles } from './year-files.ts'

export { isOpenfootball, isOpenfootballMatches } from './year-files.ts'

/**
 * Reads one cup from openfootball files; each file of matches is an edition. Scorers' names are not read.
 *
 * @param base the folder that the files' names are relative to
 */
export function draftOfOpenfootball(
  files: readonly JsonFile[],
  path: string,
  base: string,
  options: ImportOptions,
): Draft {
  const faults: Fault[] = []
  const origins = new Map<object, Origin>()
  const all = yearFiles(files, base)
  const competition = mainCompetition(all)
  const years = all.filter(
    (year) => options.name !== undefined || isSame(competition, competitionOf(year.name)),
  )
  for (const other of all) if (!years.includes(other)) faults.push(otherCompetition(other, competition))
  const name = options.name ?? (competition.name || 'World Cup')
  const assumedRules = new Map<number, string>()
  const editions: object[] = []
  const indexOf = new Map<string, number>()
  for (const year of years) {
    faults.push(...sideFaults(year))
    const number = year.year ?? options.year
    if (number === undefined) {
      const remedy = say('yearInName')
      faults.push(faultAt(year.file, 'name', say('noYearInName', { name: shown(year.name) }), remedy))
      continue
    }
    if (year.stray !== undefined) {
      const problem = say('strayYear', { name: shown(year.name), year: number })
      faults.push(warningAt(year.file, 'name', problem, say('nameWithYear', { year: number })))
    }
    const { rule, source } = rankingRule(competitionOf(year.name), number)
    assumedRules.set(editions.length, source)
    for (const file of year.all) indexOf.set(file, editions.length)
    editions.push(
      buildEdition(year, number, name, rule, options, faults, (origin, value) => {
        origins.set(value, origin)
        return value
      }),
    )
  }
  const raw = {
    format: 'cup/1',
    cup: { id: options.cup ?? (cupSlug(name) || 'cup'), name, sport: 'football' },
    editions,
  }
  const known = originsByPath(raw, origins)
  return {
    raw,
    givenIds: new Set(),
    faults,
    assumedRules,
    origin: (at) => nearestOrigin(known, at, { file: path, place: '' }),
    blame: ({ file }) => {
      const index = indexOf.get(file)
      return index === undefined ? [] : [index]
    },
  }
}

/** Returns the competition of most files. */
function mainCompetition(years: readonly YearFiles[]): Competition {
  const found = years.map((year) => competitionOf(year.name))
  const count = (one: Competition) => found.filter((other) => isSame(one, other)).length
  return found.reduce((best, one) => (count(one) > count(best) ? one : best), found[0] ?? competitionOf(''))
}

const isSame = (one: Competition, other: Competition) =>
  one.kind === other.kind && (one.kind !== 'other' || slug(one.name) === slug(other.name))

/** Reports a file of another competition: a cup is one competition. A given name says that all files belong to it. */
function otherCompetition({ file, name }: YearFiles, main: Competition): Fault {
  const remedy = say('competitionAsOthers', { name: shown(main.name), file })
  return faultAt(file, 'name', say('anotherCompetition', { name: shown(name) }), remedy)
}

function sideFaults({ matches }: YearFiles): Fault[] {
  return matches.flatMap(({ file, place, home, away }) => [
    ...(home === '' ? [faultAt(file, `${place}.team1`, say('missing'), say('firstTeamName'))] : []),
    ...(away === '' ? [faultAt(file, `${place}.team2`, say('missing'), say('secondTeamName'))] : []),
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

import { NO_CLASS } from '../class-name.ts'
import { shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import { freeId, slug } from '../slug.ts'
import { known } from '../suggestion.ts'
import type { CellReader } from './cells.ts'
import type { Tables } from './tables.ts'
import { otherCells, wordCells } from './word-cells.ts'

export interface ClassEntry {
  readonly id: string
  /** The names that rows may use for the class, in lower case. */
  readonly keys: ReadonlySet<string>
  readonly raw: Record<string, unknown>
  /** Its row in classes.csv; null if only other tables name it. */
  readonly row: Row | null
}

type From = <T extends object>(row: Row, value: T) => T

/** Reads the classes of classes.csv, or, without that table, the classes that the other tables name. */
export function readClasses(tables: Tables, cells: CellReader, from: From): ClassEntry[] {
  if (tables.classes.length > 0) {
    const classes = tables.classes.map((row) => listed(row, cells, from))
    for (const row of [...tables.divisions, ...tables.teams, ...tables.carried, ...tables.matches]) {
      if (findClass(classes, row)) continue
      const cell = row.get('class')
      const ids = classes.map((entry) => entry.id)
      const problem = cell === '' ? say('noClass') : say('unknown.class', { id: shown(cell) })
      cells.fault(row, 'class', problem, known(say('ofClasses'), cell, ids))
    }
    return classes
  }
  const classes: ClassEntry[] = []
  const isNamed = tables.matches.some((row) => row.get('class') !== '')
  for (const row of tables.matches) {
    if (!isNamed || row.get('class') !== '') continue
    const remedy = say('classInRows')
    cells.fault(row, 'class', say('noClassBeside'), remedy)
    break
  }
  for (const row of [...tables.divisions, ...tables.teams, ...tables.carried, ...tables.matches]) {
    if (!findClass(classes, row)) classes.push(named(row.get('class'), row, from, classes))
  }
  return classes
}

/** Finds the class that a row belongs to. */
export function findClass(classes: readonly ClassEntry[], row: Row): ClassEntry | undefined {
  const cell = row.get('class')
  const key = cell.toLowerCase()
  if (key === '' && classes.length === 1) return classes[0]
  return classes.find(({ id }) => id === cell) ?? classes.find((entry) => entry.keys.has(key))
}

function listed(row: Row, cells: CellReader, from: From): ClassEntry {
  const name = row.get('name') || row.get('shortName') || row.get('id')
  const id = row.get('id') || slug(row.get('shortName') || name)
  const guess = guessed(name)
  const raw = from(row, {
    id,
    name: wordCells(row, 'name', name),
    shortName: row.get('shortName') || name,
    gender: genderOf(row.get('gender')) ?? guess.gender,
    // An empty cell says that it is not known.
    age: row.has('age') ? cells.whole(row, 'age') : guess.age,
    hideMatchResults: cells.yes(row, 'hideMatchResults'),
    hideConferenceResults: cells.yes(row, 'hideConferenceResults'),
    matchMinutes: cells.whole(row, 'matchMinutes'),
  })
  const keys = [id, name, row.get('shortName'), ...otherCells(row, 'name')]
    .filter((key) => key !== '')
    .map((key) => key.toLowerCase())
  return { id, keys: new Set(keys), raw, row }
}

function named(cell: string, row: Row, from: From, before: readonly ClassEntry[]): ClassEntry {
  const name = cell || NO_CLASS
  const id = freeId(slug(name) || name, (one) => before.some((entry) => entry.id === one))
  return {
    id,
    keys: new Set([cell.toLowerCase()]),
    row: null,
    raw: from(row, { id, name, shortName: name, ...guessed(name) }),
  }
}

const GENDERS: readonly [RegExp, string][] = [
  [/^(boys?|b|men|m|male|pojkar|p|herrar?|h|herrer|herren|drenge|gutter|jungen|männer|männlich)$/i, 'boys'],
  [/^(girls?|g|women|w|female|flickor|f|damer?|d|damen|piger|jenter|mädchen|frauen|weiblich)$/i, 'girls'],
  [/^(mixed|x|mix|open|blandad)$/i, 'mixed'],
]

/** Returns the format's word for a cell. An unknown cell is passed on unchanged, so that the check names it. */
const genderOf = (cell: string) =>
  cell === '' ? undefined : (GENDERS.find(([pattern]) => pattern.test(cell))?.[1] ?? cell)

/** Guesses gender and age from a name such as `B16`, `Girls 14`, `P12`, `Flickor 10` or `U14 Piger`. */
function guessed(name: string): { gender: string; age?: number } {
  const parts = /^([\p{L}]+)\s*-?\s*(\d{1,2})\b/u.exec(name.trim())
  const gender = genderOf(parts?.[1] ?? name.trim()) ?? 'mixed'
  if (['boys', 'girls'].includes(gender)) return parts ? { gender, age: Number(parts[2]) } : { gender }
  const age = /(?<![\p{L}\d])u?-?(\d{1,2})(?!\d)/iu.exec(name)?.[1]
  const words = age === undefined ? [] : (name.match(/\p{L}{3,}/gu) ?? [])
  const word = words.map(genderOf).find((one) => one === 'boys' || one === 'girls')
  return word === undefined ? { gender: 'mixed' } : { gender: word, age: Number(age) }
}

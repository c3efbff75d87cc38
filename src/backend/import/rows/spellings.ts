import { isNobody, isPlaceholder } from '../../../domain/tournament/placeholder-words.ts'
import { type Fault, faultAt, shown } from '../fault.ts'
import { type KeyIn, say } from '../said.ts'
import type { Row } from './row.ts'

/**
 * Finds names of one kind that are the same but for a space, a hyphen, an accent or the Unicode form of a letter: one team may
 * be meant, or two. Names that are listed with an id of their own are meant as they are.
 *
 * @param listed the names in tables that give them ids
 */
export function spellingFaults(rows: readonly Row[], listed: ReadonlySet<string>): Fault[] {
  return [
    ...ofColumns(rows, ['class'], 'class', () => '', listed),
    ...ofColumns(rows, ['division'], 'group', classOf, listed),
    ...ofColumns(rows, ['field'], 'field', () => '', listed),
    ...ofColumns(rows, ['home', 'away'], 'team', classOf, listed),
  ]
}

const classOf = (row: Row) => foldedName(row.get('class'))

function ofColumns(
  rows: readonly Row[],
  columns: readonly string[],
  kind: KeyIn<'spelling'>,
  scopeOf: (row: Row) => string,
  listed: ReadonlySet<string>,
): Fault[] {
  const first = new Map<string, { name: string; where: string }>()
  const reported = new Set<string>()
  const faults: Fault[] = []
  for (const row of rows) {
    for (const column of columns) {
      const name = row.get(column)
      const key = `${scopeOf(row)}\n${foldedName(name)}`
      const { file, place } = row.origin(column)
      const before = first.get(key)
      if (name === '' || listed.has(name.toLowerCase()) || isPlaceholder(name) || isNobody(name)) continue
      if (!before) first.set(key, { name, where: `${file} ${place}` })
      else if (before.name.toLowerCase() !== name.toLowerCase() && !reported.has(`${key}\n${name}`)) {
        reported.add(`${key}\n${name}`)
        const problem = say(`spelling.${kind}`, {
          name: shown(name),
          other: shown(before.name),
          where: before.where,
          difference: say(`difference.${difference(name, before.name)}`),
        })
        const remedy = kind === 'team' ? say('spellingOrId') : say('oneSpelling')
        faults.push({ ...faultAt(file, place, problem, remedy), asks: 'names' })
      }
    }
  }
  return faults
}

/** Returns a name without what is easily mistyped. Spaces between digits stay: "Alfa 1 1" is not "Alfa 11". */
export const foldedName = (name: string): string =>
  withoutAccents(name.toLowerCase())
    .replace(/[\s\u00a0\p{Pd}\p{Cf}_.'’`´]+/gu, ' ')
    .replace(/(?<!\d) | (?!\d)/g, '')

const withoutAccents = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')

function difference(one: string, other: string): KeyIn<'difference'> {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a.normalize('NFC') === b.normalize('NFC')) return 'unicode'
  const spaces = (text: string) => text.normalize('NFC').replace(/[\s\u00a0\p{Cf}]+/gu, '')
  if (spaces(a) === spaces(b)) return 'space'
  const signs = (text: string) => spaces(text).replace(/[\p{Pd}_.'’`´]+/gu, '')
  if (signs(a) === signs(b)) return 'sign'
  return withoutAccents(a) === withoutAccents(b) ? 'accent' : 'several'
}

import { type Finding, readAt, shown } from '../fault.ts'
import { editionsOf, elementsOf, isRaw, type Raw } from './raw.ts'

/**
 * A team that plays in two classes is stored once in each, since a place, a table and a schedule are those of a class.
 * Where a file gives it the same id and name in both, the second gets an id of its own, and all that names it there.
 *
 * @returns a warning for each
 */
export function splitTeams(raw: unknown): Finding[] {
  return editionsOf(raw).flatMap((edition) => {
    const first = new Map<string, { readonly name: unknown; readonly at: string }>()
    const categories = elementsOf(edition.value, 'categories', edition.at)
    const all = new Set(
      categories.flatMap(({ value }) => elementsOf(value, 'teams', '').map((team) => team.value.id)),
    )
    return categories.flatMap((category) => {
      const renamed = new Map<string, string>()
      const own = new Set<string>()
      const findings = elementsOf(category.value, 'teams', category.at).flatMap(
        ({ value, at }): Finding[] => {
          const { id } = value
          if (typeof id !== 'string' || own.has(id)) return []
          own.add(id)
          const before = first.get(id)
          if (!before) first.set(id, { name: value.name, at })
          if (!before || before.name !== value.name) return []
          const named = freeId(`${id}-${String(category.value.id)}`.slice(0, 95), all)
          renamed.set(id, named)
          value.id = named
          const problem = `team ${shown(id)} plays in two classes (it stands at ${readAt(before.at)} too): kept here as ${shown(named)}`
          return [{ level: 'warning', at: `${at}.id`, problem, remedy: 'an id of its own in each class' }]
        },
      )
      if (renamed.size > 0) renameIn(category.value, renamed)
      return findings
    })
  })
}

function freeId(base: string, taken: Set<unknown>): string {
  let id = base
  for (let again = 2; taken.has(id); again++) id = `${base}-${again}`
  taken.add(id)
  return id
}

function renameIn(category: Raw, renamed: ReadonlyMap<string, string>): void {
  const name = (id: unknown) => (typeof id === 'string' ? (renamed.get(id) ?? id) : id)
  const each = (parent: Raw, key: string, change: (value: Raw) => void) => {
    for (const { value } of elementsOf(parent, key, '')) change(value)
  }
  const at = (value: Raw, ...keys: string[]) => {
    for (const key of keys) if (Object.hasOwn(value, key)) value[key] = name(value[key])
  }
  each(category, 'stages', (stage) =>
    each(stage, 'divisions', (division) => {
      for (const key of ['teams', 'lots']) {
        const list = division[key]
        if (Array.isArray(list)) division[key] = list.map(name)
      }
      each(division, 'table', (row) => at(row, 'team'))
      each(division, 'carriedOver', (result) => at(result, 'home', 'away'))
      each(division, 'matches', (match) => {
        for (const side of [match.home, match.away]) if (isRaw(side)) at(side, 'team')
      })
    }),
  )
}

import type { Arena } from '../../domain/tournament/edition.ts'

/** Finds the field of a match if the service gives only the field's name. */
export interface FieldNames {
  has(fieldId: string): boolean
  /** `day` is `YYYY-MM-DD` or null. Returns null if no field, or more than one, has that name. */
  find(locationName: string, day: string | null): string | null
  readonly size: number
}

/**
 * Indexes fields by name and alias, ignoring letter case and spacing. A field's own name takes precedence over an alias. An
 * alias for the match's day takes precedence over an alias for every day, because sponsor suffixes change by day.
 */
export function indexFieldNames(arenas: readonly Arena[]): FieldNames {
  const ids = new Set<string>()
  const byName = new Map<string, Set<string>>()
  const add = (key: string, id: string) => byName.set(key, (byName.get(key) ?? new Set()).add(id))
  for (const { name, fields } of arenas)
    for (const field of fields) {
      ids.add(field.id)
      add(`name ${fold(field.name)}`, field.id)
      add(`full ${fold(`${name} ${field.name}`)}`, field.id)
      for (const alias of field.aliases) add(`alias ${alias.day ?? ''} ${fold(alias.name)}`, field.id)
    }
  return {
    has: (id) => ids.has(id),
    size: ids.size,
    find(locationName, day) {
      const text = fold(locationName)
      const keys = [`name ${text}`, `alias ${day ?? ''} ${text}`, `alias  ${text}`, `full ${text}`]
      for (const key of keys) {
        const found = byName.get(key)
        if (found) return found.size === 1 ? ([...found][0] ?? null) : null
      }
      return null
    },
  }
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}

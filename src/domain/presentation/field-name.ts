import type { Field } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'

/** The field's own name, where the match only adds a sponsor's to it (domain.md §1): on the way there the short one is sought. */
export const nameAt = (written: string | null, own: string): string =>
  written === null || (written.startsWith(own) && !/^\d/.test(written.slice(own.length))) ? own : written

/** A place as the schedule wrote it once, by the field's own name where that is one. */
export function ownName(written: string, fields: ReadonlyMap<string, Pick<Field, 'name'>>): string {
  for (const { name } of fields.values()) if (nameAt(written, name) === name) return name
  return written
}

/** The field of a match as a list names it; what the schedule writes behind the name stands on the match's own page. */
export function fieldName(
  { fieldId, locationName }: Pick<Match, 'fieldId' | 'locationName'>,
  fields: ReadonlyMap<string, Pick<Field, 'name'>>,
): string | null {
  const field = fields.get(fieldId ?? '')
  return field ? nameAt(locationName, field.name) : locationName
}

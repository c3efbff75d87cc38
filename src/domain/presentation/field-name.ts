import type { Field } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'

/**
 * Returns the field's own name if the match only adds a sponsor (docs/sport.md#fields): visitors look for the short name
 * there.
 */
export const nameAt = (written: string | null, own: string): string =>
  written === null || (written.startsWith(own) && !/^\d/.test(written.slice(own.length))) ? own : written

/** Returns a place as the schedule once wrote it, or the field's own name if the place is a field. */
export function ownName(written: string, fields: ReadonlyMap<string, Pick<Field, 'name'>>): string {
  for (const { name } of fields.values()) if (nameAt(written, name) === name) return name
  return written
}

/** Returns the field of a match as lists name it; only the match's own page shows what the schedule adds to the name. */
export function fieldName(
  { fieldId, locationName }: Pick<Match, 'fieldId' | 'locationName'>,
  fields: ReadonlyMap<string, Pick<Field, 'name'>>,
): string | null {
  const field = fields.get(fieldId ?? '')
  return field ? nameAt(locationName, field.name) : locationName
}

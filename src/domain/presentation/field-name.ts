import type { Field } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'

/**
 * The field of a match as a list names it: short, though the schedule may write a sponsor's name behind it, which the
 * match's own page tells.
 */
export const fieldName = (
  { fieldId, locationName }: Pick<Match, 'fieldId' | 'locationName'>,
  fields: ReadonlyMap<string, Pick<Field, 'name'>>,
): string | null => fields.get(fieldId ?? '')?.name ?? locationName

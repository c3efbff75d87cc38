import type { RefusalText } from '../refusal.ts'
import type { Actor } from './actor.ts'
import { dayOfRow, dayOfStart } from './day-of-row.ts'

interface PlacedMatch {
  readonly edition_key: number
  readonly field_id: string | null
  readonly starts_at: string | null
  readonly day: string | null
}

/** What a report moves, as in `MatchReport`. */
interface Move {
  readonly fieldId?: string | null | undefined
  readonly startsAt?: string | null | undefined
}

/**
 * Returns why an actor may not make a report of a match; null if they may. A scorer reports the
 * matches of one field on one day, and cannot move a match away from there.
 */
export function reportRefusal(
  actor: Actor,
  match: PlacedMatch,
  { fieldId, startsAt }: Move,
): RefusalText | null {
  if (actor.kind !== 'scorer') return null
  const isHere =
    match.edition_key === actor.editionKey &&
    match.field_id === actor.fieldId &&
    dayOfRow(match) === actor.day
  if (!isHere) return { key: 'otherField' }
  const staysHere =
    (fieldId ?? actor.fieldId) === actor.fieldId && (dayOfStart(startsAt) ?? actor.day) === actor.day
  return staysHere ? null : { key: 'onlyOrganisersMove' }
}

import type { Field } from '../../tournament/edition.ts'
import type { Match } from '../../tournament/match.ts'

/** A match with the time and field that it gets. */
export interface PlacedMatch {
  readonly match: Match
  /** Epoch milliseconds. */
  readonly at: number
  readonly fieldId: string | null
}

/**
 * Returns the first time, not before `at`, from which a field has no break for as long as a match takes.
 *
 * @param at epoch milliseconds
 * @param length milliseconds
 */
export function afterBreaks(at: number, length: number, breaks: NonNullable<Field['breaks']>): number {
  const inTheWay = breaks.find(({ from, to }) => at < to && at + length > from)
  return inTheWay ? afterBreaks(inTheWay.to, length, breaks) : at
}

import { dayOf, parseInstant } from '../../../domain/time/stockholm.ts'

interface TimedRow {
  readonly starts_at: string | null
  readonly day: string | null
}

/** Returns the day of a stored match, `YYYY-MM-DD` in the zone of the edition; null if it is not known. */
export const dayOfRow = ({ starts_at, day }: TimedRow): string | null => dayOfStart(starts_at) ?? day

/** @param startsAt ISO 8601 */
export function dayOfStart(startsAt: string | null | undefined): string | null {
  const at = startsAt ? parseInstant(startsAt) : null
  return at === null ? null : dayOf(at)
}

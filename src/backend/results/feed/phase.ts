import type { WireFeed } from '../../../contract/feed.ts'
import { dayOf, parseInstant, startOfDay } from '../../../domain/time/stockholm.ts'

const DAY_MS = 86_400_000
/** Reaches from the start of a day into the next one, also on the one day a year that has 25 hours. */
const INTO_THE_NEXT_DAY = 1.5 * DAY_MS

/**
 * Returns the phase of an edition by the calendar. It can change from its first day to its last in Stockholm; if one of
 * these is not set, that end stays open.
 */
export function phaseOf(
  { starts_at, ends_at }: { readonly starts_at: string | null; readonly ends_at: string | null },
  now: number,
): WireFeed['phase'] {
  const from = starts_at === null ? null : parseInstant(starts_at)
  const to = ends_at === null ? null : parseInstant(ends_at)
  if (from !== null && now < startOfDay(dayOf(from))) return 'before'
  if (to !== null && now >= startOfDay(dayOf(startOfDay(dayOf(to)) + INTO_THE_NEXT_DAY))) return 'over'
  return 'under-way'
}

import type { ClockMap } from '../../domain/live/feed.ts'
import type { Untrusted } from './documents.ts'
import { record } from './json.ts'

/** Returns the clock of a feed; null if it has none that can be read. */
export function parseClock(value: unknown): ClockMap | null {
  const wire = record<Untrusted<ClockMap>>(value)
  const { real, cup, speed } = wire ?? {}
  const isTime = (number: unknown): number is number => typeof number === 'number' && Number.isFinite(number)
  return isTime(real) && isTime(cup) && isTime(speed) && speed >= 0 ? { real, cup, speed } : null
}

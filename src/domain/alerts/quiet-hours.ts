import { clock, dayOf, startOfDay } from '../time/stockholm.ts'
import { instantOfWall } from '../time/stockholm-offset.ts'

/** Hours without alerts, `HH:mm` in Stockholm like every time of the cup; across midnight where `to` is not later. */
export interface QuietHours {
  readonly from: string
  readonly to: string
}

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const isClock = (value: unknown): value is string => typeof value === 'string' && CLOCK.test(value)

const HOUR = 60 * 60_000
/** A day has 25 hours once a year. */
const INTO_THE_NEXT_DAY = 36 * HOUR

/** When the quiet hours end that an instant lies in, epoch milliseconds; null where it lies in none. Equal ends are none. */
export function quietUntil(at: number, quiet: QuietHours | null): number | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const { from, to } = quiet
  const now = clock(at)
  const isOverMidnight = from > to
  if (!(isOverMidnight ? now >= from || now < to : now >= from && now < to)) return null
  const today = dayOf(at)
  const end = wallInstant(now < to ? today : dayOf(startOfDay(today) + INTO_THE_NEXT_DAY), to)
  // In the second of two equal hours the first one's end has passed.
  return end > at ? end : end + HOUR
}

const wallInstant = (day: string, time: string): number => instantOfWall(Date.parse(`${day}T${time}:00Z`))

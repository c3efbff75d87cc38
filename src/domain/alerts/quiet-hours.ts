import { clock, dayOf, startOfDay } from '../time/stockholm.ts'
import { instantOfWall } from '../time/stockholm-offset.ts'

/** Hours without alerts, `HH:mm` in Stockholm like every cup time. They cross midnight if `to` is not after `from`. */
export interface QuietHours {
  readonly from: string
  readonly to: string
}

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const isClock = (value: unknown): value is string => typeof value === 'string' && CLOCK.test(value)

const HOUR = 60 * 60_000
/** Reaches the next day from the start of any day: once a year a day has 25 hours. */
const INTO_THE_NEXT_DAY = 36 * HOUR

/** Returns when the quiet hours around an instant end, epoch milliseconds; null if it is in none. Equal ends mean none. */
export function quietUntil(at: number, quiet: QuietHours | null): number | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const { from, to } = quiet
  const now = clock(at)
  const isOverMidnight = from > to
  if (!(isOverMidnight ? now >= from || now < to : now >= from && now < to)) return null
  const today = dayOf(at)
  const end = wallInstant(now < to ? today : dayOf(startOfDay(today) + INTO_THE_NEXT_DAY), to)
  // When clocks go back, one hour occurs twice. In its second occurrence the end computed from the first has passed.
  return end > at ? end : end + HOUR
}

const wallInstant = (day: string, time: string): number => instantOfWall(Date.parse(`${day}T${time}:00Z`))

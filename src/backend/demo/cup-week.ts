/** The grid on which every field is booked: slots of 35 minutes from 08:00, the last match at 20:50. */
const SLOT_MINUTES = 35
export const SLOTS_A_DAY = 23
const FIRST_MINUTE = 8 * 60
const DAY_MS = 86_400_000

/** Days of the cup's week, from Monday. */
export const MONDAY = 0
export const TUESDAY = 1
export const WEDNESDAY = 2
export const THURSDAY = 3
export const FRIDAY = 4
export const SATURDAY = 5

/** Returns a day of the cup's week as `YYYY-MM-DD`. The week starts on the Monday between 30 June and 6 July. */
export function cupDay(year: number, weekday: number): string {
  const earliest = Date.UTC(year, 5, 30)
  const monday = earliest + ((8 - new Date(earliest).getUTCDay()) % 7) * DAY_MS
  return new Date(monday + weekday * DAY_MS).toISOString().slice(0, 10)
}

/** Returns a slot's start as ISO 8601. Stockholm keeps summer time, +02:00, through the whole week. */
export function slotStart(year: number, weekday: number, slot: number): string {
  return wallTime(cupDay(year, weekday), FIRST_MINUTE + slot * SLOT_MINUTES)
}

export function wallTime(day: string, minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00+02:00`
}

export const slotMinutes = (slots: number): number => slots * SLOT_MINUTES

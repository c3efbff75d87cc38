const HOUR = 3_600_000
const DAY = 24 * HOUR

const newFormat = () =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Stockholm', timeZoneName: 'longOffset' })
/** Created on first use: that takes some 50 ms on a phone, which must not delay the start of a page. */
let format: ReturnType<typeof newFormat> | undefined
const byHour = new Map<number, number>()

/**
 * Returns the milliseconds by which Stockholm is ahead of UTC at an instant (epoch milliseconds).
 * Asks `Intl` once per hour of UTC: since 1900 the clocks of Stockholm have changed only on the hour.
 *
 * @throws RangeError for an instant that is not a finite number
 */
export function offsetAt(at: number): number {
  const hour = Math.floor(at / HOUR)
  const known = byHour.get(hour)
  if (known !== undefined) return known
  const offset = readOffset(at)
  byHour.set(hour, offset)
  return offset
}

/**
 * Returns the instant at which a clock in Stockholm shows a wall time.
 *
 * @param wall the wall time as if it were UTC, in epoch milliseconds
 * @returns the first instant if the hour occurs twice; if the hour is skipped, the time as far past the change
 *   (02:30 → 03:30). Temporal calls this `compatible`
 */
export function instantOfWall(wall: number): number {
  const before = offsetAt(wall - DAY)
  const after = offsetAt(wall + DAY)
  if (offsetAt(wall - before) === before) return wall - before
  if (offsetAt(wall - after) === after) return wall - after
  return wall - before
}

/** Reads the offset from `GMT`, `GMT+02:00` or, before 1900, with seconds: `GMT+01:00:14`. */
function readOffset(at: number): number {
  format ??= newFormat()
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const parts = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name)
  if (!parts) return 0
  const size = ((Number(parts[2]) * 60 + Number(parts[3])) * 60 + Number(parts[4] ?? 0)) * 1000
  return parts[1] === '-' ? -size : size
}

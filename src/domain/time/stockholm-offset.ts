const HOUR = 3_600_000
const DAY = 24 * HOUR

const newFormat = () =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Stockholm', timeZoneName: 'longOffset' })
/** Made when it is needed first: that takes a phone some 50 ms, which are none of a page's first. */
let format: ReturnType<typeof newFormat> | undefined
const byHour = new Map<number, number>()

/**
 * Milliseconds by which Stockholm is ahead of UTC at an instant (epoch milliseconds).
 * Asked of `Intl` once per hour of UTC: the clocks of Stockholm have changed on the hour only, since 1900.
 *
 * @throws RangeError for an instant that is no finite number
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
 * The instant at which a clock in Stockholm shows a wall time.
 *
 * @param wall the wall time as if it were UTC, in epoch milliseconds
 * @returns of an hour that comes twice the first; of an hour that is skipped, the time as far past the change
 *   (02:30 → 03:30): what Temporal calls `compatible`
 */
export function instantOfWall(wall: number): number {
  const before = offsetAt(wall - DAY)
  const after = offsetAt(wall + DAY)
  if (offsetAt(wall - before) === before) return wall - before
  if (offsetAt(wall - after) === after) return wall - after
  return wall - before
}

/** `GMT`, `GMT+02:00`, and with seconds before 1900: `GMT+01:00:14`. */
function readOffset(at: number): number {
  format ??= newFormat()
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const parts = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name)
  if (!parts) return 0
  const size = ((Number(parts[2]) * 60 + Number(parts[3])) * 60 + Number(parts[4] ?? 0)) * 1000
  return parts[1] === '-' ? -size : size
}

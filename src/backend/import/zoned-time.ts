/**
 * Returns a wall time in a zone as ISO 8601 with its offset.
 *
 * @param day `YYYY-MM-DD`, a day in that zone
 * @param clock `HH:mm`
 * @param zone an IANA name (`Africa/Johannesburg`) or an offset (`+02:00`, `UTC-3`)
 * @returns `2010-06-11T16:00:00+02:00`; null if the clock skips that time (the hour lost in spring). If an hour comes
 *   twice, the first one counts.
 * @throws RangeError if the zone does not exist
 */
export function zonedTime(day: string, clock: string, zone: string): string | null {
  const wall = Date.parse(`${day}T${clock}:00Z`)
  const fixed = offsetMinutes(zone)
  if (fixed !== null) return written(day, clock, fixed)
  const candidates = [wall - 86_400_000, wall + 86_400_000].map((near) => zoneOffset(near, zone))
  for (const offset of candidates) {
    if (zoneOffset(wall - offset * 60_000, zone) === offset) return written(day, clock, offset)
  }
  return null
}

/** Returns the minutes east of UTC of `+02:00`, `-0330`, `UTC+5:30`, `GMT-3`, `Z`; null if the text is no offset. */
export function offsetMinutes(zone: string): number | null {
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return 0
  const parts = /^(?:UTC|GMT)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i.exec(zone)
  if (!parts) return null
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0)
  return parts[1] === '+' ? minutes : -minutes
}

/** Whether `zone` is a zone or an offset that times can be read in. */
export function isZone(zone: string): boolean {
  const fixed = offsetMinutes(zone)
  if (fixed !== null) return Math.abs(fixed) <= 14 * 60
  try {
    zoneOffset(0, zone)
    return true
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes east of UTC at an instant (epoch milliseconds). */
function zoneOffset(at: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    formats.set(zone, format)
  }
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? ''
  return offsetMinutes(name) ?? 0
}

function written(day: string, clock: string, offset: number): string {
  const size = Math.abs(offset)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  const minutes = String(size % 60).padStart(2, '0')
  return `${day}T${clock}:00${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}

/**
 * How long a service asks to be left alone, in milliseconds; null where it does not say. A date counts against the
 * answer's own, for the device's clock may be wrong.
 */
export function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after')
  if (text === null) return null
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const until = Date.parse(text) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(until) ? null : Math.max(0, until)
}

const SHORTEST_REST = 1_000
const LONGEST_REST = 600_000
const USUAL_REST = 5_000

/** Milliseconds to leave a busy service alone: what it asks for, between a second and ten minutes (quality.md S4). */
export const busyFor = (headers: Headers): number =>
  Math.min(LONGEST_REST, Math.max(SHORTEST_REST, retryAfter(headers) ?? USUAL_REST))

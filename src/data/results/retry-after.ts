/**
 * Returns the milliseconds that a service asks the client to wait; null if it does not say. A date is compared with the
 * response's own date, because the clock of this machine may be wrong.
 */
export function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after')
  if (text === null) return null
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const until = Date.parse(text) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(until) ? null : Math.max(0, until)
}

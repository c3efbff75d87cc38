/**
 * Milliseconds that a service asks to be left alone; null where it does not say. A date counts against the answer's own, for
 * this machine's clock may be wrong.
 */
export function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after')
  if (text === null) return null
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const until = Date.parse(text) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(until) ? null : Math.max(0, until)
}

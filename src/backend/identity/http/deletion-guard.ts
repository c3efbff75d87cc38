import { Refusal } from '../base/refusal.ts'

/**
 * Lets the GET that deletes an account pass only if the application's own code sends it. The bearer header is the lock: no
 * link, image, form, prefetch or crawler can send one, and cookies open nothing here. The browser's own headers are
 * checked as well: the request must be a script's (`cors`, `same-origin`) for data, not a navigation, an element's load
 * or a prefetch.
 *
 * @throws Refusal 403
 */
export function guardDeletion(request: Request): void {
  const said = (name: string) => request.headers.get(name)?.trim().toLowerCase() ?? ''
  const mode = said('sec-fetch-mode')
  const destination = said('sec-fetch-dest')
  const byScript = ['', 'cors', 'same-origin'].includes(mode) && ['', 'empty'].includes(destination)
  if (!byScript || isOpenedAhead(request)) throw new Refusal(403, 'notByLink')
}

/** Whether a browser or a preview opens the address before its user does. */
export function isOpenedAhead(request: Request): boolean {
  return ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(request.headers.get(name) ?? ''),
  )
}

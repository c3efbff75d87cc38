import type { LivingPage } from '../../components/page/living-page.ts'
import { loadBody } from '../../components/page/page-bodies.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'

/**
 * Fetches what renders the page of this address from the edition as it is now: React, and the one body that it has.
 *
 * @returns renders it in the place of a built body; null for a page that has none
 * @throws what the network throws
 */
export async function loadLivingPage(): Promise<((body: HTMLElement, page: LivingPage) => void) | null> {
  const route = parseAddress(location.pathname)?.route
  if (!route) return null
  const [{ renderLivingPage }, View] = await Promise.all([
    import('./render-living-page.tsx'),
    loadBody(route.kind),
  ])
  return View && ((body, page) => renderLivingPage(body, page, route, View))
}

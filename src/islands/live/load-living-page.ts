import type { LivingPage } from '../../components/page/living-page.ts'
import { loadBody, WITH_OWN_WORDS } from '../../components/page/page-bodies.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import { loadMessages } from '../../i18n/load-messages.ts'

/**
 * Fetches what renders the page of this address from the edition as it is now, the one body that it has, and its words.
 *
 * @returns renders it in the place of a built body; null for a page that has none
 * @throws what the network throws
 */
export async function loadLivingPage(): Promise<((body: HTMLElement, page: LivingPage) => void) | null> {
  const { locale, route } = parseAddress(location.pathname) ?? {}
  if (!locale || !route) return null
  const [{ renderLivingPage }, View] = await Promise.all([
    import('./render-living-page.ts'),
    loadBody(route.kind),
    loadMessages(locale, WITH_OWN_WORDS.has(route.kind) ? 'kinds' : 'pages'),
  ])
  return View && ((body, page) => renderLivingPage(body, page, route, View))
}

import type { LivePage } from '../../components/page/live-page.ts'
import { KINDS_WITH_MESSAGES, loadBody } from '../../components/page/page-bodies.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import { loadMessages } from '../../i18n/load-messages.ts'

/**
 * Loads the code that renders the page of this address from the current edition: the renderer, its one body, its messages.
 *
 * @returns a function that renders in place of a built body; null for a page that has none
 * @throws network errors
 */
export async function loadLivePage(page: LivePage): Promise<((body: HTMLElement) => void) | null> {
  const { locale, route } = parseAddress(location.pathname) ?? {}
  if (!locale || !route) return null
  const [{ renderLivePage }, View] = await Promise.all([
    import('./LivingBody.tsx'),
    loadBody(page.bodyKind),
    loadMessages(locale, KINDS_WITH_MESSAGES.has(route.kind) ? 'kinds' : 'pages'),
  ])
  return View && ((body) => renderLivePage(body, page, route, View))
}

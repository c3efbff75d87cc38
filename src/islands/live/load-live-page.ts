import type { LivePage } from '../../components/page/live-page.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { loadBody } from '../../kinds/bodies/load-body.ts'

/**
 * Loads the code that renders the page of this address from the current edition: the renderer, its one body, its messages.
 *
 * @returns a function that renders in place of a built body; null if this is no address of a page
 * @throws network errors
 */
export async function loadLivePage(page: LivePage): Promise<((body: HTMLElement) => void) | null> {
  const { locale, route } = parseAddress(location.pathname) ?? {}
  if (!locale || !route) return null
  const [{ renderLivePage }, View] = await Promise.all([
    import('./LivingBody.tsx'),
    loadBody(page.body),
    loadMessages(locale, page.messages ?? 'pages'),
  ])
  return (body) => renderLivePage(body, page, route, View)
}

import type { PageBody } from '../../components/page/bodies/body-props.ts'
import { type BodyKind, KINDS_WITH_MESSAGES, loadBody } from '../../components/page/page-bodies.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import { loadMessages } from '../../i18n/load-messages.ts'

/** What renders the body of the page of this address. */
export interface LoadedView {
  readonly View: PageBody
  readonly route: Route
}

/**
 * Loads the view that built the body of the page of this address, and its messages.
 *
 * @throws network errors
 */
export async function loadView(kind: BodyKind): Promise<LoadedView | null> {
  const { locale, route } = parseAddress(location.pathname) ?? {}
  if (!locale || !route) return null
  const [View] = await Promise.all([
    loadBody(kind),
    loadMessages(locale, KINDS_WITH_MESSAGES.has(route.kind) ? 'kinds' : 'pages'),
  ])
  return View && { View, route }
}

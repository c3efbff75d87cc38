import type { PageBody } from '../../components/page/body-props.ts'
import type { LivingPage } from '../../components/page/live-page.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { loadBody } from '../../kinds/bodies/load-body.ts'

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
export async function loadView({
  body,
  messages = 'pages',
}: Pick<LivingPage, 'body' | 'messages'>): Promise<LoadedView | null> {
  const { locale, route } = parseAddress(location.pathname) ?? {}
  if (!locale || !route) return null
  const [View] = await Promise.all([loadBody(body), loadMessages(locale, messages)])
  return { View, route }
}

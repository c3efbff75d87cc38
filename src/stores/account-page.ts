import { askIdentity } from '../data/browser/identity.ts'
import { FORGOTTEN_PAGE, IDENTITY_SITE, LINK_PAGE } from '../data/browser/services.ts'
import { handOffAddress } from '../domain/account/hand-off.ts'
import type { Locale } from '../domain/text/locale.ts'

/** The address for a visitor who has forgotten their password. */
export const forgottenAddress = (locale: Locale) => `${FORGOTTEN_PAGE}?lang=${locale}`

/** The address for a visitor whom too many attempts keep out. */
export const linkAddress = (locale: Locale) => `${LINK_PAGE}?lang=${locale}`

/**
 * Opens the account page in a new tab, signed in. If the service gives no address, or one outside its own site, opens the
 * root of the identity site.
 *
 * The tab opens before the request, since browsers refuse to open one after a while. It loses its way back here.
 */
export async function openAccountPage(token: string | null, locale: Locale): Promise<void> {
  const site = new URL(IDENTITY_SITE, location.origin)
  const tab = open('', '_blank')
  if (tab) tab.opener = null
  const response = token === null ? null : await askIdentity('accountPage', { token, locale })
  if (response?.ok === false) console.error('The account page gave no address.', response.fault)
  const address = response?.ok ? handOffAddress(response.value, site.origin, locale) : null
  if (response?.ok && address === null) console.error('The address of the account page is not its own.')
  if (tab) tab.location.replace(address ?? site.href)
  else location.assign(address ?? site.href)
}

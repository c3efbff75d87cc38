import type { Locale } from '../text/locale.ts'

/**
 * Returns the address of the account page (docs/quality.md#accounts): the service's one-time address with the route and the
 * language added; null if it is not an address of the service itself. Such an address is never opened.
 *
 * @param url as the service returns it
 * @param own origin of the identity service: `https://id.example.org`
 */
export function handOffAddress(url: string, own: string, locale: Locale): string | null {
  if (!URL.canParse(url)) return null
  const address = new URL(url)
  const isOwn = address.origin === own && address.username === '' && address.password === ''
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:'
  // Parsers disagree on characters such as a backslash or a line break. No address of ours has any.
  if (!isOwn || !isWeb || !/^[\x21-\x5b\x5d-\x7e]+$/.test(url)) return null
  address.searchParams.set('route', 'profile.show')
  address.searchParams.set('lang', locale)
  return address.href
}

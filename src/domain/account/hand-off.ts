import type { Locale } from '../text/locale.ts'

/**
 * Where the account page opens (quality.md I6): the one-time address that the service gave, with the route and the
 * language added, if it is an address of the service itself; null for any other, which is never opened.
 *
 * @param url as the service answers
 * @param own origin of the identity service: `https://id.example.org`
 */
export function handOffAddress(url: string, own: string, locale: Locale): string | null {
  if (!URL.canParse(url)) return null
  const address = new URL(url)
  const isOwn = address.origin === own && address.username === '' && address.password === ''
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:'
  // What parsers read differently, such as a backslash or a line break, is in no address of ours.
  if (!isOwn || !isWeb || !/^[\x21-\x5b\x5d-\x7e]+$/.test(url)) return null
  address.searchParams.set('route', 'profile.show')
  address.searchParams.set('lang', locale)
  return address.href
}

import { isAdminAddress } from '../organiser/admin-address.ts'
import { parseAddress } from '../presentation/parse-address.ts'

const LONGEST = 2000
/** Stands for the site's origin: an address that resolves to any other origin is not ours. */
const HERE = 'https://here.invalid'

/**
 * Returns where to go after sign-in: a page of this site with its query and fragment; null for every other text, so that no
 * link can send a visitor who has just signed in to another site.
 *
 * @param from as it stands in the address, already decoded once
 */
export function returnPath(from: string | null): string | null {
  if (from === null || from.length > LONGEST || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(from)) return null
  if (!URL.canParse(from, HERE)) return null
  const { origin, pathname, search, hash } = new URL(from, HERE)
  const route = parseAddress(pathname)?.route
  const isPage = route ? route.kind !== 'signin' && route.kind !== 'signup' : isAdminAddress(pathname)
  return origin === HERE && isPage && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}

import { isDrawnOnRequest } from '../../src/domain/presentation/drawn-picture.ts'

/** Where a link leads: out of the site, to a file of the site with or without a fragment, or nowhere if it is malformed. */
export type LinkTarget =
  | { readonly kind: 'outside' }
  | { readonly kind: 'file'; readonly path: string; readonly fragment: string }
  | { readonly kind: 'bad'; readonly reason: string }

const OUTSIDE: LinkTarget = { kind: 'outside' }
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const OTHER_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'data', 'geo', 'webcal', 'sms'])
/** The addresses on our origin that the services answer instead of files of the site. */
const SERVICES = ['/graphql', '/health', '/api/', '/sanctum/', '/account/']

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Reads one link of a page.
 * @param link as written in the page, entities decoded
 * @param pageAddress address of the page that holds the link, e.g. `/2025/`
 * @param siteUrl public origin of the site: absolute links to it are links of the site
 */
export function linkTarget(link: string, pageAddress: string, siteUrl: string): LinkTarget {
  if (link === '') return { kind: 'bad', reason: 'is empty' }
  let local = link
  if (link === siteUrl || link.startsWith(`${siteUrl}/`)) local = link.slice(siteUrl.length) || '/'
  const scheme = SCHEME.exec(local)?.[1]?.toLowerCase()
  if (scheme !== undefined) {
    return OTHER_SCHEMES.has(scheme) ? OUTSIDE : { kind: 'bad', reason: `has the scheme ${scheme}:` }
  }
  if (local.startsWith('//')) return OUTSIDE
  const url = new URL(local, `http://site.invalid${pageAddress}`)
  const path = decodePath(url.pathname)
  const fragment = decodePath(url.hash.slice(1))
  if (path === null || fragment === null) return { kind: 'bad', reason: 'holds a broken % sequence' }
  if (isDrawnOnRequest(path)) return OUTSIDE
  if (SERVICES.some((service) => path === service || (service.endsWith('/') && path.startsWith(service))))
    return OUTSIDE
  return { kind: 'file', path: path.endsWith('/') ? `${path}index.html` : path, fragment }
}

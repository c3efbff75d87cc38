import { localized } from '../domain/presentation/addresses.ts'
import { LOCALES } from '../domain/text/locale.ts'

/** The limits of one file (sitemaps.org): the number of addresses, and the bytes before compression. */
export interface SitemapLimits {
  readonly addresses: number
  readonly bytes: number
}
/** A page that search engines may find. */
export interface ListedPage {
  /** The address without language; the page exists in every language. */
  readonly address: string
  /** The day of the last change, `YYYY-MM-DD`; null if it is not known. */
  readonly changedOn: string | null
}
const LIMITS: SitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 }

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const OPENING = `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const CLOSING = '</urlset>\n'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Returns the entries of a page, one per language. Each lists every language, its own too, as search engines require. */
function entriesOf({ address, changedOn }: ListedPage, origin: string): string {
  const alternates = [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const]
    .map(([language, locale]) => {
      const href = escaped(origin + localized(address, locale))
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    })
    .join('')
  const changed = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
  return LOCALES.map(
    (locale) =>
      `<url><loc>${escaped(origin + localized(address, locale))}</loc>${changed}${alternates}</url>\n`,
  ).join('')
}

/**
 * Returns the sitemaps of these pages, in as many files as the limits require; at least one.
 *
 * @param origin of the site, without a slash at the end
 */
export function sitemaps(pages: readonly ListedPage[], origin: string, limits = LIMITS): string[] {
  const files: string[] = []
  const room = limits.bytes - OPENING.length - CLOSING.length
  let entries: string[] = []
  let bytes = 0
  const close = () => files.push(`${OPENING}${entries.join('')}${CLOSING}`)
  for (const page of pages) {
    const entry = entriesOf(page, origin)
    const size = Buffer.byteLength(entry)
    const full = (entries.length + 1) * LOCALES.length > limits.addresses || bytes + size > room
    if (full && entries.length > 0) {
      close()
      entries = []
      bytes = 0
    }
    entries.push(entry)
    bytes += size
  }
  close()
  return files
}

/** Returns the address of an edition's sitemap; `part` counts from 0. */
export const sitemapAddress = (year: number, part: number): string => `/${year}/${sitemapName(part)}.xml`

/** Returns the name of an edition's sitemap file without its extension: `sitemap`, then `sitemap-2` and so on. */
export const sitemapName = (part: number): string => (part === 0 ? 'sitemap' : `sitemap-${part + 1}`)

/** Returns the index of all sitemaps. */
export function sitemapIndex(files: readonly ListedPage[], origin: string): string {
  const entries = files.map(({ address, changedOn }) => {
    const changed = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<sitemap><loc>${escaped(origin + address)}</loc>${changed}</sitemap>\n`
  })
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

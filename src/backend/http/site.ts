import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../domain/text/locale.ts'
import { buildingPage } from './building-page.ts'
import { type Representation, respondWith } from './response/representation.ts'
import { methodNotAllowed, plainText } from './response/safeguards.ts'
import { SiteFiles } from './site-files.ts'
import { siteSegments } from './site-path.ts'
import { FOR_HOSTS, HOSTS_FILE, headersOf, policyIn } from './site-policy.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Serves the pre-rendered site. Each request looks up the live release anew, so the next request sees a swapped link. An
 * address that the release does not hold gets the release's own not-found page.
 *
 * @param siteDir see `SiteFiles`
 * @param dataDir where a build in progress writes `build-progress.json`
 */
export function createSite(siteDir: string, dataDir: string): (request: Request) => Promise<Response> {
  const files = new SiteFiles(siteDir)

  /** Returns a response from a release, with the release's policy. */
  async function answered(request: Request, release: string): Promise<Response> {
    const response = await fromRelease(request, release)
    const hosts = await page(release, [HOSTS_FILE])
    const policy = hosts && policyIn(hosts.body.toString())
    if (policy !== null) response.headers.set('content-security-policy', policy)
    const own = headersOf(new URL(request.url).pathname, response)
    for (const [name, value] of Object.entries(own)) response.headers.set(name, value)
    return response
  }

  async function page(release: string, segments: readonly string[]): Promise<Representation | null> {
    const entry = await files.entry(release, segments)
    return entry.kind === 'file' ? entry.representation : null
  }

  async function notFound(request: Request, release: string, locale: Locale): Promise<Response> {
    for (const path of notFoundPages(locale)) {
      const found = await page(release, path)
      if (found !== null) return respondWith(request, found, { status: 404 })
    }
    return plainText(404, 'There is no page at this address.\n')
  }

  async function fromRelease(request: Request, release: string): Promise<Response> {
    const url = new URL(request.url)
    const segments = siteSegments(url.pathname)
    const locale = LOCALES.find((one) => url.pathname.startsWith(`/${one}/`)) ?? DEFAULT_LOCALE
    if (segments === null || isNotFoundPage(segments) || isForHosts(segments))
      return notFound(request, release, locale)
    if (segments.at(-1) === '') {
      const index = await page(release, [...segments.slice(0, -1), 'index.html'])
      return index === null ? notFound(request, release, locale) : respondWith(request, index)
    }
    const entry = await files.entry(release, segments)
    if (entry.kind === 'file') return respondWith(request, entry.representation)
    if (entry.kind === 'directory' && (await page(release, [...segments, 'index.html'])) !== null) {
      const location = `${url.pathname}/${url.search}`
      return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-cache' } })
    }
    return notFound(request, release, locale)
  }

  return async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { allow: READING.join(', ') } })
    if (!READING.includes(request.method)) return methodNotAllowed(READING)
    const release = files.release()
    if (release === null) return buildingPage(request, dataDir)
    try {
      return await answered(request, release)
    } catch {
      // The release may have been replaced and removed before its file was read. A real fault fails again.
      return answered(request, files.release() ?? release)
    }
  }
}

const NOT_FOUND = [['404.html'], ['404', 'index.html']]

/** Some disks take a name in capitals for the same name. */
const isForHosts = ([first = '']: readonly string[]) => FOR_HOSTS.has(first.toLowerCase())

const notFoundPages = (locale: Locale) =>
  locale === DEFAULT_LOCALE ? NOT_FOUND : [...NOT_FOUND.map((path) => [locale, ...path]), ...NOT_FOUND]

const NOT_FOUND_PAGE = new RegExp(`^(?:(?:${LOCALES.join('|')})/)?404(\\.html|/|/index\\.html)?$`)
const isNotFoundPage = (segments: readonly string[]) => NOT_FOUND_PAGE.test(segments.join('/'))

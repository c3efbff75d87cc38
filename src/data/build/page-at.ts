import { memoizedPair } from '../../domain/memoized.ts'
import { addressOf } from '../../domain/presentation/addresses.ts'
import type { PageKind, RouteOf } from '../../domain/presentation/page-kinds.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import { editionAddresses, yearlessAddresses } from '../../domain/site/page-addresses.ts'
import type { PageSite, Site } from '../../domain/site/page-site.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { editionSite, latestSite } from './site.ts'

/** A page of the site: its edition and language, and its route. */
export interface PageAt<Kind extends PageKind = PageKind> {
  readonly site: PageSite
  readonly route: RouteOf<Kind>
}

/**
 * Returns the page at an address.
 *
 * @param path with its language, and a slash at its end
 * @param kind the only kind of page that is asked for
 * @returns null if the archive has no such page
 */
export async function pageAt<Kind extends PageKind>(path: string, kind?: Kind): Promise<PageAt<Kind> | null> {
  const parsed = parseAddress(path)
  if (!parsed || (kind !== undefined && parsed.route.kind !== kind)) return null
  const { locale, route } = parsed
  const site = 'year' in route ? await editionSite(route.year, locale) : await latestSite(locale)
  return site && addressesOf(site.all, site.index).has(addressOf(route))
    ? { site, route: route as RouteOf<Kind> }
    : null
}

/** The pages of an edition and those without a year. */
const addressesOf = memoizedPair(
  ({ latestYear, pastEditions }: Site, index: EditionIndex): ReadonlySet<string> =>
    new Set([...editionAddresses(index, latestYear), ...yearlessAddresses(pastEditions)]),
)

export const notFound = (): Response => new Response(null, { status: 404 })

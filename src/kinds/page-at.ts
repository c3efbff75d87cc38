import { editionSite, latestSite } from '../data/build/site.ts'
import { memoizedPair } from '../domain/memoized.ts'
import { addressOf } from '../domain/presentation/addresses.ts'
import type { PageKind } from '../domain/presentation/page-kinds.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import type { Site } from '../domain/site/page-site.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import type { PageOf } from './kind.ts'
import { editionAddresses, yearlessAddresses } from './page-addresses.ts'

/**
 * Returns the page at an address.
 *
 * @param path with its language, and a slash at its end
 * @returns null if the archive has no such page
 */
export async function pageAt(path: string): Promise<PageOf<PageKind> | null> {
  const parsed = parseAddress(path)
  if (!parsed) return null
  const { locale, route } = parsed
  const site = 'year' in route ? await editionSite(route.year, locale) : await latestSite(locale)
  return site && addressesOf(site.all, site.index).has(addressOf(route)) ? { site, route } : null
}

/** The pages of an edition and those without a year. */
const addressesOf = memoizedPair(
  ({ latestYear, pastEditions }: Site, index: EditionIndex): ReadonlySet<string> =>
    new Set([...editionAddresses(index, latestYear), ...yearlessAddresses(pastEditions)]),
)

import { memoizedByValue, memoizedPair } from '../domain/memoized.ts'
import { isUnderWay } from '../domain/publication/under-way.ts'
import { changeDays } from '../domain/site/change-days.ts'
import type { Site } from '../domain/site/page-site.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { pageAddresses, yearlessAddresses } from '../kinds/page-addresses.ts'
import { sitemapAddress, sitemapName, sitemaps } from './sitemap.ts'

export interface EditionSitemap {
  readonly year: number
  /** The file name without its extension. */
  readonly name: string
  readonly address: string
  readonly text: string
  /**
   * The day of the page in it that changed last; null while the edition is played, because a publication then does not
   * write the sitemap of all years.
   */
  readonly changedOn: string | null
}

type Listed = Pick<Site, 'indexes' | 'latestYear' | 'pastEditions'>

/**
 * Returns the sitemaps of all editions, newest first.
 *
 * @param origin of the site, without a slash at the end
 */
export const editionSitemaps = (site: Listed, origin: string): EditionSitemap[] =>
  site.indexes.flatMap((index) => sitemapsOf(site, index, origin))

/** Returns the sitemaps of an edition of the site. Pages that belong to no edition are in those of the newest one. */
export const sitemapsOf = (site: Listed, index: EditionIndex, origin: string): readonly EditionSitemap[] =>
  byOrigin(site, index)(origin)

/** Kept, because both the paths of the files and the list of all sitemaps need them. */
const byOrigin = memoizedPair((site: Listed, index: EditionIndex) =>
  memoizedByValue((origin: string) => listed(site, index, origin)),
)

function listed({ indexes, latestYear, pastEditions }: Listed, index: EditionIndex, origin: string) {
  const { year } = index.edition
  const yearless = index === indexes[0] ? yearlessAddresses(pastEditions) : []
  const addresses = [...yearless, ...pageAddresses(index, latestYear)]
  const dayOf = changeDays(index, latestYear)
  const pages = addresses.map((address) => ({ address, changedOn: dayOf(address) }))
  const newest = pages.reduce<string | null>(
    (most, { changedOn: day }) => (day !== null && (most === null || day > most) ? day : most),
    null,
  )
  return sitemaps(pages, origin).map(
    (text, part): EditionSitemap => ({
      changedOn: isUnderWay(index.edition, latestYear) ? null : newest,
      year,
      name: sitemapName(part),
      address: sitemapAddress(year, part),
      text,
    }),
  )
}

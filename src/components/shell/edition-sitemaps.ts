import { toldEditions } from '../../domain/history/told-editions.ts'
import { pageAddresses, yearlessAddresses } from '../../domain/site/page-addresses.ts'
import type { Site } from '../../domain/site/page-site.ts'
import { sitemapAddress, sitemapName, sitemaps } from './sitemap.ts'

export interface EditionSitemap {
  readonly year: number
  /** File name without its ending. */
  readonly name: string
  readonly address: string
  readonly text: string
}

/**
 * The sitemaps of all editions, newest first. The pages of no edition stand with the newest one.
 *
 * @param origin of the site, without a slash at the end
 */
export function editionSitemaps(
  { indexes, latestYear }: Pick<Site, 'indexes' | 'latestYear'>,
  origin: string,
): EditionSitemap[] {
  const yearless = yearlessAddresses(toldEditions(indexes, latestYear))
  return indexes.flatMap((index, position) => {
    const { year } = index.edition
    const addresses = [...(position === 0 ? yearless : []), ...pageAddresses(index, latestYear)]
    return sitemaps(addresses, origin).map((text, part) => ({
      year,
      name: sitemapName(part),
      address: sitemapAddress(year, part),
      text,
    }))
  })
}

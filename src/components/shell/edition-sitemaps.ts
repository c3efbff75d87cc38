import { homeAddress } from '../../domain/presentation/addresses.ts'
import { pageAddresses } from '../../domain/presentation/page-addresses.ts'
import type { Site } from '../../domain/presentation/page-site.ts'
import { sitemapAddress, sitemapName, sitemaps } from './sitemap.ts'

export interface EditionSitemap {
  readonly year: number
  /** File name without its ending. */
  readonly name: string
  readonly address: string
  readonly text: string
}

/**
 * The sitemaps of all editions, newest first. The start page stands with the newest one.
 *
 * @param origin of the site, without a slash at the end
 */
export function editionSitemaps({ indexes }: Pick<Site, 'indexes'>, origin: string): EditionSitemap[] {
  return indexes.flatMap((index, position) => {
    const { year } = index.edition
    const addresses = [...(position === 0 ? [homeAddress()] : []), ...pageAddresses(index)]
    return sitemaps(addresses, origin).map((text, part) => ({
      year,
      name: sitemapName(part),
      address: sitemapAddress(year, part),
      text,
    }))
  })
}

import type { FramedPage } from '../components/shell/framed-page.ts'
import { memoizedByValue, memoizedPair } from '../domain/memoized.ts'
import { addressOf, homeAddress, localized } from '../domain/presentation/addresses.ts'
import { PAGE_KINDS, type PageKind } from '../domain/presentation/page-kinds.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import { nearest } from '../domain/presentation/year-link.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import type { FindNeighbour } from '../domain/site/year-neighbours.ts'
import { neighbourOf } from './kinds.ts'

/** Returns the address of this page in a year, or of the nearest page of that year, in its language. */
export function inYear(
  site: PageSite,
  { address, unlisted }: Pick<FramedPage, 'address' | 'unlisted'>,
): (target: number) => string {
  const { locale, year, latestYear, index } = site
  const route = parseAddress(address)?.route ?? { kind: 'latest' }
  const elsewhere = addressElsewhere(site, neighbourOf(route, index, latestYear))(route.kind)
  return (target) => (target === year && !unlisted ? localized(address, locale) : elsewhere(target))
}

/** By kind of page and year: the address of the neighbour. All matches of a class have the same neighbours. */
const addressElsewhere = memoizedPair(({ locale, all }: PageSite, find: FindNeighbour) =>
  memoizedByValue((kind: PageKind) =>
    memoizedByValue((target: number): string => {
      const there = all.indexes.find(({ edition }) => edition.year === target)
      if (!there) return localized(homeAddress(target), locale)
      const { isOther, ...found } = find(there)
      const isSame = !isOther && (found.kind === kind || !PAGE_KINDS[kind].startsWith('/{year}/'))
      return localized(isSame ? addressOf(found) : nearest(addressOf(found)), locale)
    }),
  ),
)

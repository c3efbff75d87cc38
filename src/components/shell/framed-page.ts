import { memoizedByValue, memoizedPair } from '../../domain/memoized.ts'
import { addressOf, homeAddress, localized } from '../../domain/presentation/addresses.ts'
import { PAGE_KINDS, type PageKind } from '../../domain/presentation/page-kinds.ts'
import { parseAddress } from '../../domain/presentation/parse-address.ts'
import { nearest } from '../../domain/presentation/year-link.ts'
import { neighbourOf } from '../../domain/site/edition-pages.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { FindNeighbour } from '../../domain/site/year-neighbours.ts'
import type { PageShare } from '../share/page-share.ts'

/** What a page passes to its frame. */
export interface FramedPage {
  readonly title: string
  readonly description: string
  /** The address of this page without its language: `/2026/teams/12/`. */
  readonly address: string
  /** The pages from below the year's home to this page; empty on home itself. Addresses are without language. */
  readonly crumbs: readonly Crumb[]
  /** The picture shown with a link to the page; the edition's picture if none is given. */
  readonly share?: PageShare
  /** The page has no address of its own, such as the not-found page: it gets no canonical link and no index entry. */
  readonly unlisted?: boolean
  /** The page has an address of its own, but search engines must not index it. */
  readonly private?: boolean
}

/** A page on the path from the start page to another page. */
export interface Crumb {
  readonly name: string
  readonly address: string
}

/** Returns the breadcrumbs from the start page to a page, in its language. */
export function trailOf({ cup, locale, year }: PageSite, { address, crumbs }: FramedPage): Crumb[] {
  const home = { name: String(year), address: homeAddress(year) }
  const isOfYear = address.startsWith(home.address)
  const above = [{ name: cup.name, address: homeAddress() }, ...(isOfYear ? [home] : [])]
  return [...above, ...crumbs].map((crumb) => ({
    name: crumb.name,
    address: localized(crumb.address, locale),
  }))
}

/** Returns the address of this page in a year, or of the nearest page of that year, in its language. */
export function inYear(site: PageSite, { address, unlisted }: FramedPage): (target: number) => string {
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

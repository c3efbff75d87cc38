import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import { yearLink } from '../../domain/presentation/year-link.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { PageShare } from '../share/page-share.ts'

/** What a page tells its frame. */
export interface FramedPage {
  readonly title: string
  readonly description: string
  /** This page without its language: `/2026/teams/12/`. */
  readonly address: string
  /** From below the year's home to this page; empty on home itself. Addresses without language. */
  readonly crumbs: readonly Crumb[]
  /** The nearest page in another year, without language. */
  readonly inYear?: (year: number) => string
  /** The picture shown with a link to the page; that of the edition where none is given. */
  readonly share?: PageShare
  /** Not an address of its own, such as the not-found page: nothing canonical, nothing to index. */
  readonly unlisted?: boolean
  /** An address of its own that search engines leave alone. */
  readonly private?: boolean
}

/** A page on the way from the start page to another. */
export interface Crumb {
  readonly name: string
  readonly address: string
}

/** From the start page to a page, in its language. */
export function trailOf({ cup, locale, year }: PageSite, { address, crumbs }: FramedPage): Crumb[] {
  const home = { name: String(year), address: homeAddress(year) }
  const isOfYear = address.startsWith(home.address)
  const above = [{ name: cup.name, address: homeAddress() }, ...(isOfYear ? [home] : [])]
  return [...above, ...crumbs].map((crumb) => ({
    name: crumb.name,
    address: localized(crumb.address, locale),
  }))
}

/** This page in a year, or the nearest there is, in its language. */
export function inYear({ locale, year }: PageSite, page: FramedPage, target: number): string {
  const { address, unlisted, inYear: neighbour = homeAddress } = page
  const isHere = target === year && !unlisted
  return localized(isHere ? address : yearLink(address, neighbour(target)), locale)
}

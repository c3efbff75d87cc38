import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
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

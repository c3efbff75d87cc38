import type { Crumb } from './framed-page.ts'

/** The origin as addresses are put behind it: without a slash at the end; empty where no site address is set. */
export const originOf = (site: string | undefined): string => (site ?? '').replace(/\/+$/, '')

/** Properties of schema.org that hold an address, as JSON writes one from the root: quotes in a text are escaped there. */
const ADDRESS = /"(@id|url|item|image)":"\//g

/**
 * The schema.org graph of a page as the text of its script element. Addresses that begin at the site's root are made
 * absolute here, so that nothing that describes a thing needs to know where the site is.
 *
 * @param origin of the site, without a slash at the end
 * @param things what the page describes
 */
export function structuredData(origin: string, things: readonly object[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  const absolute = text.replace(ADDRESS, (_, property) => `"${property}":"${origin}/`)
  // A name such as "</script>" must not end the block.
  return absolute.replaceAll('<', '\\u003c')
}

/** The way from the start page to a page. */
export const breadcrumbList = (trail: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((crumb, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name: crumb.name,
    item: crumb.address,
  })),
})

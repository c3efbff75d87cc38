import type { Crumb } from '../components/shell/framed-page.ts'

/** A schema.org property that holds an address from the root, as JSON writes it: quotes in a text are escaped. */
const ADDRESS = /("(?:@id|url|item|image)":")\//g

/**
 * Returns the schema.org graph of a page as the text of its script element. Addresses from the site's root become
 * absolute here, so that the code that describes an entity does not need the site's origin.
 *
 * @param origin of the site, without a slash at the end
 * @param entities what the page describes
 */
export function structuredData(origin: string, entities: readonly object[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': entities })
  const absolute = text.replace(ADDRESS, (_, before) => `${before}${origin}/`)
  // A name such as "</script>" must not end the block.
  return absolute.replaceAll('<', '\\u003c')
}

/** Returns the schema.org breadcrumbs from the start page to a page. */
export const breadcrumbList = (trail: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((crumb, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name: crumb.name,
    item: crumb.address,
  })),
})

import { localized } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'

interface Listed {
  readonly name: string
  /** The address of the item's page, without language. */
  readonly address: string
}

/** Returns a schema.org `ItemList` of pages in the order given. Addresses start at the site's root. */
export const itemList = (name: string, items: readonly Listed[], locale: Locale): object => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name: item.name,
    url: localized(item.address, locale),
  })),
})

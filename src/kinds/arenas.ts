import { itemList } from '../components/shell/item-list.ts'
import { arenaAddress } from '../domain/presentation/addresses.ts'
import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** All arenas of an edition. */
export const arenas: Kind<'arenas'> = {
  ...oneOfEach('arenas'),
  head({ site: { year, cup, locale, index }, address, t }) {
    const title = t('arenas.title', { year })
    const list = index.edition.arenas.map(({ id, name }) => ({ name, address: arenaAddress(year, id) }))
    return {
      title: `${title} – ${cup.name}`,
      description: t('description.arenas', { cup: cup.name, year }),
      structured: itemList(title, list, locale),
      crumbs: [{ name: t('nav.arenas'), address }],
    }
  },
  body: 'arenas',
  messages: 'kinds',
}

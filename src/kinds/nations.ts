import { nationsByName } from '../components/nation/named-nation.ts'
import { itemList } from '../components/shell/item-list.ts'
import { nationAddress } from '../domain/presentation/addresses.ts'
import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** All nations of an edition. */
export const nations: Kind<'nations'> = {
  ...oneOfEach('nations'),
  head({ site, address, t }) {
    const { year, cup, locale } = site
    const title = t('nations.title', { year })
    const list = nationsByName(site).map(({ key, name }) => ({ name, address: nationAddress(year, key) }))
    const words = { cup: cup.name, year, count: list.length }
    return {
      title: `${title} – ${cup.name}`,
      description: t(list.length > 0 ? 'description.nations' : 'description.nationsPlain', words),
      structured: itemList(title, list, locale),
      crumbs: [{ name: t('nav.nations'), address }],
    }
  },
  body: 'nations',
}

import { itemList } from '../components/shell/item-list.ts'
import { categoryAddress } from '../domain/presentation/addresses.ts'
import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** All classes of an edition. */
export const categories: Kind<'categories'> = {
  ...oneOfEach('categories'),
  head({ site: { year, cup, locale, index }, address, t }) {
    const title = t('categories.title', { year })
    const list = index.edition.categories.map(({ id, name }) => ({
      name: name[locale],
      address: categoryAddress(year, id),
    }))
    return {
      title: `${title} – ${cup.name}`,
      description: t('description.categories', { cup: cup.name, year }),
      structured: itemList(title, list, locale),
      crumbs: [{ name: t('nav.categories'), address }],
    }
  },
  body: 'categories',
}

import { clubsByName } from '../components/club/club-list.ts'
import { itemList } from '../components/shell/item-list.ts'
import { clubAddress } from '../domain/presentation/addresses.ts'
import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** All clubs of an edition. */
export const clubs: Kind<'clubs'> = {
  ...oneOfEach('clubs'),
  head({ site, address, t }) {
    const { year, cup, locale } = site
    const title = t('clubs.title', { year })
    const list = clubsByName(site).map(({ club: { id, name } }) => ({ name, address: clubAddress(year, id) }))
    const words = { cup: cup.name, year, count: list.length }
    return {
      title: `${title} – ${cup.name}`,
      description: t(list.length > 0 ? 'description.clubs' : 'description.clubsPlain', words),
      structured: itemList(title, list, locale),
      crumbs: [{ name: t('nav.clubs'), address }],
    }
  },
  body: 'clubs',
  messages: 'kinds',
}

import { namedNation } from '../components/nation/named-nation.ts'
import { nationShare } from '../components/share/page-share.ts'
import { hasHistory } from '../components/shell/history-of.ts'
import { medalsAddress, nationsAddress } from '../domain/presentation/addresses.ts'
import { sameOr } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { nationsOf } from './lists.ts'

/** A nation. */
export const nation: Kind<'nation'> = {
  pages: nationsOf,
  inYear: sameOr(
    'nations',
    ({ teamsByNation }) => teamsByNation,
    (route) => route.nation,
  ),
  head({ site, route: { nation: key }, address, t }) {
    const { year, cup, locale, index } = site
    const teams = index.teamsByNation.get(key)
    if (!teams) return null
    const { name } = namedNation(key, teams, locale)
    const words = { nation: name, cup: cup.name, year, count: teams.length }
    return {
      title: `${t('nation.title', words)} – ${cup.name}`,
      description: t('description.nation', words),
      share: nationShare(site, key, name),
      otherEditions: { history: hasHistory(site) ? medalsAddress() : null },
      crumbs: [
        { name: t('nav.nations'), address: nationsAddress(year) },
        { name, address },
      ],
    }
  },
  body: 'nation',
  messages: 'kinds',
}

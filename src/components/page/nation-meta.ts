import { medalsAddress, nationAddress, nationsAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { namedNation, nationsByName } from '../nation/named-nation.ts'
import { nationShare } from '../share/page-share.ts'
import { hasHistory } from '../shell/history-of.ts'
import { itemList } from '../shell/item-list.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of all nations. */
export function nationsMeta(site: PageSite): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const title = t('nations.title', { year })
  const address = nationsAddress(year)
  const list = nationsByName(site).map(({ key, name }) => ({ name, address: nationAddress(year, key) }))
  const words = { cup: cup.name, year, count: list.length }
  return {
    title: `${title} – ${cup.name}`,
    description: t(list.length > 0 ? 'description.nations' : 'description.nationsPlain', words),
    address,
    structured: itemList(title, list, locale),
    crumbs: [{ name: t('nav.nations'), address }],
  }
}

/** Returns the metadata of the page of a nation. */
export function nationMeta(site: PageSite, key: string, teams: readonly Team[]): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const { name } = namedNation(key, teams, locale)
  const words = { nation: name, cup: cup.name, year, teams: teams.length }
  const address = nationAddress(year, key)
  return {
    title: `${t('nation.title', words)} – ${cup.name}`,
    description: t('description.nation', words),
    address,
    share: nationShare(site, key, name),
    otherEditions: { history: hasHistory(site) ? medalsAddress() : null },
    crumbs: [
      { name: t('nav.nations'), address: nationsAddress(year) },
      { name, address },
    ],
  }
}

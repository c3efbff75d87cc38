import {
  categoriesAddress,
  categoryAddress,
  categoryTeamsAddress,
  divisionPage,
} from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { playingTeams } from '../../domain/tournament/withdrawn.ts'
import { translator } from '../../i18n/translate.ts'
import { classShare } from '../share/page-share.ts'
import { classHistoryOf } from '../shell/history-of.ts'
import { itemList } from '../shell/item-list.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of all classes. */
export function categoriesMeta({ year, cup, locale, index }: PageSite): PageMeta {
  const t = translator(locale)
  const title = t('categories.title', { year })
  const address = categoriesAddress(year)
  const list = index.edition.categories.map(({ id, name }) => ({
    name: name[locale],
    address: categoryAddress(year, id),
  }))
  return {
    title: `${title} – ${cup.name}`,
    description: t('description.categories', { cup: cup.name, year }),
    address,
    structured: itemList(title, list, locale),
    crumbs: [{ name: t('nav.categories'), address }],
  }
}

/** Returns the metadata of the page of a class. */
export function categoryMeta(site: PageSite, category: Category): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const teams = playingTeams(category).length
  const words = { name: category.name[locale], cup: cup.name, year, teams }
  return {
    title: `${t('category.title', words)} – ${cup.name}`,
    description: t(teams > 0 ? 'description.category' : 'description.categoryPlain', words),
    address: categoryAddress(year, category.id),
    share: classShare(site, category),
    otherEditions: { history: classHistoryOf(site, category) },
    crumbs: crumbsTo(site, category),
  }
}

/** Returns the metadata of the page of a class's teams. */
export function categoryTeamsMeta(site: PageSite, category: Category): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const count = playingTeams(category).length
  const words = { name: category.name[locale], cup: cup.name, year, count }
  const address = categoryTeamsAddress(year, category.id)
  return {
    title: `${t('teams.title', words)} – ${cup.name}`,
    description: t(count > 0 ? 'description.teams' : 'description.teamsPlain', words),
    address,
    share: classShare(site, category),
    crumbs: [...crumbsTo(site, category), { name: t('category.allTeams'), address }],
  }
}

/** Returns the metadata of the page of a group or play-off. */
export function divisionMeta(site: PageSite, category: Category, division: Division): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const name = division.name[locale]
  const words = { group: name, playoff: name, category: category.name[locale], cup: cup.name, year }
  const isGroup = division.kind === 'group'
  const address = divisionPage(year, division)
  return {
    title: `${t(isGroup ? 'division.title' : 'playoff.title', words)} – ${cup.name}`,
    description: t(isGroup ? 'description.division' : 'description.playoff', words),
    address,
    share: classShare(site, category),
    crumbs: [...crumbsTo(site, category), { name, address }],
  }
}

/** Returns the breadcrumbs that lead to the page of a class. */
export const crumbsTo = ({ year, locale }: PageSite, { id, name }: Category): PageMeta['crumbs'] => [
  { name: translator(locale)('nav.categories'), address: categoriesAddress(year) },
  { name: name[locale], address: categoryAddress(year, id) },
]

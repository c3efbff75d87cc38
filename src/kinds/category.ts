import { classShare } from '../components/share/page-share.ts'
import type { Crumb } from '../components/shell/framed-page.ts'
import { classHistoryOf } from '../components/shell/history-of.ts'
import { categoriesAddress, categoryAddress } from '../domain/presentation/addresses.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { categoryOfRoute } from '../domain/site/year-neighbours.ts'
import { bySegment } from '../domain/text/path-segment.ts'
import type { Category } from '../domain/tournament/edition.ts'
import { playingTeams } from '../domain/tournament/withdrawn.ts'
import { translator } from '../i18n/translate.ts'
import type { Kind } from './kind.ts'
import { classesOf } from './lists.ts'

/** A class: its groups, play-offs and champions. */
export const category: Kind<'category'> = {
  pages: classesOf,
  inYear: categoryOfRoute,
  head({ site, route, t }) {
    const { year, cup, locale, index } = site
    const found = bySegment(index.categories, route.category)
    if (!found) return null
    const teams = playingTeams(found).length
    const words = { name: found.name[locale], cup: cup.name, year, count: teams }
    return {
      title: `${t('category.title', words)} – ${cup.name}`,
      description: t(teams > 0 ? 'description.category' : 'description.categoryPlain', words),
      share: classShare(site, found),
      otherEditions: { history: classHistoryOf(site, found) },
      crumbs: crumbsToClass(site, found),
    }
  },
  body: 'category',
}

/** Returns the breadcrumbs that lead to the page of a class. */
export const crumbsToClass = ({ year, locale }: PageSite, { id, name }: Category): Crumb[] => [
  { name: translator(locale)('nav.categories'), address: categoriesAddress(year) },
  { name: name[locale], address: categoryAddress(year, id) },
]

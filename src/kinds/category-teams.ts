import { classShare } from '../components/share/page-share.ts'
import { categoryOfRoute } from '../domain/site/year-neighbours.ts'
import { bySegment } from '../domain/text/path-segment.ts'
import { playingTeams } from '../domain/tournament/withdrawn.ts'
import { crumbsToClass } from './category.ts'
import type { Kind } from './kind.ts'
import { classesOf } from './lists.ts'

/** The teams of a class. */
export const categoryTeams: Kind<'category-teams'> = {
  pages: classesOf,
  inYear: categoryOfRoute,
  head({ site, route, address, t }) {
    const { year, cup, locale, index } = site
    const category = bySegment(index.categories, route.category)
    if (!category) return null
    const count = playingTeams(category).length
    const words = { name: category.name[locale], cup: cup.name, year, count }
    return {
      title: `${t('teams.title', words)} – ${cup.name}`,
      description: t(count > 0 ? 'description.teams' : 'description.teamsPlain', words),
      share: classShare(site, category),
      crumbs: [...crumbsToClass(site, category), { name: t('category.allTeams'), address }],
    }
  },
  body: 'category-teams',
}

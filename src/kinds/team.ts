import { teamShare } from '../components/share/page-share.ts'
import { teamOfRoute } from '../domain/site/year-neighbours.ts'
import { bySegment } from '../domain/text/path-segment.ts'
import { crumbsToClass } from './category.ts'
import type { Kind } from './kind.ts'
import { segments } from './lists.ts'
import { teamSchema } from './structured/team-schema.ts'

/** A team. */
export const team: Kind<'team'> = {
  pages: ({ teams }) => segments(teams).map((segment) => ({ team: segment })),
  inYear: teamOfRoute,
  head({ site, route, address, t }) {
    const { year, cup, locale, all, index } = site
    const found = bySegment(index.teams, route.team)
    const category = found && index.categories.get(found.categoryId)
    if (!category) return null
    const words = { team: found.name, category: category.name[locale], cup: cup.name, year }
    return {
      title: `${t('team.title', words)} – ${cup.name}`,
      description: t('description.team', words),
      structured: teamSchema(site, found),
      share: teamShare(site, found, category),
      otherEditions: { clubYears: found.clubId === null ? [] : all.clubs.years(found.clubId, locale) },
      crumbs: [...crumbsToClass(site, category), { name: found.name, address }],
    }
  },
  body: 'team',
}

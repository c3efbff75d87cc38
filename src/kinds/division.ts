import { classShare } from '../components/share/page-share.ts'
import { categoryOfRoute } from '../domain/site/year-neighbours.ts'
import { bySegment, pathSegment } from '../domain/text/path-segment.ts'
import type { DivisionKind } from '../domain/tournament/edition.ts'
import { crumbsToClass } from './category.ts'
import type { Kind } from './kind.ts'

const TITLES = { division: 'division.title', playoff: 'playoff.title' } as const

/** Groups and play-offs differ in their words. @param words by what the title of a page and its description name */
export const divisionsOf = (
  wanted: DivisionKind,
  words: 'division' | 'playoff',
): Pick<Kind<'division'> & Kind<'playoff'>, 'pages' | 'inYear' | 'head'> => ({
  pages: ({ edition }) =>
    edition.categories.flatMap(({ id, divisions }) =>
      divisions
        .filter(({ kind }) => kind === wanted)
        .map((division) => ({ category: pathSegment(id), division: pathSegment(division.id) })),
    ),
  inYear: categoryOfRoute,
  head({ site, route, address, t }) {
    const { year, cup, locale, index } = site
    const category = bySegment(index.categories, route.category)
    const division = bySegment(index.divisions, route.division)
    if (!category || !division) return null
    const name = division.name[locale]
    const values = { group: name, playoff: name, category: category.name[locale], cup: cup.name, year }
    return {
      title: `${t(TITLES[words], values)} – ${cup.name}`,
      description: t(`description.${words}`, values),
      share: classShare(site, category),
      crumbs: [...crumbsToClass(site, category), { name, address }],
    }
  },
})

/** A group. */
export const division: Kind<'division'> = { ...divisionsOf('group', 'division'), body: 'division' }

import type { Route } from '../../domain/presentation/page-kinds.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import type { PageMoment } from '../ui/page-moment.ts'
import CategoryOverview from './CategoryOverview.tsx'
import CategoryTeams from './CategoryTeams.tsx'
import GroupView from './GroupView.tsx'
import PlayoffView from './PlayoffView.tsx'

interface Props {
  readonly site: EditionSite
  readonly route: Extract<Route, { readonly category: string }>
  /** Address of the class through the years, without language; null if nobody has won it yet. */
  readonly history: string | null
  readonly moment: PageMoment
}

/** The body of the page of a class, of its teams, or of one of its groups or play-offs. */
export default function CategoryBody({ site, route, history, moment }: Props) {
  const category = bySegment(site.index.categories, route.category)
  if (!category) return null
  if (!('division' in route))
    return route.kind === 'category-teams' ? (
      <CategoryTeams site={site} category={category} />
    ) : (
      <CategoryOverview site={site} category={category} history={history} moment={moment} />
    )
  const division = bySegment(site.index.divisions, route.division)
  if (division?.categoryId !== category.id) return null
  const View = division.kind === 'group' ? GroupView : PlayoffView
  return <View site={site} category={category} division={division} moment={moment} />
}

import CategoryTeams from '../../components/category/CategoryTeams.tsx'
import type { BodyProps } from '../../components/page/body-props.ts'
import { bySegment } from '../../domain/text/path-segment.ts'

/** The body of the page of the teams of a class. */
export default function CategoryTeamsPage({ site, route }: BodyProps<'category-teams'>) {
  const category = bySegment(site.index.categories, route.category)
  return category ? <CategoryTeams site={site} category={category} /> : null
}

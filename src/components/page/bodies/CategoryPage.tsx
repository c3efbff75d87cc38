import CategoryBody from '../../category/CategoryBody.tsx'
import type { BodyProps } from './body-props.ts'

/** The body of a page of a class, of its teams, or of a group or play-off of it. */
export default function CategoryPage({
  site,
  route,
  others,
  moment,
}: BodyProps<'category' | 'category-teams' | 'division' | 'playoff'>) {
  return <CategoryBody site={site} route={route} history={others.history} moment={moment} />
}

import CategoryBody from '../../category/CategoryBody.tsx'
import type { BodyProps } from './body-props.ts'

/** The body of the page of a class, of its teams, or of one of its groups or play-offs. */
export default function CategoryPage({
  site,
  route,
  otherEditions,
  moment,
}: BodyProps<'category' | 'category-teams' | 'division' | 'playoff'>) {
  return <CategoryBody site={site} route={route} history={otherEditions.history} moment={moment} />
}

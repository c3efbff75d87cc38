import CategoryOverview from '../../components/category/CategoryOverview.tsx'
import type { BodyProps } from '../../components/page/body-props.ts'
import { bySegment } from '../../domain/text/path-segment.ts'

/** The body of the page of a class. */
export default function CategoryPage({ site, route, otherEditions: { history } }: BodyProps<'category'>) {
  const category = bySegment(site.index.categories, route.category)
  return category ? <CategoryOverview site={site} category={category} history={history} /> : null
}

import type { ReactElement } from 'react'
import type { RouteOf } from '../../domain/presentation/page-kinds.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import type { Category, Division, DivisionKind } from '../../domain/tournament/edition.ts'
import type { PageMoment } from '../ui/page-moment.ts'

type DivisionView = (props: {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
  readonly moment: PageMoment
}) => ReactElement | null

interface Props {
  readonly site: EditionSite
  readonly route: RouteOf<'division' | 'playoff'>
  readonly moment: PageMoment
}

/** Returns the body of the page of a group or of a play-off. */
export const divisionBody =
  (kind: DivisionKind, View: DivisionView) =>
  ({ site, route, moment }: Props) => {
    const category = bySegment(site.index.categories, route.category)
    const division = bySegment(site.index.divisions, route.division)
    if (!category || division?.categoryId !== category.id || division.kind !== kind) return null
    return <View site={site} category={category} division={division} moment={moment} />
  }

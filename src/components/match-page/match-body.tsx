import type { ComponentProps } from 'react'
import type { RouteOf } from '../../domain/presentation/page-kinds.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import type { PageMoment } from '../ui/page-moment.ts'
import MatchView, { type MatchMeaning } from './MatchView.tsx'

interface Props {
  readonly site: EditionSite
  readonly route: RouteOf<'match'>
  readonly otherEditions: Pick<ComponentProps<typeof MatchView>, 'meetings' | 'coverage'>
  readonly moment: PageMoment
}

/** Returns the body of a match's page, with the part that says what the match means in its division. */
export const matchBody =
  (Meaning: MatchMeaning) =>
  ({ site, route, otherEditions: { meetings, coverage }, moment }: Props) => {
    const { matches, categories, divisions } = site.index
    const match = bySegment(matches, route.match)
    const category = match && categories.get(match.categoryId)
    const division = match && divisions.get(match.divisionId)
    if (!match || !category || !division) return null
    const subject = { match, category, division, meetings, coverage }
    return <MatchView site={site} {...subject} moment={moment} Meaning={Meaning} />
  }

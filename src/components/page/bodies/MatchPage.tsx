import { bySegment } from '../../../domain/text/path-segment.ts'
import MatchView from '../../match-page/MatchView.tsx'
import type { BodyProps } from './body-props.ts'

/** The body of a match's page. */
export default function MatchPage({
  site,
  route,
  otherEditions: { meetings, isReported },
  moment,
}: BodyProps<'match'>) {
  const { matches, categories, divisions } = site.index
  const match = bySegment(matches, route.match)
  const category = match && categories.get(match.categoryId)
  const division = match && divisions.get(match.divisionId)
  if (!match || !category || !division) return null
  const subject = { match, category, division, meetings, isReported }
  return <MatchView site={site} {...subject} moment={moment} />
}

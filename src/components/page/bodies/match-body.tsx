import { bySegment } from '../../../domain/text/path-segment.ts'
import MatchView, { type MatchMeaning } from '../../match-page/MatchView.tsx'
import type { PageBody } from './body-props.ts'

/** Returns the body of a match's page, with the part that says what the match means in its division. */
export const matchBody =
  (Meaning: MatchMeaning): PageBody<'match'> =>
  ({ site, route, otherEditions: { meetings, coverage }, moment }) => {
    const { matches, categories, divisions } = site.index
    const match = bySegment(matches, route.match)
    const category = match && categories.get(match.categoryId)
    const division = match && divisions.get(match.divisionId)
    if (!match || !category || !division) return null
    const subject = { match, category, division, meetings, coverage }
    return <MatchView site={site} {...subject} moment={moment} Meaning={Meaning} />
  }

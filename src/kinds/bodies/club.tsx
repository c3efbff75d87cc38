import ClubView from '../../components/club/ClubView.tsx'
import type { BodyProps } from '../../components/page/body-props.ts'
import { bySegment } from '../../domain/text/path-segment.ts'

/** The body of a club's page. */
export default function ClubPage({ site, route, otherEditions }: BodyProps<'club'>) {
  const club = bySegment(site.index.clubs, route.club)
  return club ? <ClubView site={site} club={club} history={otherEditions.clubHistory} /> : null
}

import { bySegment } from '../../../domain/text/path-segment.ts'
import TeamView from '../../team/TeamView.tsx'
import type { BodyProps } from './body-props.ts'

/** The body of a team's page. */
export default function TeamPage({ site, route, otherEditions: { clubYears }, moment }: BodyProps<'team'>) {
  const { teams, categories } = site.index
  const team = bySegment(teams, route.team)
  const category = team && categories.get(team.categoryId)
  return team && category ? (
    <TeamView site={site} team={team} category={category} clubYears={clubYears} moment={moment} />
  ) : null
}

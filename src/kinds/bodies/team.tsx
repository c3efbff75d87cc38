import type { BodyProps } from '../../components/page/body-props.ts'
import TeamView from '../../components/team/TeamView.tsx'
import { bySegment } from '../../domain/text/path-segment.ts'

/** The body of a team's page. */
export default function TeamPage({ site, route, otherEditions: { clubYears }, moment }: BodyProps<'team'>) {
  const { teams, categories } = site.index
  const team = bySegment(teams, route.team)
  const category = team && categories.get(team.categoryId)
  return team && category ? (
    <TeamView site={site} team={team} category={category} clubYears={clubYears} moment={moment} />
  ) : null
}

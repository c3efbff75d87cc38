import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Division } from '../../domain/tournament/edition.ts'

/** Returns the name of a team in a group. If the edition does not list the team, the group's table or matches name it. */
export function nameInGroup(teamId: string, division: Division, { index }: EditionSite): string {
  const team = index.teams.get(teamId)
  if (team) return team.name
  const sides = division.matches.flatMap(({ home, away }) => [home, away])
  const side = sides.find((one) => one.kind === 'team' && one.teamId === teamId)
  const listed = division.published.find((line) => line.teamId === teamId)
  return listed?.teamName ?? (side?.kind === 'team' ? side.name : teamId)
}

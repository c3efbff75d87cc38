import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/presentation/page-site.ts'
import type { Team } from '../../domain/tournament/edition.ts'

/** schema.org `SportsTeam` with its club; never athletes, for the players are minors. */
export function teamSchema({ locale, year, cup, index }: PageSite, team: Team): object {
  const club = team.clubId === null ? undefined : index.clubs.get(team.clubId)
  return {
    '@type': 'SportsTeam',
    name: team.name,
    sport: cup.sport,
    url: localized(teamAddress(year, team.id), locale),
    ...(club && { parentOrganization: { '@type': 'SportsOrganization', name: club.name } }),
  }
}

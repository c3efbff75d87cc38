import { localized, teamAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { clubReference } from './club-schema.ts'

/** Returns a team as other entities refer to it. The id is the same in both languages, the address is not. */
export const teamReference = ({ locale, year }: PageSite, teamId: string, name: string) => ({
  '@type': 'SportsTeam',
  '@id': `${teamAddress(year, teamId)}#team`,
  name,
  url: localized(teamAddress(year, teamId), locale),
})

/**
 * Returns the schema.org `SportsTeam` of a team with its club. It never names athletes, because the players are minors
 * (docs/sport.md#structured-data). Addresses start at the site's root.
 */
export function teamSchema(site: PageSite, team: Team): object {
  const { cup, index } = site
  const club = team.clubId === null ? undefined : index.clubs.get(team.clubId)
  return {
    ...teamReference(site, team.id, team.name),
    sport: cup.sport,
    ...(club && { parentOrganization: clubReference(site, club) }),
  }
}

import { clubAddress, localized } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { nationOf } from '../../domain/tournament/nation.ts'

/** A club as other schema.org objects refer to it. The id is the same in both languages, the address is not. */
export const clubReference = ({ locale, year }: PageSite, { id, name }: Club) => ({
  '@type': 'SportsOrganization',
  '@id': `${clubAddress(year, id)}#club`,
  name,
  url: localized(clubAddress(year, id), locale),
})

/** schema.org `SportsOrganization`; its teams refer to it. Addresses start at the site's root. */
export function clubSchema(site: PageSite, club: Club): object {
  const nation = nationOf(club.nationCode)
  return {
    ...clubReference(site, club),
    sport: site.cup.sport,
    ...(nation && { location: { '@type': 'Country', name: nation.names[site.locale] } }),
  }
}

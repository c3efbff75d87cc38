import { arenaAddress, homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { dayOf } from '../../domain/time/stockholm.ts'

/** Returns an edition as other entities refer to it. The id is the same in both languages, the address is not. */
export const editionReference = ({ locale, cup, year }: PageSite) => ({
  '@type': 'SportsEvent',
  '@id': `${homeAddress(year)}#event`,
  name: `${cup.name} ${year}`,
  url: localized(homeAddress(year), locale),
})

/**
 * Returns the schema.org `SportsEvent` of an edition, under the `EventSeries` of the cup (docs/sport.md#structured-data).
 * Addresses start at the site's root.
 */
export function editionSchema(site: PageSite): object {
  const { locale, cup, year, index } = site
  const { startsAt, endsAt, arenas } = index.edition
  return {
    ...editionReference(site),
    sport: cup.sport,
    startDate: startsAt === null ? undefined : dayOf(startsAt),
    endDate: endsAt === null ? undefined : dayOf(endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    location:
      arenas.length === 0
        ? undefined
        : arenas.map(({ id, name }) => ({
            '@type': 'Place',
            name,
            url: localized(arenaAddress(year, id), locale),
          })),
    superEvent: {
      '@type': 'EventSeries',
      '@id': `${homeAddress()}#series`,
      name: cup.name,
      url: localized(homeAddress(), locale),
    },
  }
}

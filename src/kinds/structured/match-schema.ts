import { sideName } from '../../components/match/side-name.ts'
import { memoizedByValue } from '../../domain/memoized.ts'
import { arenaAddress, fieldAddress, localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { isoWithOffset } from '../../domain/time/stockholm-iso.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import type { Match, Participant } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { editionReference } from './edition-schema.ts'
import { teamReference } from './team-schema.ts'

/** An edition starts its matches at some hundred instants. */
const isoOf = memoizedByValue(isoWithOffset)

/**
 * Returns the schema.org `SportsEvent` of a match in its edition (docs/sport.md#structured-data). Addresses start at the
 * site's root.
 */
export function matchSchema(site: PageSite, match: Match, category: Category): object {
  const { locale, year, cup, index } = site
  const t = translator(locale)
  const field = match.fieldId === null ? undefined : index.fields.get(match.fieldId)
  const arena = field && index.arenas.get(field.arenaId)
  const side = (participant: Participant) =>
    participant.kind === 'team' ? teamReference(site, participant.teamId, participant.name) : undefined
  const moved = match.movedFrom?.at ?? null
  return {
    '@type': 'SportsEvent',
    '@id': `${matchAddress(year, match.id)}#match`,
    name: `${sideName(match.home, t)} – ${sideName(match.away, t)}, ${category.name[locale]}`,
    url: localized(matchAddress(year, match.id), locale),
    sport: cup.sport,
    superEvent: editionReference(site),
    homeTeam: side(match.home),
    awayTeam: side(match.away),
    startDate:
      match.time.kind === 'instant'
        ? isoOf(match.time.at)
        : match.time.kind === 'day'
          ? match.time.day
          : undefined,
    eventStatus: `https://schema.org/${statusOf(match)}`,
    previousStartDate: moved === null ? undefined : isoOf(moved),
    location: field && {
      '@type': 'Place',
      name: field.name,
      url: localized(fieldAddress(year, field.arenaId, field.id), locale),
      containedInPlace: arena && {
        '@type': 'Place',
        name: arena.name,
        url: localized(arenaAddress(year, arena.id), locale),
      },
    },
  }
}

function statusOf(match: Match): string {
  if (match.kind === 'called-off') return match.how === 'postponed' ? 'EventPostponed' : 'EventCancelled'
  if (match.kind === 'walkover' && match.bothLose) return 'EventCancelled'
  return match.movedFrom?.at == null ? 'EventScheduled' : 'EventRescheduled'
}

import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/presentation/page-site.ts'
import { isoWithOffset } from '../../domain/time/stockholm.ts'
import type { Category } from '../../domain/tournament/edition.ts'
import type { Match, Participant } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { participantName } from './participant-name.ts'

/** schema.org `SportsEvent` of a match within its edition (domain.md §5). */
export function matchSchema(
  { locale, year, cup, index }: PageSite,
  match: Match,
  category: Category,
): object {
  const t = translator(locale)
  const field = match.fieldId === null ? undefined : index.fields.get(match.fieldId)
  const arena = field && index.arenas.get(field.arenaId)
  const side = (participant: Participant) =>
    participant.kind === 'team' ? { '@type': 'SportsTeam', name: participant.name } : undefined
  const moved = match.movedFrom?.at ?? null
  return {
    '@type': 'SportsEvent',
    name: `${participantName(match.home, t)} – ${participantName(match.away, t)}, ${category.name[locale]}`,
    url: localized(matchAddress(year, match.id), locale),
    sport: cup.sport,
    superEvent: { '@type': 'SportsEvent', name: `${cup.name} ${year}` },
    homeTeam: side(match.home),
    awayTeam: side(match.away),
    startDate:
      match.time.kind === 'instant'
        ? isoWithOffset(match.time.at)
        : match.time.kind === 'day'
          ? match.time.day
          : undefined,
    eventStatus: `https://schema.org/${moved === null ? 'EventScheduled' : 'EventRescheduled'}`,
    previousStartDate: moved === null ? undefined : isoWithOffset(moved),
    location: field && {
      '@type': 'Place',
      name: field.name,
      containedInPlace: arena && { '@type': 'Place', name: arena.name },
    },
  }
}

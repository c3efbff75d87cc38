import { hasCalendars } from '../calendar/calendar-matches.ts'
import { bySegment } from '../text/path-segment.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { editionDays } from '../tournament/match-days.ts'
import { type Embed, partsOfEmbed } from './embed-address.ts'

/**
 * Returns all embeds of an edition. An edition without calendars has no embeds either: nobody embeds 2014. A club has one
 * for each day of the edition, because it may get a match on a day on which it does not play yet.
 *
 * @param newest the year of the newest schedule
 */
export function editionEmbeds(index: EditionIndex, newest: number | null): Embed[] {
  if (!hasCalendars(index.edition, newest)) return []
  const days = editionDays(index).map(({ day }) => day)
  return [
    ...[...index.teams.keys()].flatMap((team): Embed[] => [
      { kind: 'team', team },
      { kind: 'next', team },
    ]),
    ...[...index.teamsByClub.keys()]
      .filter((club) => index.clubs.has(club))
      .flatMap((club): Embed[] => [...new Set([null, ...days])].map((day) => ({ kind: 'club', club, day }))),
    ...[...index.divisions.values()].map(
      ({ id, categoryId, kind }): Embed => ({
        kind: kind === 'group' ? 'division' : 'playoff',
        category: categoryId,
        division: id,
      }),
    ),
  ]
}

/** Returns the embed at an address or in a file; null if the edition has none there. */
export function embedAt(path: string, { teams, clubs, categories, divisions }: EditionIndex): Embed | null {
  const { kind, first = '', second = null } = partsOfEmbed(path) ?? {}
  switch (kind) {
    case 'team':
    case 'next': {
      const team = bySegment(teams, first)
      return team ? { kind, team: team.id } : null
    }
    case 'club': {
      const club = bySegment(clubs, first)
      return club ? { kind, club: club.id, day: second } : null
    }
    case 'division':
    case 'playoff': {
      const category = bySegment(categories, first)
      const division = bySegment(divisions, second ?? '')
      return category && division ? { kind, category: category.id, division: division.id } : null
    }
    default:
      return null
  }
}

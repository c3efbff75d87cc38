import { localized, matchesAddress } from '../../domain/presentation/addresses.ts'
import { NO_FILTER, writeFilter } from '../../domain/schedule/match-filter.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Club } from '../../domain/tournament/edition.ts'

/**
 * Returns the address of the live center with a club's matches, of one day or of all days; null if the names of its teams
 * do not show the club.
 */
export function clubMatchesLink(
  { index, year, locale }: EditionSite,
  { id, name }: Club,
  day: string | null = null,
): string | null {
  const teams = index.teamsByClub.get(id) ?? []
  if (!teams.every((team) => team.name.startsWith(name))) return null
  return localized(matchesAddress(year), locale) + writeFilter({ ...NO_FILTER, day, text: name })
}

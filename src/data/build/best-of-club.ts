import { furthestByClub } from '../../domain/club/club-teams.ts'
import type { ClubYear } from '../../domain/club/club-year.ts'
import { teamAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

/** The number of best teams that the page of a club names. */
const MOST = 2

/** Returns how far the best teams of a club came. */
export function bestOfClub(index: EditionIndex, clubId: string, locale: Locale): ClubYear['best'] {
  const { edition, divisions, categories } = index
  return (furthestByClub(index).get(clubId) ?? [])
    .slice(0, MOST)
    .map(({ team, reached: { divisionId, place, rank, isIn } }) => {
      const division = divisions.get(divisionId)
      return {
        category: categories.get(division?.categoryId ?? '')?.shortName ?? '',
        playoff: division?.name[locale] ?? '',
        reached: { place, rank, isIn },
        address: teamAddress(edition.year, team.id),
      }
    })
}

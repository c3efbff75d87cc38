import { oncePer } from '../../domain/once-per.ts'
import { teamAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import type { ClubYear } from '../../domain/presentation/page-site.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { byReached, type Reached, reachedBy } from '../../domain/tournament/reached.ts'

/** Of the teams of a club a page names those that came furthest. */
const MOST = 2

interface TeamReached {
  readonly teamId: string
  readonly reached: Reached
}

/** How far those of a club's teams came that came furthest. */
export function bestOfClub(index: EditionIndex, clubId: string, locale: Locale): ClubYear['best'] {
  const { edition, divisions, categories } = index
  return (bestOfClubs(index).get(clubId) ?? []).map(
    ({ teamId, reached: { divisionId, place, rank, isIn } }) => {
      const division = divisions.get(divisionId)
      return {
        category: categories.get(division?.categoryId ?? '')?.shortName ?? '',
        playoff: division?.name[locale] ?? '',
        reached: { place, rank, isIn },
        address: teamAddress(edition.year, teamId),
      }
    },
  )
}

const bestOfClubs = oncePer(
  (index: EditionIndex): ReadonlyMap<string, readonly TeamReached[]> =>
    new Map(
      [...index.teamsByClub].map(([clubId, teams]) => [
        clubId,
        teams
          .flatMap(({ id }) => {
            const [best] = [...reachedBy(id, index.matchesByTeam.get(id) ?? [], index)].sort(byReached)
            return best ? [{ teamId: id, reached: best }] : []
          })
          .sort((one, other) => byReached(one.reached, other.reached))
          .slice(0, MOST),
      ]),
    ),
)

import type { EditionSite } from '../../domain/site/page-site.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { countMedals, medalsByClub } from '../../domain/tournament/medals.ts'
import { nationOf } from '../../domain/tournament/nation.ts'

export interface ListedClub {
  readonly club: Club
  readonly teams: number
  readonly medals: ReturnType<typeof countMedals>
}

/** The clubs of one nation, by name. */
export interface NationClubs<Listed = ListedClub> {
  /** Null if the nation is not known. */
  readonly nation: ReturnType<typeof nationOf>
  readonly clubs: readonly Listed[]
}

/** The clubs of an edition in the order of their names. */
export const clubsByName = ({ index, locale }: EditionSite): ListedClub[] =>
  [...index.clubs.values()]
    .map((club) => ({
      club,
      teams: index.teamsByClub.get(club.id)?.length ?? 0,
      medals: countMedals(medalsByClub(index).get(club.id) ?? []),
    }))
    .sort((one, other) => compareNames(one.club.name, other.club.name, locale))

/** Groups clubs by nation, in the order of the nations' names; clubs without a nation come last. */
export const byNation = <Listed extends { readonly club: Pick<Club, 'nationCode'> }>(
  clubs: readonly Listed[],
  { locale }: EditionSite,
): NationClubs<Listed>[] =>
  [...Map.groupBy(clubs, ({ club }) => nationOf(club.nationCode)?.key)]
    .map(([, ofNation]) => ({ nation: nationOf(ofNation[0]?.club.nationCode ?? null), clubs: ofNation }))
    .sort(
      (one, other) =>
        Number(!one.nation) - Number(!other.nation) ||
        compareNames(one.nation?.names[locale] ?? '', other.nation?.names[locale] ?? '', locale),
    )

/** The clubs with medals: most gold first, then silver, then bronze. */
export const decorated = (clubs: readonly ListedClub[], most: number): ListedClub[] =>
  clubs
    .filter(({ medals }) => medals.some((count) => count > 0))
    .sort((one, other) =>
      other.medals.reduce((found, count, at) => found || count - (one.medals[at] ?? 0), 0),
    )
    .slice(0, most)

/** The clubs with the most teams. */
export const largest = (clubs: readonly ListedClub[], most: number): ListedClub[] =>
  clubs
    .filter(({ teams }) => teams > 1)
    .sort((one, other) => other.teams - one.teams)
    .slice(0, most)

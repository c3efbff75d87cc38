import { teamAddress } from '../presentation/addresses.ts'
import type { Locale } from '../text/locale.ts'
import type { Gender } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Reached } from '../tournament/reached.ts'
import { classesOfClub, type TeamReached } from './club-teams.ts'

/** How far a team came, and in what. */
export interface ReachedIn extends Pick<Reached, 'place' | 'rank' | 'isIn'> {
  readonly playoff: string
}

/** What the children of a club who were born in one year played in one edition. */
export interface CohortYear {
  readonly year: number
  /** Short name of their class. */
  readonly category: string
  readonly teams: number
  /** Null where none came to a play-off, where the class publishes no results, and while it may still change. */
  readonly best: ReachedIn | null
  /** Of the team that came furthest. */
  readonly address: string
}

/** The boys or girls of a club who were born in one year, through the years. */
export interface Cohort {
  readonly born: number
  readonly gender: Gender
  /** The oldest first. */
  readonly years: readonly CohortYear[]
}

type ClassYear = Omit<Cohort, 'years'> & CohortYear

/** More would be too much for one page. */
const MOST = 12

/**
 * Of each class of a club in an edition, whose birth year it is: a class of twelve-year-olds in 2024 is that of 2012.
 *
 * @param furthest of the club's teams, the furthest first; none while that may change
 */
export function classYears(
  index: EditionIndex,
  clubId: string,
  locale: Locale,
  furthest: readonly TeamReached[],
): ClassYear[] {
  const { year } = index.edition
  return classesOfClub(index, clubId).flatMap(({ category, teams }) => {
    const { age, gender, shortName } = category
    const [first] = teams
    if (age === null || !first) return []
    const best = furthest.find(({ team }) => team.categoryId === category.id)
    const division = best && index.divisions.get(best.reached.divisionId)
    const { place, rank, isIn } = best?.reached ?? {}
    return {
      born: year - age,
      gender,
      year,
      category: shortName,
      teams: teams.length,
      best:
        division && place !== undefined && rank !== undefined && isIn !== undefined
          ? { playoff: division.name[locale], place, rank, isIn }
          : null,
      address: teamAddress(year, best?.team.id ?? first.id),
    }
  })
}

/**
 * The birth years that a club has in an edition and had in another one, the youngest first.
 *
 * @param all of every edition
 */
export function cohortsOf(all: readonly ClassYear[], year: number): Cohort[] {
  const byBirth = Map.groupBy(all, ({ born, gender }) => `${born} ${gender}`)
  return [...byBirth.values()]
    .filter((years) => years.some((one) => one.year === year) && years.some((one) => one.year !== year))
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST)
    .map((years) => {
      const { born, gender } = years[0] as ClassYear
      return {
        born,
        gender,
        years: years
          .map(({ year: of, category, teams, best, address }) => ({
            year: of,
            category,
            teams,
            best,
            address,
          }))
          .sort((one, other) => one.year - other.year),
      }
    })
    .sort((one, other) => other.born - one.born || (one.gender < other.gender ? -1 : 1))
}

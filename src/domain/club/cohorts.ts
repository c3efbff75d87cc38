import { teamAddress } from '../presentation/addresses.ts'
import type { Locale } from '../text/locale.ts'
import type { Gender } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Reached } from '../tournament/reached.ts'
import { classesOfClub, type TeamReached } from './club-teams.ts'

/** How far a team came, and in which play-off. */
export interface ReachedIn extends Pick<Reached, 'place' | 'rank' | 'isIn'> {
  readonly playoff: string
}

/** What a club's children of one birth year played in one edition. */
export interface CohortYear {
  readonly year: number
  /** Short name of their class. */
  readonly category: string
  readonly teams: number
  /** Null if no team reached a play-off, if the class publishes no results, or while the result may still change. */
  readonly best: ReachedIn | null
  /** The address of the team that came furthest. */
  readonly address: string
}

/** A club's boys or girls of one birth year, through the years. */
export interface Cohort {
  readonly born: number
  readonly gender: Gender
  /** The oldest first. */
  readonly years: readonly CohortYear[]
}

type ClassYear = Omit<Cohort, 'years'> & CohortYear

/** More cohorts would be too much for one page. */
const MOST = 12

/**
 * Returns the birth year of each class of a club in an edition: a class of twelve-year-olds in 2024 is that of 2012.
 *
 * @param furthest how far the club's teams came, the furthest first; empty while that may change
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
 * Returns the birth years that a club has both in this edition and in another one, the youngest first.
 *
 * @param all the classes of every edition
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

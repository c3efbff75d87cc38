import type { Edition, Team } from './edition.ts'

/** A club's teams of one class. */
export interface ClubClass {
  readonly categoryId: string
  readonly teams: readonly Team[]
}

type Entries = Pick<Edition, 'categories'>

/**
 * The teams of a club in an edition, class by class in the order of the edition, each class by team number. Clubs are
 * told apart by id alone: "IK Example 4" is the fourth team of "IK Example" because the service says so, and teams
 * without a club belong to none, however alike their names.
 */
export function clubClasses(edition: Entries, clubId: string): ClubClass[] {
  return edition.categories
    .map((category) => ({
      categoryId: category.id,
      teams: category.teams.filter((team) => team.clubId === clubId).sort(byNumber),
    }))
    .filter(({ teams }) => teams.length > 0)
}

/** How many teams a club had in each edition, newest first; editions it did not come to are left out. */
export function clubYears(
  editions: readonly (Entries & Pick<Edition, 'year'>)[],
  clubId: string,
): { readonly year: number; readonly teams: number }[] {
  return editions
    .map((edition) => ({
      year: edition.year,
      teams: clubClasses(edition, clubId).reduce((total, { teams }) => total + teams.length, 0),
    }))
    .filter(({ teams }) => teams > 0)
    .sort((one, other) => other.year - one.year)
}

/** The number a team's name ends in; the first team of a club has none. */
export function teamNumber(name: string): number {
  const digits = /\s(\d{1,3})\s*$/.exec(name)?.[1]
  return digits === undefined ? 1 : Number(digits)
}

function byNumber(one: Team, other: Team): number {
  return teamNumber(one.name) - teamNumber(other.name) || (one.id < other.id ? -1 : 1)
}

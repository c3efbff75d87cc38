import type { Edition, Team } from './edition.ts'

/** A club's teams of one class. */
export interface ClubClass {
  readonly categoryId: string
  readonly teams: readonly Team[]
}

type Entries = Pick<Edition, 'categories'>

/**
 * Returns the teams of a club in an edition, by class in the order of the edition, each class by team number. Only the id
 * identifies a club: "IK Example 4" is the fourth team of "IK Example" because the service says so, and a team without a
 * club belongs to none, however similar its name is.
 */
export function clubClasses(edition: Entries, clubId: string): ClubClass[] {
  return edition.categories
    .map((category) => ({
      categoryId: category.id,
      teams: category.teams.filter((team) => team.clubId === clubId).sort(byNumber),
    }))
    .filter(({ teams }) => teams.length > 0)
}

/** Counts the teams of a club in each edition, newest first; editions without the club are left out. */
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

/** Returns the number at the end of a team's name; 1 without a number, since a club's first team has none. */
export function teamNumber(name: string): number {
  const digits = /\s(\d{1,3})\s*$/.exec(name)?.[1]
  return digits === undefined ? 1 : Number(digits)
}

function byNumber(one: Team, other: Team): number {
  return teamNumber(one.name) - teamNumber(other.name) || (one.id < other.id ? -1 : 1)
}

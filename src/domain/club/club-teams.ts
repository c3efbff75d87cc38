import { memoized } from '../memoized.ts'
import { teamNumber } from '../tournament/club-lineage.ts'
import type { Category, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { byReached, type Reached, reachedBy } from '../tournament/reached.ts'

/** A club's teams of one class, by number. */
export interface ClubClass {
  readonly category: Category
  readonly teams: readonly Team[]
}

/** Returns the teams of a club, class by class in the order of the edition. */
export function classesOfClub({ categories, teamsByClub }: EditionIndex, clubId: string): ClubClass[] {
  const byClass = Map.groupBy(teamsByClub.get(clubId) ?? [], ({ categoryId }) => categoryId)
  return [...categories.values()].flatMap((category) => {
    const teams = byClass.get(category.id)
    return teams ? [{ category, teams: teams.toSorted(byNumber) }] : []
  })
}

const byNumber = (one: Team, other: Team): number =>
  teamNumber(one.name) - teamNumber(other.name) || (one.id < other.id ? -1 : 1)

/** Returns a team's best play-off; null if it was in none, or if its class publishes no results. */
export function furthestOf({ id, categoryId }: Team, index: EditionIndex): Reached | null {
  if (index.categories.get(categoryId)?.resultsHidden) return null
  const [best] = reachedBy(id, index.matchesByTeam.get(id) ?? [], index).toSorted(byReached)
  return best ?? null
}

/** A team and how far it came. */
export interface TeamReached {
  readonly team: Team
  readonly reached: Reached
}

/** Returns the teams that reached a play-off, the furthest first. */
export const furthestFirst = (teams: readonly Team[], index: EditionIndex): TeamReached[] =>
  teams
    .flatMap((team) => {
      const reached = furthestOf(team, index)
      return reached ? [{ team, reached }] : []
    })
    .sort((one, other) => byReached(one.reached, other.reached))

/** By club. Only for an edition that is over: during play, every match would cause all clubs to be computed again. */
export const furthestByClub = memoized(
  (index: EditionIndex): ReadonlyMap<string, readonly TeamReached[]> =>
    new Map([...index.teamsByClub].map(([clubId, teams]) => [clubId, furthestFirst(teams, index)])),
)

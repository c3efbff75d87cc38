import type { EditionSite } from '../../domain/site/page-site.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import { teamNumber } from '../../domain/tournament/club-lineage.ts'
import type { Category, Team } from '../../domain/tournament/edition.ts'

interface ClubEntries {
  readonly id: string
  readonly name: string
  /** The club's teams in the order of their classes, then by name. */
  readonly entered: readonly Team[]
}

/** Returns the clubs of some teams in the order of their names; a team without a club counts as its own club. */
export function nationClubs({ index, locale }: EditionSite, teams: readonly Team[]): ClubEntries[] {
  const order = new Map(index.edition.categories.map(({ id }, at) => [id, at]))
  const classOf = ({ categoryId }: Team) => order.get(categoryId) ?? order.size
  return [...Map.groupBy(teams, ({ clubId, name }) => clubId ?? name)]
    .map(([id, entered]) => ({
      id,
      name: index.clubs.get(id)?.name ?? entered[0]?.name ?? id,
      entered: entered.toSorted(
        (one, other) => classOf(one) - classOf(other) || teamNumber(one.name) - teamNumber(other.name),
      ),
    }))
    .sort((one, other) => compareNames(one.name, other.name, locale))
}

/** Returns teams by class, in the order of the edition; within a class by name. */
export function nationClasses(
  { index, locale }: EditionSite,
  teams: readonly Team[],
): { readonly category: Category; readonly entered: readonly Team[] }[] {
  const own = new Set(teams.map(({ id }) => id))
  return index.edition.categories.flatMap((category) => {
    const entered = category.teams
      .filter(({ id }) => own.has(id))
      .toSorted((one, other) => compareNames(one.name, other.name, locale))
    return entered.length > 0 ? [{ category, entered }] : []
  })
}

import { memoized } from '../memoized.ts'
import type { RouteOf, YearRoute } from '../presentation/page-kinds.ts'
import { bySegment, pathSegment } from '../text/path-segment.ts'
import type { Category, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'

/** The page of another edition that is the same as one of this edition, or the nearest to it. */
export type Neighbour = YearRoute & { readonly isOther?: true }

/** Finds the neighbour of a page in an edition. */
export type FindNeighbour = (there: EditionIndex) => Neighbour

type Kind = YearRoute['kind']
/** The kinds of page of which an edition has at most one. */
export type LoneKind = { [K in Kind]: keyof RouteOf<K> extends 'kind' | 'year' ? K : never }[Kind]

/** Returns the page of a kind that every edition has. */
export const only =
  (kind: LoneKind) =>
  (): FindNeighbour =>
  ({ edition }) => ({ kind, year: edition.year })

const categoriesByShortName = memoized(
  ({ edition }: EditionIndex) => new Map(edition.categories.map(({ shortName, id }) => [shortName, id])),
)
const arenasByName = memoized(
  ({ edition }: EditionIndex) => new Map(edition.arenas.map(({ name, id }) => [name, id])),
)

/**
 * Returns the page of the same subject if the edition has it; otherwise a page that every edition has.
 *
 * @param idOf returns the id of the page's subject, which is the same in all editions
 */
export const sameOr =
  <Route extends Neighbour>(
    otherwise: LoneKind,
    subjectsOf: (index: EditionIndex) => ReadonlyMap<string, unknown>,
    idOf: (route: Route, here: EditionIndex) => string,
  ) =>
  (route: Route, here: EditionIndex): FindNeighbour => {
    const id = idOf(route, here)
    return (there) =>
      subjectsOf(there).has(id) ? { ...route, year: there.edition.year } : only(otherwise)()(there)
  }

const sameCategory =
  (kind: 'category' | 'category-teams') =>
  ({ shortName }: Category): FindNeighbour =>
  (there) => {
    const { year } = there.edition
    const id = categoriesByShortName(there).get(shortName)
    return id === undefined ? { kind: 'categories', year } : { kind, year, category: pathSegment(id) }
  }
const sameCategories = {
  category: memoized(sameCategory('category')),
  'category-teams': memoized(sameCategory('category-teams')),
}
const noCategory = only('categories')()

/** Finds the class with the same short name. All pages of a class share the function that finds it. */
export const categoryIn = (
  wanted: Category | undefined,
  kind: 'category' | 'category-teams' = 'category',
): FindNeighbour => (wanted ? sameCategories[kind](wanted) : noCategory)

export const categoryOfRoute = (
  { kind, category }: Extract<YearRoute, { readonly category: string }>,
  here: EditionIndex,
): FindNeighbour =>
  categoryIn(bySegment(here.categories, category), kind === 'category-teams' ? kind : 'category')

export function arenaOfRoute({ arena }: { readonly arena: string }, here: EditionIndex): FindNeighbour {
  const wanted = bySegment(here.arenas, arena)
  return (there) => {
    const { year } = there.edition
    const id = wanted && arenasByName(there).get(wanted.name)
    return id === undefined ? { kind: 'arenas', year } : { kind: 'arena', year, arena: pathSegment(id) }
  }
}

/** By club, then by the short name of a class: the club's teams in that class. */
const teamsByClass = memoized(({ teamsByClub, categories }: EditionIndex) => {
  const classOf = ({ categoryId }: Team) => categories.get(categoryId)?.shortName
  return new Map([...teamsByClub].map(([clubId, teams]) => [clubId, Map.groupBy(teams, classOf)]))
})

/** Finds the club's team in the same class, by the same name if possible; else another team of the club; else the class. */
export function teamOfRoute({ team }: RouteOf<'team'>, here: EditionIndex): FindNeighbour {
  const wanted = bySegment(here.teams, team)
  const own = here.categories.get(wanted?.categoryId ?? '')
  return (there) => {
    const clubId = wanted?.clubId
    const sameClass = (clubId != null && teamsByClass(there).get(clubId)?.get(own?.shortName)) || []
    const found = sameClass.find(({ name }) => name === wanted?.name) ?? sameClass[0]
    const other = found ?? (clubId != null ? there.teamsByClub.get(clubId)?.[0] : undefined)
    if (!other) return categoryIn(own)(there)
    const route = { kind: 'team', year: there.edition.year, team: pathSegment(other.id) } as const
    return found ? route : { ...route, isOther: true }
  }
}

import { classKey } from '../history/class-history.ts'
import { oncePer } from '../once-per.ts'
import type { RouteOf, YearRoute } from '../presentation/page-kinds.ts'
import { bySegment, pathSegment } from '../text/path-segment.ts'
import type { Category, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'

/** A page of another edition that is the same as one of this, or the nearest to it. */
export type Neighbour = YearRoute & { readonly isOther?: true }

/** Finds the neighbour of a page in an edition. */
export type FindNeighbour = (there: EditionIndex) => Neighbour

type Kind = YearRoute['kind']
/** The kinds of which an edition has one page at most. */
export type LoneKind = { [K in Kind]: keyof RouteOf<K> extends 'kind' | 'year' ? K : never }[Kind]

/** The page of a kind that every edition has. */
export const only =
  (kind: LoneKind) =>
  (): FindNeighbour =>
  ({ edition }) => ({ kind, year: edition.year })

const categoriesByShortName = oncePer(
  ({ edition }: EditionIndex) => new Map(edition.categories.map(({ shortName, id }) => [shortName, id])),
)
const arenasByName = oncePer(
  ({ edition }: EditionIndex) => new Map(edition.arenas.map(({ name, id }) => [name, id])),
)

/**
 * The page of the same thing where an edition has it; else a page that every edition has.
 *
 * @param idOf of what the page is about, by which editions know it
 */
export const sameOr =
  <Route extends Neighbour>(
    otherwise: LoneKind,
    things: (index: EditionIndex) => ReadonlyMap<string, unknown>,
    idOf: (route: Route, here: EditionIndex) => string,
  ) =>
  (route: Route, here: EditionIndex): FindNeighbour => {
    const id = idOf(route, here)
    return (there) =>
      things(there).has(id) ? { ...route, year: there.edition.year } : only(otherwise)()(there)
  }

/** The class of the same short name. */
export const categoryIn =
  (wanted: Category | undefined, kind: 'category' | 'category-teams' = 'category'): FindNeighbour =>
  (there) => {
    const { year } = there.edition
    const id = wanted && categoriesByShortName(there).get(wanted.shortName)
    return id === undefined ? { kind: 'categories', year } : { kind, year, category: pathSegment(id) }
  }

export const categoryOfRoute = (
  { kind, category }: Extract<YearRoute, { readonly category: string }>,
  here: EditionIndex,
): FindNeighbour =>
  categoryIn(bySegment(here.categories, category), kind === 'category-teams' ? kind : 'category')

export const categoryOfMatch = ({ match }: RouteOf<'match'>, here: EditionIndex): FindNeighbour =>
  categoryIn(here.categories.get(bySegment(here.matches, match)?.categoryId ?? ''))

/** The class of a history. */
export const categoryOfKey =
  (key: string): FindNeighbour =>
  (there) =>
    categoryIn(there.edition.categories.find((category) => classKey(category) === key))(there)

export function arenaOfRoute({ arena }: { readonly arena: string }, here: EditionIndex): FindNeighbour {
  const wanted = bySegment(here.arenas, arena)
  return (there) => {
    const { year } = there.edition
    const id = wanted && arenasByName(there).get(wanted.name)
    return id === undefined ? { kind: 'arenas', year } : { kind: 'arena', year, arena: pathSegment(id) }
  }
}

/** The same club's team in the same class, of the same name if there is; else another team of the club; else the class. */
export function teamOfRoute({ team }: RouteOf<'team'>, here: EditionIndex): FindNeighbour {
  const wanted = bySegment(here.teams, team)
  const own = here.categories.get(wanted?.categoryId ?? '')
  return (there) => {
    const teams = (wanted?.clubId != null && there.teamsByClub.get(wanted.clubId)) || []
    const isOfClass = ({ categoryId }: Team) => there.categories.get(categoryId)?.shortName === own?.shortName
    const sameClass = teams.filter(isOfClass)
    const found = sameClass.find(({ name }) => name === wanted?.name) ?? sameClass[0]
    const other = found ?? teams[0]
    if (!other) return categoryIn(own)(there)
    const route = { kind: 'team', year: there.edition.year, team: pathSegment(other.id) } as const
    return found ? route : { ...route, isOther: true }
  }
}

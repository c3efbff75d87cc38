import { hasChangesPage } from '../changes/announced-changes.ts'
import { boardPath, boardSubjects } from '../hall/board-subject.ts'
import { hasScreens } from '../hall/has-screens.ts'
import { isPastEdition } from '../history/past-editions.ts'
import type { Route, RouteOf, YearRoute } from '../presentation/page-kinds.ts'
import { dayParts } from '../schedule/day-parts.ts'
import { bySegment, pathSegment } from '../text/path-segment.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { editionDays } from '../tournament/match-days.ts'
import {
  arenaOfRoute,
  categoryOfKey,
  categoryOfMatch,
  categoryOfRoute,
  type FindNeighbour,
  type LoneKind,
  only,
  sameOr,
  teamOfRoute,
} from './year-neighbours.ts'

export type YearKind = YearRoute['kind']

/** The subject of the pages of a kind: the parts of their addresses apart from the year. */
type PartsOf<Kind extends YearKind> = Omit<RouteOf<Kind>, 'kind' | 'year'>

interface EditionPages<Kind extends YearKind> {
  /** Lists the pages of this kind that an edition has. */
  readonly of: (index: EditionIndex, latestYear: number | null) => readonly PartsOf<Kind>[]
  readonly inYear: (route: RouteOf<Kind>, here: EditionIndex, latestYear: number | null) => FindNeighbour
  /** True for pages that search engines should not find: empty until a visitor types, personal, for a screen or a stream. */
  readonly isUnlisted?: true
}

/** A page that every edition has. */
const each = (kind: LoneKind) => ({ of: () => [{}], inYear: only(kind) })
const unlisted = (kind: LoneKind) => ({ ...each(kind), isUnlisted: true }) as const

const oneIf = (isThere: boolean) => (isThere ? [{}] : [])
const segments = (things: ReadonlyMap<string, unknown>) => [...things.keys()].map(pathSegment)

const categoriesOf = ({ categories }: EditionIndex) => segments(categories).map((category) => ({ category }))
const byNation = ({ teamsByNation }: EditionIndex) => teamsByNation
const byClub = ({ teamsByClub }: EditionIndex) => teamsByClub
const nationsOf = (index: EditionIndex) => [...byNation(index).keys()].map((nation) => ({ nation }))
const daysOf = (index: EditionIndex) =>
  editionDays(index).flatMap(({ day }) => (day === null ? [] : [{ day }]))
const divisionsOf = ({ edition }: EditionIndex, wanted: 'group' | 'playoff') =>
  edition.categories.flatMap(({ id, divisions }) =>
    divisions
      .filter(({ kind }) => kind === wanted)
      .map((division) => ({ category: pathSegment(id), division: pathSegment(division.id) })),
  )
const screensOf = ({ edition }: EditionIndex, latestYear: number | null) =>
  oneIf(hasScreens(edition.year, latestYear))

/** For each kind of page of an edition: which pages exist, the nearest page in another edition, and if it is unlisted. */
export const EDITION_PAGES: { readonly [Kind in YearKind]: EditionPages<Kind> } = {
  home: each('home'),
  search: unlisted('search'),
  signin: unlisted('signin'),
  signup: unlisted('signup'),
  favourites: unlisted('favourites'),
  states: each('states'),
  ranking: each('ranking'),
  story: {
    of: (index, latestYear) => oneIf(isPastEdition(index, latestYear)),
    inYear: (_, __, latestYear) => (there) =>
      only(isPastEdition(there, latestYear) ? 'story' : 'home')()(there),
  },
  changes: { of: (index, latestYear) => oneIf(hasChangesPage(index, latestYear)), inYear: only('matches') },
  data: each('data'),
  categories: each('categories'),
  category: { of: categoriesOf, inYear: categoryOfRoute },
  'category-teams': { of: categoriesOf, inYear: categoryOfRoute },
  division: { of: (index) => divisionsOf(index, 'group'), inYear: categoryOfRoute },
  playoff: { of: (index) => divisionsOf(index, 'playoff'), inYear: categoryOfRoute },
  nations: each('nations'),
  nation: {
    of: nationsOf,
    inYear: sameOr('nations', byNation, ({ nation }) => nation),
  },
  clubs: each('clubs'),
  club: {
    of: ({ clubs }) => segments(clubs).map((club) => ({ club })),
    inYear: sameOr(
      'clubs',
      ({ clubs }) => clubs,
      ({ club }, { clubs }) => bySegment(clubs, club)?.id ?? '',
    ),
  },
  team: { of: ({ teams }) => segments(teams).map((team) => ({ team })), inYear: teamOfRoute },
  arenas: each('arenas'),
  arena: { of: ({ arenas }) => segments(arenas).map((arena) => ({ arena })), inYear: arenaOfRoute },
  field: {
    of: ({ edition }) =>
      edition.arenas.flatMap(({ id, fields }) =>
        fields.map((field) => ({ arena: pathSegment(id), field: pathSegment(field.id) })),
      ),
    inYear: arenaOfRoute,
  },
  streams: each('streams'),
  stream: {
    of: ({ streams }) => segments(streams).map((stream) => ({ stream })),
    inYear: only('streams'),
  },
  matches: each('matches'),
  match: { of: ({ matches }) => segments(matches).map((match) => ({ match })), inYear: categoryOfMatch },
  'matches-day': { of: daysOf, inYear: only('matches') },
  'matches-part': {
    of: (index) =>
      editionDays(index).flatMap(({ day, matches }) => {
        const parts = dayParts(matches)
        return day === null || parts.length === 1 ? [] : parts.map(({ key }) => ({ day, part: key }))
      }),
    inYear: only('matches'),
  },
  press: each('press'),
  'press-day': { of: daysOf, inYear: only('press') },
  'press-nation': {
    of: nationsOf,
    inYear: sameOr('press', byNation, ({ nation }) => nation),
  },
  'press-club': {
    of: (index) => segments(byClub(index)).map((club) => ({ club })),
    inYear: sameOr('press', byClub, ({ club }, index) => bySegment(byClub(index), club)?.[0]?.clubId ?? ''),
  },
  screen: { of: screensOf, inYear: only('home'), isUnlisted: true },
  board: {
    of: (index, latestYear) =>
      screensOf(index, latestYear).flatMap(() =>
        boardSubjects(index).map((subject) => ({ board: boardPath(subject) })),
      ),
    inYear: only('home'),
    isUnlisted: true,
  },
  overlay: { of: screensOf, inYear: only('home'), isUnlisted: true },
}

/** Returns the pages of a kind that an edition has, with the parts of their addresses. */
export function pagesOf<Kind extends YearKind>(kind: Kind, index: EditionIndex, latestYear: number | null) {
  const { year } = index.edition
  return EDITION_PAGES[kind].of(index, latestYear).map((parts) => ({
    parts: parts as Readonly<Record<string, string>>,
    route: { kind, year, ...parts } as unknown as RouteOf<Kind>,
  }))
}

/** Finds the same page in other editions, or the nearest one. @param latestYear see `isPastEdition` */
export function neighbourOf(route: Route, here: EditionIndex, latestYear: number | null): FindNeighbour {
  if (route.kind === 'history-class') return categoryOfKey(route.class)
  if (!('year' in route)) return only('home')()
  const { inYear } = EDITION_PAGES[route.kind] as EditionPages<never>
  return inYear(route as never, here, latestYear)
}

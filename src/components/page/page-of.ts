import { boardSubject } from '../../domain/hall/board-subject.ts'
import { addressOf, homeAddress } from '../../domain/presentation/addresses.ts'
import type { RouteOf, YearRoute } from '../../domain/presentation/page-kinds.ts'
import { dayParts } from '../../domain/schedule/day-parts.ts'
import type { YearKind } from '../../domain/site/edition-pages.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import { editionDays } from '../../domain/tournament/match-days.ts'
import { homeMeta } from '../home/home-meta.ts'
import { arenaMeta, arenasMeta, fieldMeta } from './arena-meta.ts'
import { boardMeta, overlayMeta, screensMeta } from './board-meta.ts'
import { categoriesMeta, categoryMeta, categoryTeamsMeta, divisionMeta } from './category-meta.ts'
import { changesMeta } from './changes-meta.ts'
import { clubMeta, clubsMeta } from './club-meta.ts'
import { editionSchema } from './edition-schema.ts'
import { homeOtherEditions } from './home-other-editions.ts'
import { matchMeta } from './match-meta.ts'
import { dayMeta, matchesMeta } from './matches-meta.ts'
import { nationMeta, nationsMeta } from './nation-meta.ts'
import { openDataMeta } from './open-data-meta.ts'
import type { PageMeta } from './page-meta.ts'
import { pressListMeta, pressMeta } from './press-meta.ts'
import { rankingMeta } from './ranking-meta.ts'
import { statesMeta } from './states-meta.ts'
import { storyMeta } from './story-meta.ts'
import { streamMeta, streamsMeta } from './stream-meta.ts'
import { teamMeta } from './team-meta.ts'
import { visitorMeta } from './visitor-meta.ts'

/** Makes a page's metadata from its route; null if the edition lacks the subject of the page. */
type MetaOf<Kind extends YearKind | 'latest'> = (site: PageSite, route: RouteOf<Kind>) => PageMeta | null

const of = <Thing>(thing: Thing | null | undefined, meta: (thing: Thing) => PageMeta | null) =>
  thing ? meta(thing) : null

const divisionOf: MetaOf<'division' | 'playoff'> = (site, route) => {
  const category = bySegment(site.index.categories, route.category)
  return of(bySegment(site.index.divisions, route.division), (division) =>
    category ? divisionMeta(site, category, division) : null,
  )
}

const home: MetaOf<'home' | 'latest'> = (site, { kind }) => ({
  ...homeMeta(site),
  address: homeAddress(kind === 'home' ? site.year : null),
  structured: editionSchema(site),
  crumbs: [],
  otherEditions: homeOtherEditions(site),
})

const PAGES: { readonly [Kind in YearKind | 'latest']: MetaOf<Kind> } = {
  latest: home,
  home,
  search: (site) => visitorMeta(site, 'search'),
  signin: (site) => visitorMeta(site, 'signin'),
  signup: (site) => visitorMeta(site, 'signup'),
  favourites: (site) => visitorMeta(site, 'favourites'),
  states: statesMeta,
  ranking: rankingMeta,
  story: storyMeta,
  changes: changesMeta,
  data: openDataMeta,
  categories: categoriesMeta,
  category: (site, route) =>
    of(bySegment(site.index.categories, route.category), (category) => categoryMeta(site, category)),
  'category-teams': (site, route) =>
    of(bySegment(site.index.categories, route.category), (category) => categoryTeamsMeta(site, category)),
  division: divisionOf,
  playoff: divisionOf,
  nations: nationsMeta,
  nation: (site, { nation }) =>
    of(site.index.teamsByNation.get(nation), (teams) => nationMeta(site, nation, teams)),
  clubs: clubsMeta,
  club: (site, route) => of(bySegment(site.index.clubs, route.club), (club) => clubMeta(site, club)),
  team: (site, route) =>
    of(bySegment(site.index.teams, route.team), (team) =>
      of(site.index.categories.get(team.categoryId), (category) => teamMeta(site, team, category)),
    ),
  arenas: arenasMeta,
  arena: (site, route) => of(bySegment(site.index.arenas, route.arena), (arena) => arenaMeta(site, arena)),
  field: (site, route) =>
    of(bySegment(site.index.arenas, route.arena), (arena) =>
      of(bySegment(site.index.fields, route.field), (field) => fieldMeta(site, arena, field)),
    ),
  streams: streamsMeta,
  stream: (site, route) =>
    of(bySegment(site.index.streams, route.stream), (stream) => streamMeta(site, stream)),
  matches: matchesMeta,
  match: (site, route) => {
    const { matches, categories, divisions } = site.index
    const match = bySegment(matches, route.match)
    const category = categories.get(match?.categoryId ?? '')
    const division = divisions.get(match?.divisionId ?? '')
    return match && category && division ? matchMeta(site, match, category, division) : null
  },
  'matches-day': (site, { day }) => dayMeta(site, day),
  'matches-part': (site, { day, part }) => {
    const matches = editionDays(site.index).find((other) => other.day === day)?.matches ?? []
    return of(
      dayParts(matches).find(({ key }) => key === part),
      (found) => dayMeta(site, day, found),
    )
  },
  press: pressListMeta,
  'press-day': pressMeta,
  'press-nation': pressMeta,
  'press-club': pressMeta,
  screen: screensMeta,
  board: (site, { board }) => of(boardSubject(board, site.index), (subject) => boardMeta(site, subject)),
  overlay: overlayMeta,
}

/**
 * Returns the metadata of the page at a route.
 *
 * @throws Error if the edition has no such page
 */
export function pageOf(site: PageSite, route: YearRoute | RouteOf<'latest'>): PageMeta {
  const page = (PAGES[route.kind] as MetaOf<never>)(site, route as never)
  if (!page) throw new Error(`No edition has the page ${addressOf(route)}.`)
  return page
}

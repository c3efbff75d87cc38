import type { PageKind, Route } from '../../domain/presentation/page-kinds.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import type { PageBody } from './bodies/body-props.ts'

/** The body of a match's page depends on its division: the rules of groups are a third of the code of a live page. */
export type BodyKind = Exclude<PageKind, 'match'> | 'group-match' | 'playoff-match'

type Load<Kind extends PageKind> = () => Promise<{ readonly default: PageBody<Kind> }>

const home: Load<'home' | 'latest'> = () => import('../home/Home.tsx')
const place: Load<'arena' | 'field'> = () => import('../arena/ArenaBody.tsx')
const day: Load<'matches-day' | 'matches-part'> = () => import('./bodies/DayPage.tsx')
const press: Load<'press-club' | 'press-day' | 'press-nation'> = () => import('../press/PressSheet.tsx')

/** null for pages whose files contain their own markup. */
const BODIES: { readonly [Kind in BodyKind]: Load<Kind extends PageKind ? Kind : 'match'> | null } = {
  latest: home,
  home,
  categories: () => import('../category/CategoryCards.tsx'),
  category: () => import('./bodies/CategoryPage.tsx'),
  'category-teams': () => import('./bodies/CategoryTeamsPage.tsx'),
  division: () => import('./bodies/GroupPage.tsx'),
  playoff: () => import('./bodies/PlayoffPage.tsx'),
  nations: () => import('../nation/NationList.tsx'),
  nation: () => import('./bodies/NationPage.tsx'),
  clubs: () => import('../club/ClubList.tsx'),
  club: () => import('./bodies/ClubPage.tsx'),
  team: () => import('./bodies/TeamPage.tsx'),
  arenas: () => import('../arena/AreaList.tsx'),
  arena: place,
  field: place,
  streams: () => import('../stream/StreamList.tsx'),
  stream: () => import('./bodies/StreamPage.tsx'),
  'group-match': () => import('./bodies/GroupMatchPage.tsx'),
  'playoff-match': () => import('./bodies/PlayoffMatchPage.tsx'),
  matches: () => import('../live-center/LiveCenter.tsx'),
  'matches-day': day,
  'matches-part': day,
  'press-day': press,
  'press-nation': press,
  'press-club': press,
  board: () => import('./bodies/BoardPage.tsx'),
  changes: () => import('../changes/ChangesView.tsx'),
  states: () => import('./bodies/StatisticsPage.tsx'),
  ranking: () => import('../ranking/RankingView.tsx'),
  search: null,
  signin: null,
  signup: null,
  favourites: null,
  story: null,
  data: null,
  press: null,
  screen: null,
  overlay: null,
  history: null,
  'history-records': null,
  'history-medals': null,
  'history-class': null,
}

/** The kinds of pages whose bodies use messages beyond those in `pages`: they need `kinds`. */
export const KINDS_WITH_MESSAGES: ReadonlySet<PageKind> = new Set<PageKind>([
  'arena',
  'arenas',
  'board',
  'changes',
  'club',
  'clubs',
  'field',
  'home',
  'latest',
  'matches',
  'matches-day',
  'matches-part',
  'nation',
  'press-club',
  'press-day',
  'press-nation',
  'ranking',
  'states',
  'stream',
  'streams',
])

const loaded = new Map<BodyKind, PageBody | null>()

export function bodyKindOf(route: Route, index: EditionIndex): BodyKind {
  if (route.kind !== 'match') return route.kind
  const divisionId = bySegment(index.matches, route.match)?.divisionId ?? ''
  return index.divisions.get(divisionId)?.kind === 'playoff' ? 'playoff-match' : 'group-match'
}

/**
 * Loads the component that renders bodies of a kind. It is the same at build time, with the edition as it was
 * read, and in a browser, with the edition as it is now. A browser loads only the one for its page.
 *
 * @returns null for pages that contain their own markup
 * @throws the network's error; the next call tries again
 */
export async function loadBody(kind: BodyKind): Promise<PageBody | null> {
  const known = loaded.get(kind)
  if (known !== undefined) return known
  const body = ((await BODIES[kind]?.())?.default ?? null) as PageBody | null
  loaded.set(kind, body)
  return body
}

/** Returns whether a body has strips over the full width of the window, and therefore sets its own margins. */
export const isFullWidth = ({ kind }: Route): boolean => kind === 'home' || kind === 'latest'

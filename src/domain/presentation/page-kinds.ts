/**
 * Every kind of page and its address, without language. The functions that make and parse addresses, and the
 * types of both, follow from it. All else that is known of a kind stands in its module in `src/kinds`.
 */
export const PAGE_KINDS = {
  latest: '/',
  home: '/{year}/',
  search: '/{year}/search/',
  signin: '/{year}/signin/',
  signup: '/{year}/signup/',
  favourites: '/{year}/favourites/',
  states: '/{year}/states/',
  ranking: '/{year}/ranking/',
  story: '/{year}/story/',
  changes: '/{year}/changes/',
  data: '/{year}/data/',
  categories: '/{year}/categories/',
  category: '/{year}/categories/{category}/',
  'category-teams': '/{year}/categories/{category}/teams/',
  division: '/{year}/categories/{category}/division/{division}/',
  playoff: '/{year}/categories/{category}/playoff/{division}/',
  nations: '/{year}/nations/',
  nation: '/{year}/nations/{nation}/',
  clubs: '/{year}/clubs/',
  club: '/{year}/clubs/{club}/',
  team: '/{year}/teams/{team}/',
  arenas: '/{year}/arenas/',
  arena: '/{year}/arenas/arena/{arena}/',
  field: '/{year}/arenas/arena/{arena}/field/{field}/',
  streams: '/{year}/streams/',
  stream: '/{year}/streams/{stream}/',
  matches: '/{year}/matches/',
  match: '/{year}/matches/{match}/',
  'matches-day': '/{year}/matches/day/{day}/',
  'matches-part': '/{year}/matches/day/{day}/{part}/',
  press: '/{year}/press/',
  'press-day': '/{year}/press/day/{day}/',
  'press-nation': '/{year}/press/nation/{nation}/',
  'press-club': '/{year}/press/club/{club}/',
  speaker: '/{year}/speaker/',
  screen: '/{year}/screen/',
  board: '/{year}/screen/{board}/',
  overlay: '/{year}/overlay/',
  history: '/history/',
  'history-records': '/history/records/',
  'history-medals': '/history/medals/',
  'history-class': '/history/classes/{class}/',
} as const

/** The patterns of some parts of addresses; any other part is one segment. */
export const PARTS: Readonly<Record<string, string>> = {
  year: '0|[1-9]\\d{0,8}',
  day: '\\d{4}-\\d{2}-\\d{2}',
  // A part of a day, see `dayParts`.
  part: '[0-2]\\d(?:[0-5]\\d)?|no-time',
  // See `boardPath`.
  board: 'live|(?:area|arena|class|field)/[^/]+',
}

export type PageKind = keyof typeof PAGE_KINDS

type PartIn<Address> = Address extends `${string}{${infer Part}}${infer Rest}` ? Part | PartIn<Rest> : never

/** The route of a page's address. `category`, `team` … hold the segment as written: see `idOfSegment`. */
export type RouteOf<Kind extends PageKind> = Kind extends PageKind
  ? { readonly kind: Kind } & {
      readonly [Part in PartIn<(typeof PAGE_KINDS)[Kind]>]: Part extends 'year' ? number : string
    }
  : never
export type Route = RouteOf<PageKind>

/** The route of a page that belongs to an edition. */
export type YearRoute = Extract<Route, { readonly year: number }>

import { addressOf } from '../domain/presentation/addresses.ts'
import type { PageKind, Route } from '../domain/presentation/page-kinds.ts'
import type { FindNeighbour } from '../domain/site/year-neighbours.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { translator } from '../i18n/translate.ts'
import { arena } from './arena.ts'
import { arenas } from './arenas.ts'
import { board } from './board.ts'
import { categories } from './categories.ts'
import { category } from './category.ts'
import { categoryTeams } from './category-teams.ts'
import { changes } from './changes.ts'
import { club } from './club.ts'
import { clubs } from './clubs.ts'
import { data } from './data.tsx'
import { division } from './division.ts'
import { favourites } from './favourites.ts'
import { field } from './field.ts'
import { history } from './history.tsx'
import { historyClass } from './history-class.tsx'
import { historyMedals } from './history-medals.tsx'
import { historyRecords } from './history-records.tsx'
import { home } from './home.ts'
import type { AnyKind, Head, Kind, PageOf } from './kind.ts'
import { latest } from './latest.ts'
import { match } from './match.ts'
import { matches } from './matches.ts'
import { matchesDay } from './matches-day.ts'
import { matchesPart } from './matches-part.ts'
import { nation } from './nation.ts'
import { nations } from './nations.ts'
import { overlay } from './overlay.ts'
import { playoff } from './playoff.ts'
import { press } from './press.tsx'
import { pressClub } from './press-club.ts'
import { pressDay } from './press-day.ts'
import { pressNation } from './press-nation.ts'
import { ranking } from './ranking.ts'
import { screen } from './screen.ts'
import { search } from './search.ts'
import { signin } from './signin.ts'
import { signup } from './signup.ts'
import { speaker } from './speaker.ts'
import { states } from './states.ts'
import { story } from './story.tsx'
import { stream } from './stream.ts'
import { streams } from './streams.ts'
import { team } from './team.ts'

/** All kinds of page, in the order of `PAGE_KINDS`. */
export const KINDS: { readonly [K in PageKind]: Kind<K> } = {
  latest,
  home,
  search,
  signin,
  signup,
  favourites,
  states,
  ranking,
  story,
  changes,
  data,
  categories,
  category,
  'category-teams': categoryTeams,
  division,
  playoff,
  nations,
  nation,
  clubs,
  club,
  team,
  arenas,
  arena,
  field,
  streams,
  stream,
  matches,
  match,
  'matches-day': matchesDay,
  'matches-part': matchesPart,
  press,
  'press-day': pressDay,
  'press-nation': pressNation,
  'press-club': pressClub,
  speaker,
  screen,
  board,
  overlay,
  history,
  'history-records': historyRecords,
  'history-medals': historyMedals,
  'history-class': historyClass,
}

/** Returns what is known of the kind of a route, for a caller that does not know which kind it is. */
export const kindOf = (route: Route): AnyKind<PageKind> => KINDS[route.kind] as AnyKind<PageKind>

/**
 * Returns the head of a page.
 *
 * @throws Error if the site has no such page
 */
export function headOf({ site, route }: PageOf<PageKind>): Head {
  const address = addressOf(route)
  const head = kindOf(route).head({ site, route, address, t: translator(site.locale) })
  if (!head) throw new Error(`No edition has the page ${address}.`)
  return { ...head, address }
}

/** Finds the same page in other editions, or the nearest one. @param latestYear see `isPastEdition` */
export const neighbourOf = (route: Route, here: EditionIndex, latestYear: number | null): FindNeighbour =>
  kindOf(route).inYear(route, here, latestYear)

/** Returns the name of the view in `bodies` that renders a page; undefined if a browser never renders it. */
export function bodyOf(route: Route, index: EditionIndex): string | undefined {
  const { body } = kindOf(route)
  return typeof body === 'function' ? body(route, index) : body
}

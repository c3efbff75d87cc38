import { memoizedByValue } from '../memoized.ts'
import { DEFAULT_LOCALE, LOCALE_PREFIX, LOCALES, type Locale } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'
import type { Division } from '../tournament/edition.ts'
import { PAGE_KINDS, type PageKind, type Route } from './page-kinds.ts'

/** The parts of the address of a page kind. Fixed texts stand at even positions, names of parameters at odd ones. */
const textsOf = memoizedByValue((kind: PageKind) => PAGE_KINDS[kind].split(/[{}]/))

/** Returns the address of a page, with a trailing slash and without a language (see `localized`). */
export function addressOf(route: Route): string {
  const parts: Readonly<Record<string, string | number>> = route
  let address = ''
  let isFixed = true
  for (const text of textsOf(route.kind)) {
    address += isFixed ? text : parts[text]
    isFixed = !isFixed
  }
  return address
}

/** Returns the address of a year's home page; without a year, `/`, the home page of the latest one. */
export const homeAddress = (year: number | null = null): string =>
  addressOf(year === null ? { kind: 'latest' } : { kind: 'home', year })

export const categoriesAddress = (year: number): string => addressOf({ kind: 'categories', year })
export const categoryAddress = (year: number, categoryId: string): string =>
  addressOf({ kind: 'category', year, category: pathSegment(categoryId) })
export const categoryTeamsAddress = (year: number, categoryId: string): string =>
  addressOf({ kind: 'category-teams', year, category: pathSegment(categoryId) })
export const divisionAddress = (year: number, categoryId: string, divisionId: string): string =>
  addressOf({ kind: 'division', year, category: pathSegment(categoryId), division: pathSegment(divisionId) })
export const playoffAddress = (year: number, categoryId: string, playoffId: string): string =>
  addressOf({ kind: 'playoff', year, category: pathSegment(categoryId), division: pathSegment(playoffId) })

/** Returns the address of a division's page: groups and play-offs have addresses of their own. */
export const divisionPage = (
  year: number,
  { kind, categoryId, id }: Pick<Division, 'kind' | 'categoryId' | 'id'>,
): string => (kind === 'playoff' ? playoffAddress : divisionAddress)(year, categoryId, id)

export const nationsAddress = (year: number): string => addressOf({ kind: 'nations', year })
/** @param nation key of `nationOf`, which is a safe segment by itself */
export const nationAddress = (year: number, nation: string): string =>
  addressOf({ kind: 'nation', year, nation })

export const clubsAddress = (year: number): string => addressOf({ kind: 'clubs', year })
export const clubAddress = (year: number, clubId: string): string =>
  addressOf({ kind: 'club', year, club: pathSegment(clubId) })

export const arenasAddress = (year: number): string => addressOf({ kind: 'arenas', year })
export const arenaAddress = (year: number, arenaId: string): string =>
  addressOf({ kind: 'arena', year, arena: pathSegment(arenaId) })
export const fieldAddress = (year: number, arenaId: string, fieldId: string): string =>
  addressOf({ kind: 'field', year, arena: pathSegment(arenaId), field: pathSegment(fieldId) })

export const teamAddress = (year: number, teamId: string): string =>
  addressOf({ kind: 'team', year, team: pathSegment(teamId) })

export const streamsAddress = (year: number): string => addressOf({ kind: 'streams', year })
export const streamAddress = (year: number, streamId: string): string =>
  addressOf({ kind: 'stream', year, stream: pathSegment(streamId) })

/** Returns the address of the live center. */
export const matchesAddress = (year: number): string => addressOf({ kind: 'matches', year })
export const matchAddress = (year: number, matchId: string): string =>
  addressOf({ kind: 'match', year, match: pathSegment(matchId) })

/** All matches of a day. @param day `YYYY-MM-DD` in Stockholm */
export const matchesDayAddress = (year: number, day: string): string =>
  addressOf({ kind: 'matches-day', year, day })
/** @param part key of one of `dayParts`, which is a safe segment by itself */
export const matchesPartAddress = (year: number, day: string, part: string): string =>
  addressOf({ kind: 'matches-part', year, day, part })

/** Returns the address of the page on changes in the released schedule. */
export const changesAddress = (year: number): string => addressOf({ kind: 'changes', year })
/** Returns the address of the story of an edition that is over. */
export const storyAddress = (year: number): string => addressOf({ kind: 'story', year })
export const statesAddress = (year: number): string => addressOf({ kind: 'states', year })
/** Returns the address of the page on how an edition ranks its tables. */
export const rankingAddress = (year: number): string => addressOf({ kind: 'ranking', year })
export const pressAddress = (year: number): string => addressOf({ kind: 'press', year })
/** @param day `YYYY-MM-DD` in Stockholm */
export const pressDayAddress = (year: number, day: string): string =>
  addressOf({ kind: 'press-day', year, day })
/** @param nation key of `nationOf` */
export const pressNationAddress = (year: number, nation: string): string =>
  addressOf({ kind: 'press-nation', year, nation })
export const pressClubAddress = (year: number, clubId: string): string =>
  addressOf({ kind: 'press-club', year, club: pathSegment(clubId) })

/** Returns the address of the page with an edition's files to download. */
export const dataAddress = (year: number): string => addressOf({ kind: 'data', year })

/** Returns the address of the page where visitors make the address of a screen. */
export const speakerAddress = (year: number): string => addressOf({ kind: 'speaker', year })
export const screensAddress = (year: number): string => addressOf({ kind: 'screen', year })
/** Returns the address of the overlay for a film. */
export const overlayAddress = (year: number): string => addressOf({ kind: 'overlay', year })

export const favouritesAddress = (year: number): string => addressOf({ kind: 'favourites', year })
export const signinAddress = (year: number): string => addressOf({ kind: 'signin', year })
export const signupAddress = (year: number): string => addressOf({ kind: 'signup', year })

/** @param query the text as typed: nothing is trimmed, and an empty text is sent too */
export function searchAddress(year: number, query?: string): string {
  const address = addressOf({ kind: 'search', year })
  return query === undefined ? address : `${address}?q=${encodeURIComponent(query.toWellFormed())}`
}

/** Addresses of pages about all editions have no year. */
export const historyAddress = (): string => addressOf({ kind: 'history' })
export const recordsAddress = (): string => addressOf({ kind: 'history-records' })
export const medalsAddress = (): string => addressOf({ kind: 'history-medals' })
/** @param key of `classKey`, which is a safe segment by itself */
export const classHistoryAddress = (key: string): string => addressOf({ kind: 'history-class', class: key })

/** The picture that a shared link to an edition shows; one for both languages, as for classes and nations. */
export const editionShareAddress = (year: number): string => `/share/${year}.png`
export const categoryShareAddress = (year: number, categoryId: string): string =>
  `/share/${year}/class/${pathSegment(categoryId)}.png`
/** @param key of `nationOf` */
export const nationShareAddress = (year: number, key: string): string => `/share/${year}/nation/${key}.png`

export const storyShareAddress = (year: number): string => `/share/${year}/story.png`

/** Returns the address in a language: English at the address itself, another under its code. */
export const localized = (address: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? address : `/${locale}${address}`

/** Returns the language of a path of the site. */
export const localeOf = (path: string): Locale =>
  LOCALES.find((locale) => locale !== DEFAULT_LOCALE && path.startsWith(`/${locale}/`)) ?? DEFAULT_LOCALE

const YEAR = new RegExp(`^${LOCALE_PREFIX}/(\\d+)/`)

/** Returns the year in a path of the site, in any language; null if it has none. */
export function yearOfPath(path: string): number | null {
  const year = YEAR.exec(path)?.[1]
  return year === undefined ? null : Number(year)
}

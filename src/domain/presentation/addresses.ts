import { DEFAULT_LOCALE, type Locale } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'

/**
 * Every address of the site as a function (spec.md §2), without the locale prefix (see `localized`) and always with
 * a trailing slash. Ids go through `pathSegment`; years are digits.
 */

/** Home of a year; without a year the home of the latest one, `/`. */
export const homeAddress = (year: number | null = null): string => (year === null ? '/' : `/${year}/`)

export const categoriesAddress = (year: number): string => `/${year}/categories/`
export const categoryAddress = (year: number, categoryId: string): string =>
  `/${year}/categories/${pathSegment(categoryId)}/`
export const categoryTeamsAddress = (year: number, categoryId: string): string =>
  `${categoryAddress(year, categoryId)}teams/`
export const divisionAddress = (year: number, categoryId: string, divisionId: string): string =>
  `${categoryAddress(year, categoryId)}division/${pathSegment(divisionId)}/`
export const playoffAddress = (year: number, categoryId: string, playoffId: string): string =>
  `${categoryAddress(year, categoryId)}playoff/${pathSegment(playoffId)}/`

export const nationsAddress = (year: number): string => `/${year}/nations/`
/** @param key of `nationOf`, which is a safe segment by itself */
export const nationAddress = (year: number, key: string): string => `/${year}/nations/${key}/`

export const clubsAddress = (year: number): string => `/${year}/clubs/`
export const clubAddress = (year: number, clubId: string): string => `/${year}/clubs/${pathSegment(clubId)}/`

export const arenasAddress = (year: number): string => `/${year}/arenas/`
export const arenaAddress = (year: number, arenaId: string): string =>
  `/${year}/arenas/arena/${pathSegment(arenaId)}/`
export const fieldAddress = (year: number, arenaId: string, fieldId: string): string =>
  `${arenaAddress(year, arenaId)}field/${pathSegment(fieldId)}/`

export const teamAddress = (year: number, teamId: string): string => `/${year}/teams/${pathSegment(teamId)}/`

export const streamsAddress = (year: number): string => `/${year}/streams/`
export const streamAddress = (year: number, streamId: string): string =>
  `/${year}/streams/${pathSegment(streamId)}/`

/** The live center. */
export const matchesAddress = (year: number): string => `/${year}/matches/`
export const matchAddress = (year: number, matchId: string): string =>
  `/${year}/matches/${pathSegment(matchId)}/`

/**
 * All matches of a day.
 *
 * @param day `YYYY-MM-DD` in Stockholm
 */
export const matchesDayAddress = (year: number, day: string): string => `/${year}/matches/day/${day}/`
/** @param part key of one of `dayParts`, which is a safe segment by itself */
export const matchesPartAddress = (year: number, day: string, part: string): string =>
  `${matchesDayAddress(year, day)}${part}/`

/** The week of an edition that is over, told. */
export const storyAddress = (year: number): string => `/${year}/story/`
export const statesAddress = (year: number): string => `/${year}/states/`
/** How the tables of an edition are ranked. */
export const rankingAddress = (year: number): string => `/${year}/ranking/`
export const pressAddress = (year: number): string => `/${year}/press/`
/** @param day `YYYY-MM-DD` in Stockholm */
export const pressDayAddress = (year: number, day: string): string => `${pressAddress(year)}day/${day}/`
/** @param key of `nationOf` */
export const pressNationAddress = (year: number, key: string): string => `${pressAddress(year)}nation/${key}/`
export const pressClubAddress = (year: number, clubId: string): string =>
  `${pressAddress(year)}club/${pathSegment(clubId)}/`

/** What of an edition can be loaded as files. */
export const dataAddress = (year: number): string => `/${year}/data/`

export const favouritesAddress = (year: number): string => `/${year}/favourites/`
export const signinAddress = (year: number): string => `/${year}/signin/`
export const signupAddress = (year: number): string => `/${year}/signup/`

/** @param query the text as typed: nothing is trimmed, and an empty text is sent too (spec.md §5) */
export function searchAddress(year: number, query?: string): string {
  const path = `/${year}/search/`
  return query === undefined ? path : `${path}?q=${encodeURIComponent(query.toWellFormed())}`
}

/** What is told of all editions has no year. */
export const historyAddress = (): string => '/history/'
export const recordsAddress = (): string => '/history/records/'
export const medalsAddress = (): string => '/history/medals/'
/** @param key of `classKey`, which is a safe segment by itself */
export const classHistoryAddress = (key: string): string => `/history/classes/${key}/`

/** The picture that a shared link to an edition shows; one for both languages, like those of classes and nations. */
export const editionShareAddress = (year: number): string => `/share/${year}.png`
export const categoryShareAddress = (year: number, categoryId: string): string =>
  `/share/${year}/class/${pathSegment(categoryId)}.png`
/** @param key of `nationOf` */
export const nationShareAddress = (year: number, key: string): string => `/share/${year}/nation/${key}.png`

export const storyShareAddress = (year: number): string => `/share/${year}/story.png`

/** The address in a language: English at the address itself, Swedish under `/sv/`. */
export const localized = (address: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? address : `/${locale}${address}`

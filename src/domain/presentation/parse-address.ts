import { DEFAULT_LOCALE, LOCALES, type Locale } from '../text/locale.ts'
import { localized } from './addresses.ts'

/** What a path is the address of. `category`, `team` … hold the segment as written: see `idOfSegment`. */
export type Route =
  | { readonly kind: 'latest' | 'history' | 'history-records' | 'history-medals' }
  | { readonly kind: 'history-class'; readonly class: string }
  | { readonly kind: YearRouteKind; readonly year: number }
  | { readonly kind: 'category' | 'category-teams'; readonly year: number; readonly category: string }
  | {
      readonly kind: 'division' | 'playoff'
      readonly year: number
      readonly category: string
      readonly division: string
    }
  | { readonly kind: 'nation'; readonly year: number; readonly nation: string }
  | { readonly kind: 'club'; readonly year: number; readonly club: string }
  | { readonly kind: 'arena'; readonly year: number; readonly arena: string }
  | { readonly kind: 'field'; readonly year: number; readonly arena: string; readonly field: string }
  | { readonly kind: 'team'; readonly year: number; readonly team: string }
  | { readonly kind: 'stream'; readonly year: number; readonly stream: string }
  | { readonly kind: 'match'; readonly year: number; readonly match: string }
  | { readonly kind: 'matches-day'; readonly year: number; readonly day: string; readonly part?: string }
  | { readonly kind: 'press-day'; readonly year: number; readonly day: string }
  | { readonly kind: 'press-nation'; readonly year: number; readonly nation: string }
  | { readonly kind: 'press-club'; readonly year: number; readonly club: string }

/** Of a page that belongs to an edition. */
export type YearRoute = Extract<Route, { readonly year: number }>

type YearRouteKind = 'home' | (typeof YEAR_PAGES)[number]

const YEAR_PAGES = [
  'search',
  'signin',
  'signup',
  'favourites',
  'states',
  'ranking',
  'story',
  'categories',
  'nations',
  'clubs',
  'arenas',
  'streams',
  'matches',
  'press',
  'data',
] as const

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** A part of a day (see `dayParts`). */
const PART = /^(?:[0-2]\d(?:[0-5]\d)?|no-time)$/

/**
 * The reverse of the address functions.
 *
 * @param path of this site, with or without a trailing slash; what follows `?` or `#` is ignored
 * @returns the language and the route; null for any path that none of the routes of spec.md §2 has
 */
export function parseAddress(path: string): { readonly locale: Locale; readonly route: Route } | null {
  const parts = segmentsOf(path)
  if (!parts) return null
  const locale = LOCALES.find((other) => other !== DEFAULT_LOCALE && other === parts[0])
  const route = routeOf(locale ? parts.slice(1) : parts)
  return route && { locale: locale ?? DEFAULT_LOCALE, route }
}

/**
 * The same page in another edition: the path with its year segment swapped, query and fragment dropped.
 * A path without a year becomes that year's home. Whether the page exists there is the caller's to know.
 */
export function inYear(path: string, year: number): string {
  const parts = segmentsOf(path) ?? []
  const at = LOCALES.some((locale) => locale !== DEFAULT_LOCALE && locale === parts[0]) ? 1 : 0
  const rest = /^\d+$/.test(parts[at] ?? '') ? parts.slice(at + 1) : []
  return `/${[...parts.slice(0, at), year, ...rest].join('/')}/`
}

/** The same page in another language, query and fragment kept. */
export function inLocale(path: string, locale: Locale): string {
  const prefix = LOCALES.find((other) => other !== DEFAULT_LOCALE && segmentsOf(path)?.[0] === other)
  const bare = prefix ? path.slice(prefix.length + 1) : path
  return localized(bare.startsWith('/') ? bare : `/${bare}`, locale)
}

function segmentsOf(path: string): string[] | null {
  const bare = path.replace(/[?#].*$/s, '')
  if (!bare.startsWith('/')) return null
  return bare === '/' ? [] : bare.slice(1).replace(/\/$/, '').split('/')
}

function routeOf(parts: readonly string[]): Route | null {
  const [digits, page, first, second, third, fourth] = parts
  if (digits === undefined) return { kind: 'latest' }
  if (digits === 'history') return historyRouteOf(parts.slice(1))
  if (!/^(?:0|[1-9]\d{0,8})$/.test(digits) || parts.includes('')) return null
  const year = Number(digits)
  if (page === undefined) return { kind: 'home', year }
  if (first === undefined) {
    const kind = YEAR_PAGES.find((name) => name === page)
    return kind ? { kind, year } : null
  }
  const length = parts.length
  if (page === 'categories') {
    if (length === 3) return { kind: 'category', year, category: first }
    if (length === 4 && second === 'teams') return { kind: 'category-teams', year, category: first }
    if (length === 5 && third && (second === 'division' || second === 'playoff'))
      return { kind: second, year, category: first, division: third }
    return null
  }
  if (page === 'arenas' && first === 'arena' && second) {
    if (length === 4) return { kind: 'arena', year, arena: second }
    if (length === 6 && third === 'field' && fourth)
      return { kind: 'field', year, arena: second, field: fourth }
    return null
  }
  if (page === 'matches' && first === 'day' && second && DAY.test(second)) {
    if (length === 4) return { kind: 'matches-day', year, day: second }
    return length === 5 && third && PART.test(third)
      ? { kind: 'matches-day', year, day: second, part: third }
      : null
  }
  if (page === 'press' && second && length === 4) return pressRoute(year, first, second)
  if (length !== 3) return null
  if (page === 'nations') return { kind: 'nation', year, nation: first }
  if (page === 'clubs') return { kind: 'club', year, club: first }
  if (page === 'teams') return { kind: 'team', year, team: first }
  if (page === 'streams') return { kind: 'stream', year, stream: first }
  return page === 'matches' ? { kind: 'match', year, match: first } : null
}

function pressRoute(year: number, about: string, segment: string): Route | null {
  if (about === 'day') return DAY.test(segment) ? { kind: 'press-day', year, day: segment } : null
  if (about === 'nation') return { kind: 'press-nation', year, nation: segment }
  return about === 'club' ? { kind: 'press-club', year, club: segment } : null
}

function historyRouteOf([page, key, ...more]: readonly string[]): Route | null {
  if (page === undefined) return { kind: 'history' }
  if (page === 'classes' && key && more.length === 0) return { kind: 'history-class', class: key }
  if (key !== undefined) return null
  if (page === 'records') return { kind: 'history-records' }
  return page === 'medals' ? { kind: 'history-medals' } : null
}

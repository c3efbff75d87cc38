import {
  clubAddress,
  divisionAddress,
  localized,
  playoffAddress,
  teamAddress,
} from '../presentation/addresses.ts'
import type { YearRoute } from '../presentation/page-kinds.ts'
import { parseAddress } from '../presentation/parse-address.ts'
import type { Locale } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'

/** A part of an edition that other sites show in a frame: a thing by its id, and what of it. */
export type Embed =
  | { readonly kind: 'team' | 'next'; readonly team: string }
  /** Without a day it is the one that the club is on. */
  | { readonly kind: 'club'; readonly club: string; readonly day: string | null }
  | { readonly kind: 'division' | 'playoff'; readonly category: string; readonly division: string }

/** What follows `/{year}/embed/` in the address of an embed. */
export function embedPath(embed: Embed): string {
  switch (embed.kind) {
    case 'team':
    case 'next':
      return `${embed.kind}/${pathSegment(embed.team)}`
    case 'club':
      return `club/${pathSegment(embed.club)}${embed.day === null ? '' : `/${embed.day}`}`
    default:
      return `${embed.kind}/${pathSegment(embed.category)}/${pathSegment(embed.division)}`
  }
}

export const embedAddress = (year: number, embed: Embed, locale: Locale): string =>
  localized(`/${year}/embed/${embedPath(embed)}/`, locale)

/** The page that tells all of what an embed tells a part of, without language. */
export function pageOfEmbed(year: number, embed: Embed): string {
  switch (embed.kind) {
    case 'team':
    case 'next':
      return teamAddress(year, embed.team)
    case 'club':
      return clubAddress(year, embed.club)
    case 'division':
      return divisionAddress(year, embed.category, embed.division)
    case 'playoff':
      return playoffAddress(year, embed.category, embed.division)
  }
}

/** Nothing but an embed has an address that begins so: these alone may be framed. */
const EMBED = /^(?:\/sv)?\/\d+\/embed\//

export const isEmbedPath = (path: string): boolean => EMBED.test(path)

/** The address of a page whose parts are embedded, by the first word of an embed's. */
const PAGES: Readonly<Record<string, (rest: string) => string>> = {
  team: (id) => `teams/${id}`,
  next: (id) => `teams/${id}`,
  club: (rest) => `clubs/${rest.split('/')[0]}`,
  division: (rest) => `categories/${rest.replace('/', '/division/')}`,
  playoff: (rest) => `categories/${rest.replace('/', '/playoff/')}`,
}

const PARTS = /^(?:\/sv)?\/(\d+)\/embed\/(\w+)\/(.+?)(?:\/(?:index\.html)?)?$/

/**
 * The page of what an embed is a part of: what alters the one can alter the other.
 *
 * @returns null for a path that is no embed's
 */
export function routeOfEmbed(path: string): YearRoute | null {
  const [, year, kind = '', rest] = PARTS.exec(path) ?? []
  const page = rest === undefined ? undefined : PAGES[kind]?.(rest)
  const route = page === undefined ? undefined : parseAddress(`/${year}/${page}/`)?.route
  return route && 'year' in route ? route : null
}

const CLUB_DAY = /^(?:\/sv)?\/\d+\/embed\/club\/[^/]+\/(\d{4}-\d{2}-\d{2})(?:\/|$)/

/** The one day, `YYYY-MM-DD` in Stockholm, that an embed shows; null where it shows others, too. */
export const dayOfEmbed = (path: string): string | null => CLUB_DAY.exec(path)?.[1] ?? null

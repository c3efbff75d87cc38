import {
  clubAddress,
  divisionAddress,
  localized,
  playoffAddress,
  teamAddress,
} from '../presentation/addresses.ts'
import type { YearRoute } from '../presentation/page-kinds.ts'
import { parseAddress } from '../presentation/parse-address.ts'
import { LOCALE_PREFIX, type Locale } from '../text/locale.ts'
import { pathSegment } from '../text/path-segment.ts'

/** A part of an edition that other sites show in a frame: a team, club or division by its id, and which part of it. */
export type Embed =
  | { readonly kind: 'team' | 'next'; readonly team: string }
  /** Without a day it shows the club's current day. */
  | { readonly kind: 'club'; readonly club: string; readonly day: string | null }
  | { readonly kind: 'division' | 'playoff'; readonly category: string; readonly division: string }

/** Returns the part of an embed's address that follows `/{year}/embed/`. */
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

/** Returns the full page that an embed shows a part of, without language. */
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

/** Only the address of an embed begins like this. No other page may be framed. */
const EMBED = new RegExp(`^${LOCALE_PREFIX}/\\d+/embed/`)

export const isEmbedPath = (path: string): boolean => EMBED.test(path)

/** The addresses of the pages whose parts are embedded, by the kind of embed. */
const PAGES: Readonly<Record<Embed['kind'], (first: string, second: string | null) => string>> = {
  team: (id) => `teams/${id}`,
  next: (id) => `teams/${id}`,
  club: (id) => `clubs/${id}`,
  division: (category, division) => `categories/${category}/division/${division}`,
  playoff: (category, division) => `categories/${category}/playoff/${division}`,
}

const PARTS = new RegExp(
  `^${LOCALE_PREFIX}/(\\d+)/embed/(?:(team|next|club)/([^/]+)|(club|division|playoff)/([^/]+)/([^/]+))(?:/(?:index\\.html)?)?$`,
)

/** The parts of an embed's address, as path segments. */
interface EmbedParts {
  readonly year: number
  readonly kind: Embed['kind']
  readonly first: string
  /** A division, or the one day, `YYYY-MM-DD` in Stockholm, that an embed of a club shows; null if absent. */
  readonly second: string | null
}

/** @returns null if the path is not that of an embed */
export function partsOfEmbed(path: string): EmbedParts | null {
  const [, year, lone, its, kind = lone, first = its, second = null] = PARTS.exec(path) ?? []
  return first === undefined ? null : { year: Number(year), kind: kind as Embed['kind'], first, second }
}

/** Returns the page that an embed shows a part of: a change to one may change the other. */
export function routeOfEmbed({ year, kind, first, second }: EmbedParts): YearRoute | null {
  const route = parseAddress(`/${year}/${PAGES[kind](first, second)}/`)?.route
  return route && 'year' in route ? route : null
}

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
const PAGES: Readonly<Record<Embed['kind'], (first: string, second: string | null) => string>> = {
  team: (id) => `teams/${id}`,
  next: (id) => `teams/${id}`,
  club: (id) => `clubs/${id}`,
  division: (category, division) => `categories/${category}/division/${division}`,
  playoff: (category, division) => `categories/${category}/playoff/${division}`,
}

const PARTS =
  /^(?:\/sv)?\/(\d+)\/embed\/(?:(team|next|club)\/([^/]+)|(club|division|playoff)\/([^/]+)\/([^/]+))(?:\/(?:index\.html)?)?$/

/** What the address of an embed is made of, in segments. */
interface EmbedParts {
  readonly year: number
  readonly kind: Embed['kind']
  readonly first: string
  /** A division, or the one day, `YYYY-MM-DD` in Stockholm, that an embed of a club shows; null without. */
  readonly second: string | null
}

/** @returns null for a path that is no embed's */
export function partsOfEmbed(path: string): EmbedParts | null {
  const [, year, lone, its, kind = lone, first = its, second = null] = PARTS.exec(path) ?? []
  return first === undefined ? null : { year: Number(year), kind: kind as Embed['kind'], first, second }
}

/** The page of what an embed is a part of: what alters the one can alter the other. */
export function routeOfEmbed({ year, kind, first, second }: EmbedParts): YearRoute | null {
  const route = parseAddress(`/${year}/${PAGES[kind](first, second)}/`)?.route
  return route && 'year' in route ? route : null
}

import type { ClubHistory } from '../club/club-history.ts'
import type { ClubYear } from '../club/club-year.ts'
import type { Locale } from '../text/locale.ts'
import type { Meetings } from '../tournament/club-meetings.ts'
import type { Announcement, Arena, Category, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { SideName } from '../tournament/match.ts'

/**
 * Which page of another year shows the same thing, or the nearest to it. Addresses come without language; `yearLink`
 * tells the same thing from the nearest.
 */
export interface Neighbours {
  category(category: Category, year: number): string
  categoryTeams(category: Category, year: number): string
  nation(key: string, year: number): string
  arena(arena: Arena, year: number): string
  /** The same club's team in the same class; else another team of the club; else the class. */
  team(team: Team, category: Category, year: number): string
  /**
   * The years in which a club came, newest first. How far it came is told of years before the latest alone: those change
   * no more, so that a page that is rendered anew while the cup plays says of them what all others do.
   */
  clubYears(clubId: string, locale: Locale): readonly ClubYear[]
  /** The same club; else all clubs of that year. */
  club(clubId: string, year: number): string
  /** A club in all editions, as its page of a year tells of it. */
  clubHistory(clubId: string, year: number, locale: Locale): ClubHistory
  /** What two clubs played against each other in the years before one; null where they did not, or are one. */
  meetings(clubs: Readonly<Record<SideName, string | null>>, year: number): Meetings | null
}

/** The whole archive in memory. */
export interface Site {
  readonly cup: { readonly id: string; readonly name: string; readonly sport: string }
  /** Newest first. */
  readonly indexes: readonly EditionIndex[]
  readonly years: readonly number[]
  readonly latestYear: number | null
  readonly neighbours: Neighbours
  readonly outside: Outside
  /** Browsers can follow the latest edition, and ask for what came after the build. */
  readonly hasFeed: boolean
}

/** The cup's places elsewhere, as the settings name them. */
export interface Outside {
  readonly website: string | null
  readonly social: readonly string[]
  /** Where the licence of the open data is written; null: the cup has named none. */
  readonly dataLicense: string | null
  /** null: nobody counts page views. */
  readonly analytics: Analytics | null
}

/** Who counts page views. */
export interface Analytics {
  /** Absolute https address that takes Plausible's events. */
  readonly url: string
  /** The site's name there. */
  readonly domain: string
  readonly consent: 'required' | 'not-required'
}

/** What the body of a page is made from, at build and in a browser. */
export interface EditionSite {
  readonly locale: Locale
  readonly year: number
  readonly cup: Site['cup']
  readonly latestYear: number | null
  /** Scores of the edition still change (see `isUnderWay`), and can be followed: its pages live. */
  readonly underWay: boolean
  readonly index: EditionIndex
}

/** What one page is given: its language, its edition, and the frame around it. */
export interface PageSite extends EditionSite {
  readonly years: readonly number[]
  readonly announcements: readonly Announcement[]
  readonly all: Site
}

import type { ClubHistory } from '../club/club-history.ts'
import type { ClubYear } from '../club/club-year.ts'
import type { Locale } from '../text/locale.ts'
import type { Meetings } from '../tournament/club-meetings.ts'
import type { Announcement } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { SideName } from '../tournament/match.ts'

/** What the pages of an edition say of clubs in others. */
export interface ClubsOfYears {
  /**
   * The years in which a club came, newest first. How far it came is told of years before the latest alone: those change
   * no more, so that a page that is rendered anew while the cup plays says of them what all others do.
   */
  years(clubId: string, locale: Locale): readonly ClubYear[]
  /** A club in all editions, as its page of a year tells of it. */
  history(clubId: string, year: number, locale: Locale): ClubHistory
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
  /** See `scheduleYear`. */
  readonly scheduleYear: number | null
  /**
   * The editions that were history when the site was built, newest first. Who plays on an edition afterwards adds none: the
   * pages that tell of them all, in folders of no edition, come with the next build.
   */
  readonly told: readonly EditionIndex[]
  readonly clubs: ClubsOfYears
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
  /** The pictures of teams and matches are there for whoever asks: a service draws them. */
  readonly drawsPictures: boolean
  /** Search engines may come. */
  readonly invitesRobots: boolean
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

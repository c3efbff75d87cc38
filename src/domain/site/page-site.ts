import type { ClubHistory } from '../club/club-history.ts'
import type { ClubYear } from '../club/club-year.ts'
import type { Locale } from '../text/locale.ts'
import type { Meetings } from '../tournament/club-meetings.ts'
import type { Announcement, Category } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { SideName } from '../tournament/match.ts'

/** What the pages of an edition show about clubs in other editions. */
export interface ClubsOfYears {
  /**
   * The years in which a club took part, newest first. Only years before the latest say how far the club came: these no
   * longer change, so a page that is rendered again during the cup agrees with all other pages.
   */
  years(clubId: string, locale: Locale): readonly ClubYear[]
  /** The history of a club in all editions, as its page of a year shows it. */
  history(clubId: string, year: number, locale: Locale): ClubHistory
  /**
   * The matches of two clubs against each other before a year, in the class of a match if they met there; null if there are
   * none or both are the same club.
   */
  meetings(
    clubs: Readonly<Record<SideName, string | null>>,
    category: Category,
    year: number,
  ): Meetings | null
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
   * The editions that were over when the site was built, newest first. An edition that ends later is not added: the pages
   * that cover all editions lie in folders of no edition and come with the next build.
   */
  readonly pastEditions: readonly EditionIndex[]
  readonly clubs: ClubsOfYears
  readonly outside: Surroundings
  /** True if browsers can follow the latest edition and request what was published after the build. */
  readonly hasFeed: boolean
}

/** The cup's other places on the web and outside services, as the settings name them. */
export interface Surroundings {
  readonly website: string | null
  readonly social: readonly string[]
  /** The address of the licence of the open data; null if the cup has named none. */
  readonly dataLicense: string | null
  /** True if a service draws the pictures of teams and matches on request. */
  readonly drawsPictures: boolean
  /** True if search engines may index the site. */
  readonly invitesRobots: boolean
  /** True if a cup is rehearsed: no result is real. */
  readonly isRehearsal: boolean
  /** null if page views are not counted. */
  readonly analytics: Analytics | null
}

/** The service that counts page views. */
export interface Analytics {
  /** The absolute https address that accepts Plausible's events. */
  readonly url: string
  /** The site's name at that service. */
  readonly domain: string
  readonly consent: 'required' | 'not-required'
}

/** The data from which the body of a page is rendered, at build time and in a browser. */
export interface EditionSite {
  readonly locale: Locale
  readonly year: number
  readonly cup: Site['cup']
  readonly latestYear: number | null
  /** True if scores of the edition still change (see `isUnderWay`) and browsers can follow them: its pages update live. */
  readonly underWay: boolean
  readonly index: EditionIndex
}

/** The data of one page: its language, its edition, and the frame around it. */
export interface PageSite extends EditionSite {
  readonly years: readonly number[]
  readonly announcements: readonly Announcement[]
  readonly all: Site
}

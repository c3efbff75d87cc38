import type { ReactElement } from 'react'
import type { OtherEditions } from '../components/page/body-props.ts'
import type { FramedPage } from '../components/shell/framed-page.ts'
import type { PageKind, RouteOf, YearRoute } from '../domain/presentation/page-kinds.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import type { FindNeighbour } from '../domain/site/year-neighbours.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import type { Extent } from '../i18n/load-messages.ts'
import type { Translate } from '../i18n/translate.ts'

/** The head of a page: what a page passes to its layout. */
export interface Head extends FramedPage {
  /** The subject of the page in schema.org terms. Addresses start at the site's root. */
  readonly structured?: object
  /** The data of other editions that the body shows. */
  readonly otherEditions?: Partial<OtherEditions>
}

/** The kinds of page that belong to an edition. */
export type YearKind = YearRoute['kind']

/** A page of a kind: the edition in a language, and the route. */
export interface PageOf<Kind extends PageKind> {
  readonly site: PageSite
  readonly route: RouteOf<Kind>
}

/** A style sheet beside the one of all pages. */
export type MoreStyles = 'own' | 'second-sheet'

/** What each kind of page has. */
export interface AnyKind<K extends PageKind> {
  /** The nearest page in another edition. @param latestYear see `isPastEdition` */
  readonly inYear: (route: RouteOf<K>, here: EditionIndex, latestYear: number | null) => FindNeighbour
  /** Makes the head; null if the edition lacks the subject of the page. @param page with its address, without language */
  readonly head: (page: PageOf<K> & { readonly address: string; readonly t: Translate }) => HeadOfKind | null
  /**
   * The view of the body, which a browser renders again when the edition changes: a file of `bodies`. A page without it is
   * `still`, or its body is a template in src/pages/_templates, as an island must be.
   */
  readonly body?: string | ((route: RouteOf<K>, index: EditionIndex) => string)
  /** The body of a page that never changes after it was built. */
  readonly still?: (page: PageOf<K>) => ReactElement | null
  /** The messages that the body needs in a browser; `pages` if none are given. */
  readonly messages?: Extent
  readonly styles?: MoreStyles
  /** The body has strips over the full width of the window, and therefore sets its own margins. */
  readonly isFullWidth?: true
}

/** A head without the address, which follows from the route. */
export type HeadOfKind = Omit<Head, 'address'>

/** A kind of page that belongs to an edition. */
interface EditionKind<K extends YearKind> extends AnyKind<K> {
  /** Lists the pages that an edition has, by the parts of their addresses apart from the year. */
  readonly pages: (
    index: EditionIndex,
    latestYear: number | null,
  ) => readonly Omit<RouteOf<K>, 'kind' | 'year'>[]
  /** True for pages that search engines should not find: empty until a visitor types, personal, for a screen or a stream. */
  readonly isUnlisted?: true
}

/** A kind of page that belongs to no edition. */
interface YearlessKind<K extends PageKind> extends AnyKind<K> {
  /** @param pastEditions the editions that are over: until there is one, there is no history */
  readonly pages: (pastEditions: readonly EditionIndex[]) => readonly Omit<RouteOf<K>, 'kind'>[]
}

/** All that is known of a kind of page beside its address, which stands in `PAGE_KINDS`. */
export type Kind<K extends PageKind> = K extends YearKind ? EditionKind<K> : YearlessKind<K>

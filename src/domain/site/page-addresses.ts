import { classHistories } from '../history/class-history.ts'
import { addressOf } from '../presentation/addresses.ts'
import type { PageKind, Route, RouteOf } from '../presentation/page-kinds.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { EDITION_PAGES, pagesOf, type YearKind } from './edition-pages.ts'

const KINDS = Object.keys(EDITION_PAGES) as YearKind[]

const addressesOf = (kinds: readonly YearKind[], index: EditionIndex, latestYear: number | null): string[] =>
  kinds.flatMap((kind) => pagesOf(kind, index, latestYear).map(({ route }) => addressOf(route as Route)))

/** Returns the addresses, without language, of all pages of an edition. */
export const editionAddresses = (index: EditionIndex, latestYear: number | null): string[] =>
  addressesOf(KINDS, index, latestYear)

/** Returns the addresses, without language, of an edition's pages that search engines should find. */
export const pageAddresses = (index: EditionIndex, latestYear: number | null): string[] =>
  addressesOf(
    KINDS.filter((kind) => !EDITION_PAGES[kind].isUnlisted),
    index,
    latestYear,
  )

type YearlessKind = Exclude<PageKind, YearKind>

const ifAnyPastEdition = (pastEditions: readonly EditionIndex[]) => (pastEditions.length === 0 ? [] : [{}])

const YEARLESS_PAGES: {
  readonly [Kind in YearlessKind]: (
    pastEditions: readonly EditionIndex[],
  ) => readonly Omit<RouteOf<Kind>, 'kind'>[]
} = {
  latest: () => [{}],
  history: ifAnyPastEdition,
  'history-records': ifAnyPastEdition,
  'history-medals': ifAnyPastEdition,
  'history-class': (pastEditions) => classHistories(pastEditions).map(({ key }) => ({ class: key })),
}

/**
 * Returns the editions that the history pages of a release cover. If the latest edition ended after the release was built,
 * these are the editions before it.
 *
 * @param pastEditions all editions that are over by now
 * @param hasPage whether the release has a page, by its address without language
 */
export function editionsInRelease(
  pastEditions: readonly EditionIndex[],
  latestYear: number | null,
  hasPage: (address: string) => boolean,
): readonly EditionIndex[] {
  const history = yearlessAddresses(pastEditions).filter(
    (address) => address !== addressOf({ kind: 'latest' }),
  )
  return history.every(hasPage)
    ? pastEditions
    : pastEditions.filter(({ edition }) => edition.year !== latestYear)
}

/**
 * Returns the addresses, without language, of the pages that belong to no edition.
 *
 * @param pastEditions see `pastEditionsOf`: until an edition is over there is no history
 */
export const yearlessAddresses = (pastEditions: readonly EditionIndex[]): string[] =>
  Object.entries(YEARLESS_PAGES).flatMap(([kind, of]) =>
    of(pastEditions).map((parts) => addressOf({ kind, ...parts } as Route)),
  )

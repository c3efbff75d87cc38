import { addressOf } from '../domain/presentation/addresses.ts'
import { PAGE_KINDS, type PageKind, type RouteOf } from '../domain/presentation/page-kinds.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import type { YearKind } from './kind.ts'
import { KINDS } from './kinds.ts'

const ALL = Object.keys(PAGE_KINDS) as PageKind[]
const isOfYear = (kind: PageKind): kind is YearKind => PAGE_KINDS[kind].startsWith('/{year}/')
const OF_YEAR = ALL.filter(isOfYear)
const YEARLESS = ALL.filter((kind) => !isOfYear(kind)) as Exclude<PageKind, YearKind>[]

/** Returns the pages of a kind that an edition has. */
export function pagesOf<K extends YearKind>(
  kind: K,
  index: EditionIndex,
  latestYear: number | null,
): RouteOf<K>[] {
  const { year } = index.edition
  return KINDS[kind]
    .pages(index, latestYear)
    .map((parts) => ({ kind, year, ...parts }) as unknown as RouteOf<K>)
}

const addressesOf = (kinds: readonly YearKind[], index: EditionIndex, latestYear: number | null): string[] =>
  kinds.flatMap((kind) => pagesOf(kind, index, latestYear).map(addressOf))

/** Returns the addresses, without language, of all pages of an edition. */
export const editionAddresses = (index: EditionIndex, latestYear: number | null): string[] =>
  addressesOf(OF_YEAR, index, latestYear)

/** Returns the addresses, without language, of an edition's pages that search engines should find. */
export const pageAddresses = (index: EditionIndex, latestYear: number | null): string[] =>
  addressesOf(
    OF_YEAR.filter((kind) => !KINDS[kind].isUnlisted),
    index,
    latestYear,
  )

/**
 * Returns the addresses, without language, of the pages that belong to no edition.
 *
 * @param pastEditions see `pastEditionsOf`: until an edition is over there is no history
 */
export const yearlessAddresses = (pastEditions: readonly EditionIndex[]): string[] =>
  YEARLESS.flatMap((kind) =>
    KINDS[kind].pages(pastEditions).map((parts) => addressOf({ kind, ...parts } as RouteOf<typeof kind>)),
  )

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

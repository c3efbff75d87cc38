import { memoized } from '../memoized.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { countMedals, type Medal, podiumOf } from '../tournament/medals.ts'
import { nationOf } from '../tournament/nation.ts'

/** A medal, with the edition it was won in. */
export interface WonMedal extends Medal {
  readonly year: number
}

/** The medals that a club or a nation has won in all editions. */
export interface MedalRow {
  /** The key of a nation (see `nationOf`), or the id of a club. */
  readonly key: string
  /** Newest edition first. */
  readonly medals: readonly WonMedal[]
  readonly counts: readonly [gold: number, silver: number, bronze: number]
}

const wonIn = memoized((index: EditionIndex): readonly WonMedal[] =>
  index.edition.categories.flatMap((category) =>
    podiumOf(category).map((medal) => ({ ...medal, year: index.edition.year })),
  ),
)

/** Returns all medals of some editions, in the order of the editions. */
export const allMedals = (editions: readonly EditionIndex[]): WonMedal[] => editions.flatMap(wonIn)

/** Returns the medal table of nations: most gold first, then silver, then bronze. Teams without a nation are left out. */
export const nationMedals = (editions: readonly EditionIndex[]): MedalRow[] =>
  tableOf(allMedals(editions), ({ team }) => nationOf(team.nationCode)?.key ?? null)

/** Returns the medal table of clubs in the same order. Teams without a club are left out. */
export const clubMedals = (editions: readonly EditionIndex[]): MedalRow[] =>
  tableOf(allMedals(editions), ({ team }) => team.clubId)

function tableOf(medals: readonly WonMedal[], keyOf: (medal: WonMedal) => string | null): MedalRow[] {
  return [...Map.groupBy(medals, keyOf)]
    .flatMap(([key, ofKey]) => (key === null ? [] : [{ key, medals: ofKey, counts: countMedals(ofKey) }]))
    .sort(byCounts)
}

const byCounts = (one: MedalRow, other: MedalRow): number =>
  other.counts.reduce((found, count, at) => found || count - (one.counts[at] ?? 0), 0) ||
  (one.key < other.key ? -1 : 1)

import { oncePer } from '../once-per.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { countMedals, type Medal, podiumOf } from '../tournament/medals.ts'
import { nationOf } from '../tournament/nation.ts'

/** A medal, with the edition it was won in. */
export interface WonMedal extends Medal {
  readonly year: number
}

/** What a club or a nation has won in all editions. */
export interface MedalRow {
  /** Of a nation, see `nationOf`; of a club, its id. */
  readonly key: string
  /** Newest edition first. */
  readonly medals: readonly WonMedal[]
  readonly counts: readonly [gold: number, silver: number, bronze: number]
}

const wonIn = oncePer((index: EditionIndex): readonly WonMedal[] =>
  index.edition.categories.flatMap((category) =>
    podiumOf(category).map((medal) => ({ ...medal, year: index.edition.year })),
  ),
)

/** All medals of some editions, in their order. */
export const allMedals = (editions: readonly EditionIndex[]): WonMedal[] => editions.flatMap(wonIn)

/** Most gold first, then silver, then bronze; teams without a nation are in none. */
export const nationMedals = (editions: readonly EditionIndex[]): MedalRow[] =>
  tableOf(allMedals(editions), ({ team }) => nationOf(team.nationCode)?.key ?? null)

/** The same by club; teams without a club are in none. */
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

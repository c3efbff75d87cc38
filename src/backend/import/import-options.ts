import type { Locale } from '../../domain/text/locale.ts'
import type { RankingCriterion } from '../../domain/tournament/ranking.ts'
import type { ColumnMap } from './reading.ts'

/** How far an edition is published; each step includes those before it. */
export const PUBLISHED_UP_TO = ['none', 'clubs', 'teams', 'lot', 'schedule'] as const
export type PublishedUpTo = (typeof PUBLISHED_UP_TO)[number]

export const isPublishedUpTo = (text: string): text is PublishedUpTo =>
  PUBLISHED_UP_TO.some((step) => step === text)

/** The order of day, month and year in a written day. */
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

export const isDayOrder = (text: string): text is DayOrder => DAY_ORDERS.some((order) => order === text)

/** What the command line, or the page of the organisers, adds to the files. */
export interface ImportOptions {
  /** The language in which the files are spoken of. */
  readonly locale?: Locale
  /** Cup id, instead of the files' own. */
  readonly cup?: string
  readonly name?: string
  /** The name under which the cup is known, if tables give none. */
  readonly knownName?: string
  /** IANA time zone or offset (`+02:00`) of times that give none; by year, and `default` for the other years. */
  readonly zones?: ByYear<string>
  /** The year of files that do not give one. */
  readonly year?: number
  /** Ranking after points. It overrides what the files say and what is assumed. */
  readonly chains?: ByYear<readonly RankingCriterion[]>
  /** How far an edition is published. It overrides what the files say. */
  readonly publish?: ByYear<PublishedUpTo>
  /** Leave out editions with faults and import the rest. */
  readonly skipFaulty?: boolean
  /** The order of day, month and year where the files leave it open. */
  readonly dates?: DayOrder
  /** Which headers are which columns, where the operator says so. */
  readonly columns?: ColumnMap
  /** Take the columns that were guessed in a table without a header. */
  readonly guess?: boolean
  /** The moment of the import, in epoch milliseconds: a result after it is told. */
  readonly now?: number
}

/** One value for each year, and `default` for the other years. */
export interface ByYear<T> {
  readonly default?: T
  readonly byYear: ReadonlyMap<number, T>
}

export const forYear = <T>(values: ByYear<T> | undefined, year: number | undefined): T | undefined =>
  (year === undefined ? undefined : values?.byYear.get(year)) ?? values?.default

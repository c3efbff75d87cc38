import type {
  CarriedResult,
  Club,
  Division,
  Edition,
  Field,
  PublishedRow,
  Stage,
} from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'
import type { RankingRule } from '../tournament/ranking.ts'
import type { Withdrawal } from '../tournament/withdrawal.ts'

/** Raised whenever the shape of `EditionFile` changes. */
export const EDITION_FORMAT = 1

/** Returns the address of the edition file, which holds what the schedule leaves out; one for both languages. */
export const editionFileAddress = (year: number): string => `/${year}/edition.json`

/** What pages of an edition may show beyond its schedule. This file and the schedule together make up the edition. */
export interface EditionFile {
  readonly format: typeof EDITION_FORMAT
  /** The revision of the edition: the same as in the schedule that the file completes. */
  readonly revision: string
  readonly facts: EditionFacts
  readonly clubs: readonly Club[]
  /** The ranking rules of all classes, each once. */
  readonly rankings: readonly RankingRule[]
  readonly categories: Readonly<Record<string, CategoryRest>>
  readonly divisions: Readonly<Record<string, DivisionRest>>
  /** By field id; only for fields that have aliases. */
  readonly aliases: Readonly<Record<string, Field['aliases']>>
  /** By field id; only for fields that have breaks. Files of an earlier program have none. */
  readonly breaks?: Readonly<Record<string, NonNullable<Field['breaks']>>>
}

export type EditionFacts = Pick<
  Edition,
  | 'id'
  | 'name'
  | 'startsAt'
  | 'endsAt'
  | 'publication'
  | 'announcements'
  | 'streaming'
  | 'statistics'
  | 'featured'
  | 'sponsors'
>

export interface CategoryRest {
  readonly stages: readonly Stage[]
  /** The schedule lists a team that plays in two classes only with the first. */
  readonly teamIds: readonly string[]
  /** By team: those that withdrew from the class; left out if none did. */
  readonly withdrawn?: Readonly<Record<string, Withdrawal>>
  /** Position in `rankings`. */
  readonly ranking: number
}

export interface DivisionRest {
  readonly stageId: string
  readonly teamIds: readonly string[]
  readonly published: readonly PublishedRow[]
  readonly lots: readonly string[]
  /** Left out if no fair-play points are given. */
  readonly fairPlay?: Division['fairPlay']
  /** Left out if a jury decided nothing. */
  readonly adjustments?: Division['adjustments']
  readonly carriedOver: readonly CarriedResult[]
  readonly qualification: Division['qualification']
  /** Left out if none is told. */
  readonly bestPlaces?: Division['bestPlaces']
  /** The byes, which a schedule leaves out of its matches. */
  readonly byes: readonly Match[]
}

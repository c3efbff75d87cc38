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

/** Raised whenever the shape below changes. */
export const EDITION_FORMAT = 1

/** The address of what the schedule of an edition leaves out; one for both languages. */
export const editionFileAddress = (year: number): string => `/${year}/edition.json`

/** What every page of an edition may show and its schedule does not tell: with the schedule it is the edition. */
export interface EditionFile {
  readonly format: typeof EDITION_FORMAT
  /** Of the edition: the same as in the schedule that it completes. */
  readonly revision: string
  readonly facts: EditionFacts
  readonly clubs: readonly Club[]
  /** Of all classes, each once. */
  readonly rankings: readonly RankingRule[]
  readonly categories: Readonly<Record<string, CategoryRest>>
  readonly divisions: Readonly<Record<string, DivisionRest>>
  /** By the id of the field; only of fields that have any. */
  readonly aliases: Readonly<Record<string, Field['aliases']>>
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
  /** A team that plays in two classes stands in the schedule with the first. */
  readonly teamIds: readonly string[]
  /** Position in `rankings`. */
  readonly ranking: number
}

export interface DivisionRest {
  readonly stageId: string
  readonly teamIds: readonly string[]
  readonly published: readonly PublishedRow[]
  readonly lots: readonly string[]
  readonly carriedOver: readonly CarriedResult[]
  readonly qualification: Division['qualification']
  /** A bye is no match of a schedule. */
  readonly byes: readonly Match[]
}

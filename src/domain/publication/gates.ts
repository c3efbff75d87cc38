import type { Category, Division } from '../tournament/edition.ts'
import type { Publication } from './publication.ts'

/** What of an edition may be shown. */
export interface Gates {
  /** Whether there is anything to show at all; else "Nothing has been published yet" and the year picker. */
  readonly anything: boolean
  readonly clubs: boolean
  /** Teams, classes and their numbers, nations, search, My teams. */
  readonly teams: boolean
  /** Who is in which group and bracket: once drawn, or once the matches tell. */
  readonly divisions: boolean
  /** Matches, tables, fields' schedules, featured matches, the live center. */
  readonly matches: boolean
}

/** What the four flags of an edition allow (spec.md §2 and §4). */
export function gatesOf({ clubs, teams, lot, schedule }: Publication): Gates {
  return { anything: teams || lot || schedule, clubs, teams, divisions: lot || schedule, matches: schedule }
}

/** Whether a class publishes results; mini-handball does not, by design. */
export const showsResults = (category: Pick<Category, 'resultsHidden'>): boolean => !category.resultsHidden

/**
 * Whether a division has a table to show: a group, in a class that hides neither its tables nor its results. A group that
 * is drawn but has no schedule yet has teams, and nothing to count.
 */
export const showsTable = (
  category: Pick<Category, 'resultsHidden' | 'tablesHidden'>,
  { kind, matches, published, carriedOver }: Pick<Division, 'kind' | 'matches' | 'published' | 'carriedOver'>,
): boolean =>
  kind === 'group' &&
  !category.resultsHidden &&
  !category.tablesHidden &&
  matches.length + published.length + carriedOver.length > 0

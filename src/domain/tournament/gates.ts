import type { Category, Division } from './edition.ts'
import type { Publication } from './publication.ts'

/** The parts of an edition that may be shown. */
export interface Gates {
  /** Whether anything may be shown; otherwise the site shows "Nothing has been published yet" and the year picker. */
  readonly anything: boolean
  readonly clubs: boolean
  /** Teams, classes and their numbers, nations, search, My teams. */
  readonly teams: boolean
  /** Groups and brackets, and their number. */
  readonly divisions: boolean
  /** Which team is in which group or bracket. */
  readonly draw: boolean
  /** Matches, fields' schedules, featured matches, the live center. */
  readonly matches: boolean
  /** Tables, and their basis: teams and their results. */
  readonly tables: boolean
}

/**
 * Returns what the four flags of an edition open, both for the service that publishes it and for the site that shows it.
 *
 * Nothing is named before its own flag is set, so content built from two things waits for both flags: a match names its
 * group, so it waits for the lot. Before the teams are published, a match names neither side. An edition counts as published
 * once its teams, its lot or its schedule is; its clubs do not count.
 */
export function gatesOf({ clubs, teams, lot, schedule }: Publication): Gates {
  return {
    anything: teams || lot || schedule,
    clubs,
    teams,
    divisions: lot,
    draw: teams && lot,
    matches: schedule && lot,
    tables: teams && schedule && lot,
  }
}

/** Whether a class publishes results; mini-handball does not, by design. */
export const showsResults = (category: Pick<Category, 'resultsHidden'>): boolean => !category.resultsHidden

/**
 * Whether a division has a table to show: it is a group, in a class that hides neither its tables nor its results. A group
 * that is drawn but has no schedule yet has teams, but nothing to count.
 */
export const showsTable = (
  category: Pick<Category, 'resultsHidden' | 'tablesHidden'>,
  { kind, matches, published, carriedOver }: Pick<Division, 'kind' | 'matches' | 'published' | 'carriedOver'>,
): boolean =>
  kind === 'group' &&
  !category.resultsHidden &&
  !category.tablesHidden &&
  matches.length + published.length + carriedOver.length > 0

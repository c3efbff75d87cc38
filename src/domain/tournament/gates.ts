import type { Category, Division } from './edition.ts'
import type { Publication } from './publication.ts'

/** The parts of an edition that may be shown. */
export interface Gates {
  /** Whether anything may be shown; otherwise the site shows "Nothing has been published yet" and the year picker. */
  readonly anything: boolean
  readonly clubs: boolean
  /** Teams, classes and their numbers, nations, search, My teams. */
  readonly teams: boolean
  /** Groups and brackets: shown once drawn, or once the schedule reveals them. */
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
 * spec.md §4: "Publication flags per year gate content: teamsPublished, schedulePublished, lotPublished, clubsPublished."
 * §2: "When the schedule is published and featured games exist, a horizontal strip of up to 15 featured matches shows",
 * with team names; "when teams are published" search, numbers, My teams and the classes; "when teams are not published:
 * 'Nothing has been published yet'". §4: an edition counts as published once its teams, its lot or its schedule is; its
 * clubs do not count. So each flag opens its own content and needs no other; content built from two waits for both. Before
 * the teams are published, a match shows the names of its teams without links.
 */
export function gatesOf({ clubs, teams, lot, schedule }: Publication): Gates {
  const divisions = lot || schedule
  return {
    anything: teams || divisions,
    clubs,
    teams,
    divisions,
    draw: teams && divisions,
    matches: schedule,
    tables: teams && schedule,
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

import type { Arena, Category, Division, Field, Stream, Team } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'
import type { Nation } from '../tournament/nation.ts'

export type ScheduleCategory = Pick<
  Category,
  'id' | 'shortName' | 'name' | 'gender' | 'age' | 'resultsHidden' | 'tablesHidden' | 'matchMinutes'
>

export type ScheduleDivision = Pick<Division, 'id' | 'categoryId' | 'kind' | 'name'>

/**
 * The published schedule of an edition as a browser holds it: every match as it was when the site was built, with the data
 * that its row needs. Maps are keyed by id and keep the order of the edition. Byes are not included.
 */
export interface Schedule {
  readonly year: number
  /** `{epoch}.{revision}` of the edition that the matches were built from (see contract/feed.ts). */
  readonly revision: string
  readonly cupId: string
  readonly tournamentId: string | null
  readonly categories: ReadonlyMap<string, ScheduleCategory>
  readonly teams: ReadonlyMap<string, Team>
  readonly divisions: ReadonlyMap<string, ScheduleDivision>
  readonly arenas: ReadonlyMap<string, Arena>
  readonly fields: ReadonlyMap<string, Field>
  readonly streams: ReadonlyMap<string, Stream>
  readonly matches: ReadonlyMap<string, Match>
  /** By nation code as teams write it. `nationOf` would need the names of every nation in the browser. */
  readonly nations: ReadonlyMap<string, Nation>
}

import type { EditionRow } from './statements.ts'

/** What of an edition may leave the service. Each step builds on the one before: a match names teams of the draw. */
export interface Gates {
  readonly clubs: boolean
  readonly teams: boolean
  /** Who is in which division, with its lots and carried-over results. */
  readonly draw: boolean
  /** Matches, with their times and results, and tables. */
  readonly matches: boolean
}

/** The gates of an edition by its four flags (spec.md §3, Status). */
export function gatesOf(
  row: Pick<EditionRow, 'clubs_published' | 'teams_published' | 'lot_published' | 'schedule_published'>,
): Gates {
  const teams = row.teams_published === 1
  const draw = teams && row.lot_published === 1
  return { clubs: row.clubs_published === 1, teams, draw, matches: draw && row.schedule_published === 1 }
}

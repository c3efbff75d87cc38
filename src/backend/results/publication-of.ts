import { type Gates, gatesOf } from '../../domain/tournament/gates.ts'
import type { Publication } from '../../domain/tournament/publication.ts'
import type { EditionRow } from './statements.ts'

type Flags = Pick<EditionRow, 'clubs_published' | 'teams_published' | 'lot_published' | 'schedule_published'>

export const publicationOf = (row: Flags): Publication => ({
  clubs: row.clubs_published === 1,
  teams: row.teams_published === 1,
  lot: row.lot_published === 1,
  schedule: row.schedule_published === 1,
})

/** Returns which parts of an edition may leave the service. */
export const gatesOfRow = (row: Flags): Gates => gatesOf(publicationOf(row))

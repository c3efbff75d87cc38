import type { Insertable } from 'kysely'
import { SIDES } from '../../../domain/tournament/outcome.ts'
import type { MatchTable } from '../../database/tables.ts'
import type { MatchRow } from '../match-statements.ts'
import { resultColumns, resultOf } from '../stored-match.ts'
import type { ReportedParts } from './stored-reports.ts'

export type NewRow = Insertable<MatchTable>

/** The parts of a match that both a report and a file may say. */
export type Disputed = 'result' | 'time' | 'teams'

const PLACE = ['starts_at', 'day', 'field_id', 'location_name', 'stream_id'] as const
const TOLD = ['state', 'home_score', 'away_score', 'home_penalty_score', 'away_penalty_score'] as const

/** Returns the parts of a match in which a file says something else than was reported. */
export function disputed(row: NewRow, was: MatchRow, parts: ReportedParts): Disputed[] {
  return [
    ...(parts.result && hasOtherTeams(row, was) ? (['teams'] as const) : []),
    ...(parts.result && hasOtherResult(row, was) ? (['result'] as const) : []),
    ...(parts.place && hasOtherPlace(row, was) ? (['time'] as const) : []),
  ]
}

/** Puts what was reported in place of what a file says, but for the parts in which the file is preferred. */
export function keepReported(
  row: NewRow,
  was: MatchRow,
  parts: ReportedParts,
  fromFile: readonly Disputed[],
): void {
  const { started_at, ended_at, moves_json } = was
  Object.assign(row, { started_at, ended_at, moves_json })
  if (parts.result && !fromFile.includes('result')) Object.assign(row, resultColumns(resultOf(was)))
  if (parts.place && !fromFile.includes('time')) {
    for (const column of PLACE) Object.assign(row, { [column]: was[column] })
    const { moved_from_starts_at, moved_from_location } = was
    Object.assign(row, { moved_from_starts_at, moved_from_location })
  }
  if (parts.result && hasBegun(was) && !fromFile.includes('teams'))
    for (const side of SIDES) row[`${side}_team_id`] = was[`${side}_team_id`] ?? row[`${side}_team_id`]
}

const hasBegun = ({ state }: MatchRow): boolean => !['scheduled', 'postponed', 'cancelled'].includes(state)

/** A placeholder says nothing about who plays. */
const hasOtherTeams = (row: NewRow, was: MatchRow): boolean =>
  hasBegun(was) &&
  SIDES.some((side) => {
    const [now, before] = [row[`${side}_team_id`] ?? null, was[`${side}_team_id`]]
    return now !== null && before !== null && now !== before
  })

/** A file that holds no result yet is only older than the report. */
const hasOtherResult = (row: NewRow, was: MatchRow): boolean =>
  (row.state !== 'scheduled' || (row.home_score ?? null) !== null) &&
  TOLD.some((column) => (row[column] ?? null) !== null && row[column] !== was[column])

/** A file that holds the time and field from before the move is only older than the report. */
function hasOtherPlace(row: NewRow, was: MatchRow): boolean {
  const moves: { previousStartTime: string | null; previousLocationName: string | null }[] = JSON.parse(
    was.moves_json,
  )
  const first = moves.find(({ previousStartTime }) => previousStartTime !== null)
  const times = [was.starts_at, first?.previousStartTime ?? null].map(instantOf)
  const isRetimed = (row.starts_at ?? null) !== null && !times.includes(instantOf(row.starts_at ?? null))
  const isElsewhere =
    (row.field_id ?? null) !== null &&
    row.field_id !== was.field_id &&
    !moves.some(({ previousLocationName }) => previousLocationName !== null)
  return isRetimed || isElsewhere
}

const instantOf = (text: string | null): number | null => (text === null ? null : Date.parse(text))

import { isOver } from '../../../domain/desk/match-result.ts'
import type { Words } from '../../../domain/text/locale.ts'
import { parseInstant } from '../../../domain/time/stockholm.ts'
import { isoWithOffset } from '../../../domain/time/stockholm-iso.ts'
import type { MatchCardRow } from '../match-statements.ts'
import type { StoredMove } from '../stored-moves.ts'
import type { MatchReport } from './match-report.ts'
import { reasonIn } from './report-values.ts'

type KeptTimes = Partial<Pick<MatchCardRow, 'started_at' | 'ended_at' | 'moves_json'>>

/**
 * Returns the state after a report: when the match began and ended, and how the released schedule changed for it.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 */
export function keptTimes(
  before: MatchCardRow,
  after: MatchCardRow,
  report: MatchReport,
  now: number,
): KeptTimes {
  if (report.kind === 'MOVE') return movesAfter(before, after, reasonIn(report), now)
  if (NOT_PLAYED.includes(after.state)) return { started_at: null, ended_at: null }
  const at = isoWithOffset((report.at ? parseInstant(report.at) : null) ?? now)
  // A report of only a score does not say when the match began.
  const startedAt = report.kind === 'START' ? at : before.started_at
  if (!hasEnded(after)) return { started_at: startedAt, ended_at: null }
  return { started_at: startedAt, ended_at: hasEnded(before) ? before.ended_at : at }
}

const NOT_PLAYED: readonly MatchCardRow['state'][] = ['scheduled', 'cancelled', 'postponed']

/** Whether the teams have left the field. */
const hasEnded = ({ state }: MatchCardRow): boolean =>
  isOver({ state }) || state === 'abandoned' || state === 'annulled'

function movesAfter(before: MatchCardRow, after: MatchCardRow, reason: Words | null, now: number): KeptTimes {
  const [start, laterStart] = [before.starts_at, after.starts_at]
  const [place, otherPlace] = [placeOf(before), placeOf(after)]
  const isRetimed = instantOf(start) !== instantOf(laterStart)
  const isElsewhere = before.field_id !== after.field_id
  if (!isRetimed && !isElsewhere) return {}
  const move: StoredMove = {
    toldAt: new Date(now).toISOString(),
    previousStartTime: isRetimed ? start : null,
    zonedStartTime: isRetimed ? laterStart : null,
    previousLocationName: isElsewhere ? place : null,
    locationName: isElsewhere ? otherPlace : null,
    ...(reason && { reason }),
  }
  return { moves_json: JSON.stringify([...JSON.parse(before.moves_json), move]) }
}

const placeOf = (row: MatchCardRow): string | null => row.location_name ?? row.field_name

const instantOf = (text: string | null): number | null => (text === null ? null : parseInstant(text))

import { type MatchResult, withResult } from '../../domain/desk/match-result.ts'
import type { Match, Participant, Score, SideName } from '../../domain/tournament/match.ts'
import { withNobody } from '../../domain/tournament/nobody.ts'
import type { MatchRow } from './match-statements.ts'
import { readWords, storedWords } from './stored-words.ts'

/** Converts a stored match for the rules of tables and brackets, which do not need its time. */
export function matchOf(row: MatchRow): Match {
  const facts = {
    id: row.id,
    number: row.number,
    categoryId: row.category_id,
    divisionId: row.division_id,
    round: { name: row.round_name, rank: row.round_rank, index: row.round_index },
    home: participant(row, 'home'),
    away: participant(row, 'away'),
    time: { kind: 'unknown' },
    movedFrom: null,
    fieldId: row.field_id,
    locationName: row.location_name,
    streamId: row.stream_id,
    ...(row.replays !== null && { replays: row.replays }),
    ...(row.referees !== null && { referees: row.referees }),
  } as const
  if (facts.home.kind === 'bye' || facts.away.kind === 'bye')
    return { ...facts, kind: 'bye', winner: row.winner }
  return withNobody(withResult(facts, resultOf(row)))
}

export const resultOf = (row: MatchRow): MatchResult => ({
  state: row.state,
  score: scoreOf(row.home_score, row.away_score),
  halfTime: scoreOf(row.home_half_time_score, row.away_half_time_score),
  penalties: scoreOf(row.home_penalty_score, row.away_penalty_score),
  decision: row.decision,
  winner: row.winner,
  bothLose: row.both_lose === 1,
  stood: scoreOf(row.home_stood_score, row.away_stood_score),
  isAbandoned: row.abandoned === 1,
  reason: reasonOf(row),
})

export const reasonOf = ({ reason_json }: Pick<MatchRow, 'reason_json'>) =>
  reason_json === null ? null : readWords(reason_json)

/** Returns the columns that store a result. */
export const resultColumns = ({
  state,
  score,
  halfTime,
  penalties,
  decision,
  winner,
  bothLose,
  stood,
  isAbandoned,
  reason,
}: MatchResult) => ({
  state,
  home_score: score?.home ?? null,
  away_score: score?.away ?? null,
  home_half_time_score: halfTime?.home ?? null,
  away_half_time_score: halfTime?.away ?? null,
  home_penalty_score: penalties?.home ?? null,
  away_penalty_score: penalties?.away ?? null,
  decision,
  winner,
  both_lose: bothLose ? (1 as const) : null,
  home_stood_score: stood?.home ?? null,
  away_stood_score: stood?.away ?? null,
  abandoned: isAbandoned ? (1 as const) : null,
  reason_json: reason && storedWords(reason),
})

/** Returns who plays on a side: the team if it is known, else its placeholder. */
export function participant(row: MatchRow, side: SideName): Participant {
  const teamId = row[`${side}_team_id`]
  if (teamId !== null) return { kind: 'team', teamId, name: row[`${side}_name`] ?? teamId }
  const label = row[`${side}_placeholder`]
  return label === null ? { kind: 'bye' } : { kind: 'placeholder', label }
}

/** Returns the score of two columns; null if there is none. */
export const scoreOf = (home: number | null, away: number | null): Score | null =>
  home === null || away === null ? null : { home, away }

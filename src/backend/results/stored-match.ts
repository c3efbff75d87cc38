import { type MatchResult, withResult } from '../../domain/desk/match-result.ts'
import type { Match, Participant, Score, SideName } from '../../domain/tournament/match.ts'
import type { MatchRow } from './match-statements.ts'

/** A stored match as the rules know it, as far as tables and brackets look: without its time. */
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
  } as const
  if (facts.home.kind === 'bye' || facts.away.kind === 'bye')
    return { ...facts, kind: 'bye', winner: row.winner }
  return withResult(facts, resultOf(row))
}

export const resultOf = (row: MatchRow): MatchResult => ({
  state: row.state,
  score: scoreOf(row.home_score, row.away_score),
  halfTime: scoreOf(row.home_half_time_score, row.away_half_time_score),
  penalties: scoreOf(row.home_penalty_score, row.away_penalty_score),
  decision: row.decision,
  winner: row.winner,
})

/** The columns that a result consists of. */
export const resultColumns = ({ state, score, halfTime, penalties, decision, winner }: MatchResult) => ({
  state,
  home_score: score?.home ?? null,
  away_score: score?.away ?? null,
  home_half_time_score: halfTime?.home ?? null,
  away_half_time_score: halfTime?.away ?? null,
  home_penalty_score: penalties?.home ?? null,
  away_penalty_score: penalties?.away ?? null,
  decision,
  winner,
})

/** Who plays on a side: a team where it is known, else what stands for it. */
export function participant(row: MatchRow, side: SideName): Participant {
  const teamId = row[`${side}_team_id`]
  if (teamId !== null) return { kind: 'team', teamId, name: row[`${side}_name`] ?? teamId }
  const label = row[`${side}_placeholder`]
  return label === null ? { kind: 'bye' } : { kind: 'placeholder', label }
}

const scoreOf = (home: number | null, away: number | null): Score | null =>
  home === null || away === null ? null : { home, away }

import type { Match, Participant, Score, SideName } from '../../domain/tournament/match.ts'
import type { MatchRow } from './statements.ts'

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
  const score = scoreOf(row.home_score, row.away_score)
  const { winner, state } = row
  if (facts.home.kind === 'bye' || facts.away.kind === 'bye') return { ...facts, kind: 'bye', winner }
  if (state === 'walkover') return { ...facts, kind: 'walkover', score, winner }
  if (state === 'live') return { ...facts, kind: 'live', score, halfTime: null }
  if (state === 'scheduled') return { ...facts, kind: 'scheduled' }
  if (score === null) return { ...facts, kind: 'unreported' }
  return {
    ...facts,
    kind: 'finished',
    score,
    halfTime: null,
    penalties: scoreOf(row.home_penalty_score, row.away_penalty_score),
    decision: row.decision ?? 'regular-time',
    winner,
  }
}

/** Who plays on a side: a team where it is known, else what stands for it. */
export function participant(row: MatchRow, side: SideName): Participant {
  const teamId = row[`${side}_team_id`]
  if (teamId !== null) return { kind: 'team', teamId, name: row[`${side}_name`] ?? teamId }
  const label = row[`${side}_placeholder`]
  return label === null ? { kind: 'bye' } : { kind: 'placeholder', label }
}

const scoreOf = (home: number | null, away: number | null): Score | null =>
  home === null || away === null ? null : { home, away }

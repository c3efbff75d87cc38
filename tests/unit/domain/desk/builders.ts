import type { Match } from '../../../../src/domain/tournament/match.ts'

const team = (teamId: string) => ({ kind: 'team' as const, teamId, name: `Team ${teamId}` })

/** A match of two known teams on field f1 at 10:00 in Stockholm, 7 July 2026, with what a kind needs. */
export function matchOf(said: Partial<Match> & Pick<Match, 'kind'>): Match {
  return {
    id: 'm',
    number: null,
    categoryId: 'b14',
    divisionId: 'g1',
    round: { name: null, rank: null, index: null },
    home: team('1'),
    away: team('2'),
    time: { kind: 'instant', at: Date.parse('2026-07-07T10:00:00+02:00') },
    movedFrom: null,
    fieldId: 'f1',
    locationName: null,
    streamId: null,
    score: { home: 5, away: 5 },
    halfTime: null,
    penalties: null,
    decision: 'regular-time',
    winner: null,
    phase: 'live',
    ...said,
  } as unknown as Match
}

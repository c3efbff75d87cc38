import type { Match } from '../../../../src/domain/tournament/match.ts'

const team = (teamId: string) => ({ kind: 'team' as const, teamId, name: `Team ${teamId}` })

const score = { home: 5, away: 5 }
const NEEDS: Record<Match['kind'], object> = {
  scheduled: {},
  live: { score, halfTime: null },
  finished: { score, halfTime: null, penalties: null, decision: 'regular-time', winner: null },
  walkover: { score, winner: null },
  unreported: {},
  'called-off': { how: 'cancelled', stood: null, reason: null },
  hidden: { phase: 'live' },
  bye: { winner: null },
}

/** A match of two known teams on field f1 at 10:00 in Stockholm, 7 July 2026, with the fields that its kind needs. */
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
    ...NEEDS[said.kind],
    ...said,
  } as unknown as Match
}

/** The schedule of those matches: g1 is a group, p1 a play-off. */
export const ground = {
  divisions: new Map(
    (['group', 'playoff'] as const).map((kind) => {
      const id = kind === 'group' ? 'g1' : 'p1'
      return [id, { id, categoryId: 'b14', kind, name: { en: id, sv: id } }]
    }),
  ),
  fields: new Map(['f1', 'f2'].map((id) => [id, { id, arenaId: 'a', name: `Field ${id}`, aliases: [] }])),
  streams: new Map([
    ['s2', { id: 's2', name: 'S', url: null, provider: null, fieldId: 'f2', requiresPass: false }],
  ]),
}

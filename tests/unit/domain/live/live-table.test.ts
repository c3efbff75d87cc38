import { describe, expect, test } from 'vitest'
import { liveTable } from '../../../../src/domain/live/live-table.ts'
import type { Category, Division } from '../../../../src/domain/tournament/edition.ts'
import type { Match, Score } from '../../../../src/domain/tournament/match.ts'
import { divisionStandings } from '../../../../src/domain/tournament/standings.ts'

type State = { kind: 'scheduled' } | { kind: 'live' | 'finished'; score: Score }

const match = (id: string, home: string, away: string, state: State): Match =>
  ({
    id,
    divisionId: 'g',
    home: { kind: 'team', teamId: home, name: home },
    away: { kind: 'team', teamId: away, name: away },
    halfTime: null,
    penalties: null,
    decision: 'regular-time',
    winner: null,
    ...state,
  }) as unknown as Match

const ranking = { points: { won: 2, tied: 1, lost: 0 }, chain: ['goal-difference'] } as Category['ranking']
const group = (matches: readonly Match[]): Division => ({
  id: 'g',
  stageId: 's',
  categoryId: 'c',
  kind: 'group',
  name: { en: 'G', sv: 'G' },
  teamIds: ['a', 'b', 'c'],
  matches,
  published: [],
  lots: [],
  carriedOver: [{ matchId: null, homeTeamId: 'c', awayTeamId: 'b', score: { home: 1, away: 0 } }],
  qualification: [{ fromRank: 1, toRank: 1, divisionId: 'final' }],
})
const category = {
  ranking,
  resultsHidden: false,
  shortName: '',
  teams: [],
  stages: [],
  divisions: [],
} as unknown as Category
const tableOf = (...matches: readonly Match[]) => liveTable(group(matches), category)
const order = ({ rows }: ReturnType<typeof liveTable>) =>
  rows.map(({ teamId, points }) => `${teamId}${points}`)

describe('the table of a group while it is played', () => {
  const played = match('1', 'a', 'b', { kind: 'finished', score: { home: 9, away: 5 } })
  const live = match('2', 'b', 'c', { kind: 'live', score: { home: 12, away: 4 } })

  test('is the settled one while nothing is played', () => {
    const scheduled = match('2', 'b', 'c', { kind: 'scheduled' })
    const { rows, isPlaying } = tableOf(played, scheduled)
    const expected = divisionStandings(group([played, scheduled]), category)
    expect(isPlaying).toBe(false)
    expect(rows.map(({ gained: _, playing: __, ...row }) => row)).toEqual(expected.rows)
  })

  test('has a team that came into the group by a match', () => {
    const added = match('3', 'd', 'a', { kind: 'finished', score: { home: 30, away: 1 } })
    expect(tableOf(played, added).rows[0]).toMatchObject({ teamId: 'd', played: 1 })
  })

  test('counts a match that is being played as it stands, and says who gained by it', () => {
    const table = tableOf(played, live)
    expect(table.isPlaying).toBe(true)
    expect(order(table)).toEqual(['a2', 'b2', 'c2'])
    expect(table.rows.find(({ teamId }) => teamId === 'b')).toMatchObject({
      gained: 1,
      playing: { home: 12, away: 4 },
    })
    expect(table.rows.find(({ teamId }) => teamId === 'c')).toMatchObject({
      gained: -1,
      playing: { home: 4, away: 12 },
    })
  })

  test('says where the places lead as they stand', () => {
    const table = tableOf(match('1', 'a', 'b', { kind: 'scheduled' }), live)
    expect(order(table)).toEqual(['b2', 'c2', 'a0'])
    expect(table.rows[0]?.qualifiesFor).toBe('final')
  })
})

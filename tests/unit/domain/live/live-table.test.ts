import { describe, expect, test } from 'vitest'
import type { MatchChange } from '../../../../src/domain/live/feed.ts'
import { isTableMoved, liveTable, tableBase } from '../../../../src/domain/live/live-table.ts'
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
const changes = (...matches: readonly Match[]): ReadonlyMap<string, MatchChange> =>
  new Map(matches.map((one, at) => [one.id, { match: one, revision: at + 1 }]))
const order = (rows: ReturnType<typeof liveTable>) => rows.map(({ teamId, points }) => `${teamId}${points}`)

describe('the table of a group while it is played', () => {
  const built = group([
    match('1', 'a', 'b', { kind: 'finished', score: { home: 9, away: 5 } }),
    match('2', 'b', 'c', { kind: 'scheduled' }),
  ])
  const base = tableBase(built, { ranking, divisions: [] })

  test('is the built one where nothing changed', () => {
    expect(isTableMoved(base, new Map())).toBe(false)
    const rows = liveTable(base, new Map())
    const expected = divisionStandings(built, {
      ranking,
      resultsHidden: false,
      shortName: '',
      divisions: [],
    } as unknown as Category)
    expect(rows.map(({ gained: _, playing: __, name: ___, ...row }) => row)).toEqual(expected.rows)
  })

  test('has a team that came into the group since the page was built, by its name', () => {
    const now = changes(match('3', 'd', 'a', { kind: 'finished', score: { home: 30, away: 1 } }))
    expect(liveTable(base, now)[0]).toMatchObject({ teamId: 'd', name: 'd', played: 1 })
  })

  test('counts a match that is being played as it stands, and says who gained by it', () => {
    const now = changes(match('2', 'b', 'c', { kind: 'live', score: { home: 12, away: 4 } }))
    expect(isTableMoved(base, now)).toBe(true)
    const rows = liveTable(base, now)
    expect(order(rows)).toEqual(['a2', 'b2', 'c2'])
    expect(rows.find(({ teamId }) => teamId === 'b')).toMatchObject({
      gained: 1,
      playing: { home: 12, away: 4 },
    })
    expect(rows.find(({ teamId }) => teamId === 'c')).toMatchObject({
      gained: -1,
      playing: { home: 4, away: 12 },
    })
  })

  test('takes a result back that was corrected away', () => {
    const rows = liveTable(base, changes(match('1', 'a', 'b', { kind: 'scheduled' })))
    expect(order(rows)).toEqual(['c2', 'a0', 'b0'])
    expect(rows[0]?.qualifiesFor).toBe('final')
  })

  test('knows nothing of matches of other groups', () => {
    const other = {
      ...match('9', 'a', 'c', { kind: 'live', score: { home: 1, away: 0 } }),
      divisionId: 'h',
    } as Match
    expect(isTableMoved(base, changes(other))).toBe(false)
  })
})

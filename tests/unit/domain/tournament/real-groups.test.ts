import { describe, expect, it } from 'vitest'
import type { RankingCriterion, RankingRule } from '../../../../src/domain/tournament/ranking.ts'
import { computeStandings, type Result } from '../../../../src/domain/tournament/standings.ts'

/** `'ARG-GRE 4-0'` as a result. */
const results = (...lines: string[]): Result[] =>
  lines.map((line) => {
    const [, homeTeamId = '', awayTeamId = '', home, away] = /^(\w+)-(\w+) (\d+)-(\d+)$/.exec(line) ?? []
    return { homeTeamId, awayTeamId, score: { home: Number(home), away: Number(away) } }
  })

const threeForAWin = (...chain: RankingCriterion[]): RankingRule => ({
  points: { won: 3, tied: 1, lost: 0 },
  chain,
})
const between = ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals'] as const

describe('tables as they were published', () => {
  it('World Cup 1994, Group D: only Argentina and Bulgaria are level where head-to-head begins', () => {
    const list = results(
      'ARG-GRE 4-0',
      'NGA-BUL 3-0',
      'ARG-NGA 2-1',
      'BUL-GRE 4-0',
      'NGA-GRE 2-0',
      'BUL-ARG 2-0',
    )
    const rule = threeForAWin('goal-difference', 'goals-scored', ...between, 'lots')
    const rows = computeStandings(['ARG', 'BUL', 'GRE', 'NGA'], list, rule, [])
    expect(rows.map(({ rank, teamId, points, tieBreaker }) => [rank, teamId, points, tieBreaker])).toEqual([
      [1, 'NGA', 6, null],
      [2, 'BUL', 6, 'goal-difference'],
      [3, 'ARG', 6, 'head-to-head-points'],
      [4, 'GRE', 0, 'points'],
    ])
  })

  it('Euro 2020, Group F: Germany above Portugal by their own match', () => {
    const list = results(
      'HUN-POR 0-3',
      'FRA-GER 1-0',
      'HUN-FRA 1-1',
      'POR-GER 2-4',
      'POR-FRA 2-2',
      'GER-HUN 2-2',
    )
    const rule = threeForAWin(...between, 'goal-difference', 'goals-scored', 'lots')
    const rows = computeStandings(['POR', 'HUN', 'GER', 'FRA'], list, rule, [])
    expect(rows.map(({ teamId, points, tieBreaker }) => [teamId, points, tieBreaker])).toEqual([
      ['FRA', 5, null],
      ['GER', 4, 'points'],
      ['POR', 4, 'head-to-head-points'],
      ['HUN', 2, 'points'],
    ])
  })

  it('shares one mini-table among all on the same points where head-to-head comes first', () => {
    const ring = results('A-B 1-0', 'B-C 3-0', 'C-A 2-1', 'A-D 9-0', 'B-D 1-0', 'C-D 1-0')
    const order = (...chain: RankingCriterion[]) =>
      computeStandings(['A', 'B', 'C', 'D'], ring, threeForAWin(...chain), []).map(({ teamId }) => teamId)
    expect(order(...between, 'goal-difference')).toEqual(['B', 'A', 'C', 'D'])
    expect(order('goal-difference', ...between)).toEqual(['A', 'B', 'C', 'D'])
  })
})

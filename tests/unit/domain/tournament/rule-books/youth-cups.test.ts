import { describe, expect, it } from 'vitest'
import type { RankingRule } from '../../../../../src/domain/tournament/ranking.ts'
import { countedResults } from '../../../../../src/domain/tournament/standings.ts'
import { finished, group } from '../../builders.ts'
import { resultsOf, tableText } from './results-of.ts'

describe('a youth cup that caps the goal difference at 10 in each match', () => {
  const points = { won: 2, tied: 1, lost: 0 }
  it('has a win by 35 count as one by 10', () => {
    const capped: RankingRule = { points, chain: ['goal-difference(max 10)', 'lots'] }
    const two = resultsOf('A-X 40-5', 'A-Y 9-8', 'B-X 20-8', 'B-Y 12-9')
    expect(tableText(two, { points, chain: ['goal-difference'] })).toBe('A 4, B 4, Y 0, X 0')
    expect(tableText(two, capped)).toBe('B 4, A 4, Y 0, X 0')
  })

  it('caps a defeat as well', () => {
    const routs = resultsOf('A-B 10-11', 'A-C 40-5', 'B-D 12-11', 'A-D 18-8', 'C-B 12-11', 'C-D 9-8')
    expect(tableText(routs, { points, chain: ['goal-difference'] })).toBe('A 4, B 4, C 4, D 0')
    expect(tableText(routs, { points, chain: ['goal-difference(max 1)'] })).toBe('A 4 = B 4 = C 4, D 0')
  })

  it('caps in the matches among level teams where the rule says so', () => {
    const ring = resultsOf('A-B 30-5', 'B-C 12-5', 'C-A 14-7')
    expect(tableText(ring, { points, chain: ['head-to-head-goal-difference'] })).toBe('A 2, C 2, B 2')
    expect(tableText(ring, { points, chain: ['head-to-head-goal-difference(max 5)'] })).toBe(
      'A 2 = B 2 = C 2',
    )
  })
})

describe('a youth cup where fewest goals against decide', () => {
  it('has the better defence above', () => {
    const rule: RankingRule = {
      points: { won: 3, tied: 1, lost: 0 },
      chain: ['goal-difference', 'fewest-goals-against'],
    }
    expect(tableText(resultsOf('A-X 5-3', 'B-X 2-0'), rule)).toBe('B 3, A 3, X 0')
  })
})

describe('a Swedish youth cup that decides group matches on penalties, 2–1 points', () => {
  const rule: RankingRule = {
    points: { won: 3, tied: 1, lost: 0, wonOnPenalties: 2, lostOnPenalties: 1 },
    chain: ['goal-difference', 'goals-scored'],
  }

  it('gives the winner of the penalties two points and the other one', () => {
    expect(tableText(resultsOf('A-B 12-12 B', 'A-C 10-9', 'B-C 9-8'), rule)).toBe('B 5, A 4, C 0')
  })

  it('counts a level match without penalties as a draw', () => {
    expect(tableText(resultsOf('A-B 12-12', 'A-C 10-9', 'B-C 9-8'), rule)).toBe('A 4, B 4, C 0')
  })

  it('has no effect under a rule that names no such points', () => {
    const plain: RankingRule = { ...rule, points: { won: 2, tied: 1, lost: 0 } }
    expect(tableText(resultsOf('A-B 12-12 B', 'A-C 10-9', 'B-C 9-8'), plain)).toBe('A 3, B 3, C 0')
  })

  it('reads who won from the penalties, from the winner, and not from lots', () => {
    const of = (more: Parameters<typeof finished>[4]) =>
      countedResults(group({ matches: [finished('A', 'B', 12, 12, more)] }))[0]?.onPenalties
    expect(of({ penalties: { home: 3, away: 4 } })).toBe('away')
    expect(of({ decision: 'penalties', winner: 'home' })).toBe('home')
    expect(of({ decision: 'lots', winner: 'home' })).toBeUndefined()
    expect(of({})).toBeUndefined()
  })
})

describe('the ten-point rule of American youth cups', () => {
  const rule: RankingRule = {
    points: {
      won: 6,
      tied: 3,
      lost: 0,
      bonus: [
        { for: 'each-goal', goals: 3, points: 1 },
        { for: 'shut-out', points: 1 },
      ],
    },
    chain: ['goal-difference'],
  }

  it('gives ten for 3–0, nine for 3–1, four for 0–0 and three for a defeat by 3–5', () => {
    expect(tableText(resultsOf('A-B 3-0'), rule)).toBe('A 10, B 0')
    expect(tableText(resultsOf('A-B 3-1'), rule)).toBe('A 9, B 1')
    expect(tableText(resultsOf('A-B 0-0'), rule)).toBe('A 4 = B 4')
    expect(tableText(resultsOf('A-B 7-3'), rule)).toBe('A 9, B 3')
  })
})

describe('bonus points of other rules', () => {
  const points = { won: 4, tied: 2, lost: 0 }

  it('reward a defeat by few, a win by many, and many goals', () => {
    const rugby: RankingRule = {
      points: {
        ...points,
        bonus: [
          { for: 'defeat-by', goals: 7, points: 1 },
          { for: 'win-by', goals: 20, points: 1 },
          { for: 'goals-scored', goals: 30, points: 1 },
        ],
      },
      chain: [],
    }
    expect(tableText(resultsOf('A-B 20-13'), rugby)).toBe('A 4, B 1')
    expect(tableText(resultsOf('A-B 33-12'), rugby)).toBe('A 6, B 0')
    expect(tableText(resultsOf('A-B 31-30'), rugby)).toBe('A 5, B 2')
  })

  it('are not given for a walkover without goals', () => {
    const rule: RankingRule = { points: { ...points, bonus: [{ for: 'shut-out', points: 1 }] }, chain: [] }
    const walkover = [{ ...resultsOf('A-B 0-0')[0], winner: 'home' as const }] as ReturnType<typeof resultsOf>
    expect(tableText(walkover, rule)).toBe('A 4, B 0')
  })
})

import { describe, expect, it } from 'vitest'
import type { RankingRule } from '../../../../../src/domain/tournament/ranking.ts'
import { resultsOf, tableText } from './results-of.ts'

describe('FIFA, World Cup 2018: difference, goals, head-to-head, fair play, lots', () => {
  const rule: RankingRule = {
    points: { won: 3, tied: 1, lost: 0 },
    chain: [
      'goal-difference',
      'goals-scored',
      'head-to-head-points',
      'head-to-head-goal-difference',
      'head-to-head-goals',
      'fair-play',
      'lots',
    ],
  }
  const groupH = resultsOf(
    'COL-JPN 1-2',
    'POL-SEN 1-2',
    'JPN-SEN 2-2',
    'POL-COL 0-3',
    'JPN-POL 0-1',
    'SEN-COL 0-1',
  )

  it('has Japan, with four yellow cards, above Senegal, with six', () => {
    const cards = { COL: -5, JPN: -4, SEN: -6, POL: -3 }
    expect(tableText(groupH, rule, cards)).toBe('COL 6, JPN 4, SEN 4, POL 3')
  })

  it('counts a second yellow −3, a red −4, a yellow and a red −5: fewer cards can weigh more', () => {
    expect(tableText(groupH, rule, { JPN: -1 - 5, SEN: -1 - 1 - 3 })).toBe('COL 6, SEN 4, JPN 4, POL 3')
  })

  it('separates nobody by cards that are known of one team alone', () => {
    expect(tableText(groupH, rule, { JPN: -4 })).toBe('COL 6, JPN 4 = SEN 4, POL 3')
    expect(tableText(groupH, rule, { JPN: -4 }, ['SEN', 'JPN'])).toBe('COL 6, SEN 4, JPN 4, POL 3')
  })
})

describe('UEFA, Euro 2024: head-to-head, then difference, goals, wins, disciplinary points', () => {
  const rule: RankingRule = {
    points: { won: 3, tied: 1, lost: 0 },
    chain: [
      'head-to-head-points',
      'head-to-head-goal-difference',
      'head-to-head-goals',
      'goal-difference',
      'goals-scored',
      'wins',
      'fair-play',
    ],
  }
  const level = resultsOf('A-B 1-1', 'A-C 1-1', 'B-C 1-1', 'A-D 0-0', 'B-D 0-0', 'C-D 0-0')

  it('has the team with fewer disciplinary points, given as deductions, above', () => {
    expect(tableText(level, rule, { A: -6, B: -4, C: -7, D: -1 })).toBe('B 3, A 3, C 3, D 3')
  })

  it('leaves teams level whose points nobody gave', () => {
    expect(tableText(level, rule)).toBe('A 3 = B 3 = C 3, D 3')
  })
})

describe('IHF: points, difference and goals among the level teams, then in all matches', () => {
  const rule: RankingRule = {
    points: { won: 2, tied: 1, lost: 0 },
    chain: [
      'head-to-head-points',
      'head-to-head-goal-difference',
      'head-to-head-goals',
      'goal-difference',
      'goals-scored',
      'lots',
    ],
  }

  it('ranks a ring of three by their own matches, whatever they did to the fourth', () => {
    const ring = resultsOf('A-B 25-20', 'B-C 25-24', 'C-A 25-23', 'A-D 25-24', 'B-D 45-20', 'C-D 30-24')
    expect(tableText(ring, rule)).toBe('A 4, C 4, B 4, D 0')
  })

  it('counts wins among level teams rather than points, where a rule says so', () => {
    // Among A, B and C: C has a win and a draw, A a win and a defeat, B a draw and a defeat. A is +11 in all matches, C +1.
    const level = resultsOf(
      'A-B 20-18',
      'B-C 20-20',
      'C-A 20-19',
      'A-D 30-20',
      'B-D 20-19',
      'B-E 20-20',
      'C-D 20-20',
    )
    expect(tableText(level, { ...rule, chain: ['head-to-head-points', 'goal-difference'] })).toMatch(
      /^C 4, A 4, B 4/,
    )
    expect(tableText(level, { ...rule, chain: ['head-to-head-wins', 'goal-difference'] })).toMatch(
      /^A 4, C 4, B 4/,
    )
  })
})

describe('DHB: by points for each match where groups were not played to the end', () => {
  const rule: RankingRule = {
    points: { won: 2, tied: 1, lost: 0 },
    chain: ['points-per-match', 'goal-difference-per-match', 'goals-scored', 'lots'],
  }

  it('has 5 points of 3 matches above 6 of 4, and a team without points by its difference', () => {
    const unequal = resultsOf(
      'A-B 20-18',
      'A-C 22-20',
      'A-D 25-25',
      'B-C 30-20',
      'B-D 24-20',
      'C-D 20-21',
      'B-E 20-18',
    )
    expect(tableText(unequal, rule)).toBe('A 5, B 6, D 3, E 0, C 0')
  })

  it('has the better difference for each match above, where the quotients are the same', () => {
    // A: 2 points of 2 matches, +4, that is +2 for each. B: 4 points of 4 matches, +6, that is +1.5.
    const same = resultsOf('A-V 14-8', 'A-W 10-12', 'B-V 14-7', 'B-W 11-8', 'B-X 9-10', 'B-Y 7-10')
    const places = tableText(same, rule).split(/, | = /)
    expect(places.indexOf('B 4') - places.indexOf('A 2')).toBe(1)
  })

  it('ranks by points where points per match come later in the chain', () => {
    const later: RankingRule = { ...rule, chain: ['goal-difference', 'points-per-match'] }
    expect(tableText(resultsOf('A-X 9-8', 'A-Y 8-9', 'B-X 9-8'), later)).toBe('B 2 = Y 2, A 2, X 0')
    expect(tableText(resultsOf('A-X 9-8', 'B-X 9-8', 'B-Y 9-8'), later)).toMatch(/^B 4, A 2/)
  })
})

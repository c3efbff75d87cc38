import { describe, expect, it } from 'vitest'
import { type ComparedGroup, rankAcrossGroups } from '../../../../../src/domain/tournament/across-groups.ts'
import type { RankingRule } from '../../../../../src/domain/tournament/ranking.ts'
import { computeStandings, type Result } from '../../../../../src/domain/tournament/standings.ts'
import { resultsOf, teamsIn } from './results-of.ts'

const UEFA_POINTS = { won: 3, tied: 1, lost: 0 }

/** A group in the order of its table. */
function compared(results: readonly Result[], rule: RankingRule): ComparedGroup {
  const rows = computeStandings(teamsIn(results), results, rule, [])
  return { teamIds: rows.map(({ teamId }) => teamId), results }
}

describe('UEFA, Euro 2016: the best thirds by points, difference and goals', () => {
  const own: RankingRule = {
    points: UEFA_POINTS,
    chain: [
      'head-to-head-points',
      'head-to-head-goal-difference',
      'head-to-head-goals',
      'goal-difference',
      'goals-scored',
    ],
  }
  const groups = [
    resultsOf('FRA-ROU 2-1', 'ALB-SUI 0-1', 'ROU-SUI 1-1', 'FRA-ALB 2-0', 'ROU-ALB 0-1', 'SUI-FRA 0-0'),
    resultsOf('WAL-SVK 2-1', 'ENG-RUS 1-1', 'RUS-SVK 1-2', 'ENG-WAL 2-1', 'SVK-ENG 0-0', 'RUS-WAL 0-3'),
    resultsOf('POL-NIR 1-0', 'GER-UKR 2-0', 'UKR-NIR 0-2', 'GER-POL 0-0', 'NIR-GER 0-1', 'UKR-POL 0-1'),
    resultsOf('TUR-CRO 0-1', 'ESP-CZE 1-0', 'CZE-CRO 2-2', 'ESP-TUR 3-0', 'CZE-TUR 0-2', 'CRO-ESP 2-1'),
    resultsOf('IRL-SWE 1-1', 'BEL-ITA 0-2', 'ITA-SWE 1-0', 'BEL-IRL 3-0', 'ITA-IRL 0-1', 'SWE-BEL 0-1'),
    resultsOf('AUT-HUN 0-2', 'POR-ISL 1-1', 'ISL-HUN 1-1', 'POR-AUT 0-0', 'ISL-AUT 2-1', 'HUN-POR 3-3'),
  ].map((results) => compared(results, own))

  it('lets Slovakia, Ireland, Portugal and Northern Ireland go on, and neither Turkey nor Albania', () => {
    const thirds = rankAcrossGroups(groups, 3, own, 'all', [])
    expect(thirds.map(({ teamId, points }) => `${teamId} ${points}`)).toEqual([
      'SVK 4',
      'IRL 4',
      'POR 3',
      'NIR 3',
      'TUR 3',
      'ALB 3',
    ])
    expect(thirds.map(({ tieBreaker }) => tieBreaker)).toEqual([
      null,
      'goal-difference',
      'points',
      'goals-scored',
      'goal-difference',
      'goals-scored',
    ])
  })
})

describe('UEFA, Euro 2024: the best thirds by wins, then by disciplinary points', () => {
  const rule: RankingRule = {
    points: UEFA_POINTS,
    chain: ['goal-difference', 'goals-scored', 'wins', 'fair-play', 'lots'],
  }
  const three = (letter: string, draws: boolean): ComparedGroup => {
    const [a, b, c, d] = ['1', '2', '3', '4'].map((one) => letter + one)
    const third = draws
      ? [`${a}-${c} 1-1`, `${b}-${c} 1-1`, `${c}-${d} 1-1`]
      : [`${a}-${c} 2-1`, `${b}-${c} 1-0`, `${c}-${d} 2-0`]
    return {
      teamIds: [`${a}`, `${b}`, `${c}`, `${d}`],
      results: resultsOf(...third),
    }
  }

  it('prefers a win and two defeats to three draws with the same points, difference and goals', () => {
    const ranked = rankAcrossGroups([three('A', true), three('B', false)], 3, rule, 'all', [])
    expect(ranked.map(({ teamId, tieBreaker }) => [teamId, tieBreaker])).toEqual([
      ['B3', null],
      ['A3', 'wins'],
    ])
  })

  it('then the fewer cards, and separates nobody by cards of one team alone', () => {
    const of = (one: ComparedGroup, points: number): ComparedGroup => ({
      ...one,
      fairPlay: [{ teamId: one.teamIds[2] ?? '', points }],
    })
    const [a, b] = [three('A', true), three('B', true)]
    expect(rankAcrossGroups([of(a, -5), of(b, -2)], 3, rule, 'all', [])[0]?.teamId).toBe('B3')
    expect(rankAcrossGroups([of(a, -5), b], 3, rule, 'all', []).map(({ rank }) => rank)).toEqual([1, 1])
  })
})

describe('groups of unequal size', () => {
  const rule: RankingRule = { points: UEFA_POINTS, chain: ['goal-difference', 'goals-scored', 'lots'] }
  // A has four teams and B three: A2 beat the last of its group by 9–0.
  const four = {
    teamIds: ['A1', 'A2', 'A3', 'A4'],
    results: resultsOf('A1-A2 1-0', 'A2-A3 1-0', 'A2-A4 9-0'),
  }
  const small = { teamIds: ['B1', 'B2', 'B3'], results: resultsOf('B1-B2 1-0', 'B2-B3 4-0') }

  it('are judged by as many matches where results against the last of the larger group do not count, as UEFA does', () => {
    const second = (counted: 'all' | 'alike') =>
      rankAcrossGroups([four, small], 2, rule, counted, []).map(({ teamId, points }) => `${teamId} ${points}`)
    expect(second('all')).toEqual(['A2 6', 'B2 3'])
    expect(second('alike')).toEqual(['B2 3', 'A2 3'])
  })

  it('may leave out the results against the last of every group', () => {
    const rows = rankAcrossGroups([four, small], 2, rule, 'without-last', [])
    expect(rows.map(({ teamId, played, points }) => [teamId, played, points])).toEqual([
      ['A2', 2, 3],
      ['B2', 1, 0],
    ])
  })

  it('are judged by points for each match where the rule is the DHB’s quotient', () => {
    const quotient: RankingRule = {
      points: { won: 2, tied: 1, lost: 0 },
      chain: ['points-per-match', 'goal-difference-per-match'],
    }
    const rows = rankAcrossGroups([four, small], 2, quotient, 'all', [])
    expect(rows.map(({ teamId, tieBreaker }) => [teamId, tieBreaker])).toEqual([
      ['A2', null],
      ['B2', 'points-per-match'],
    ])
  })

  it('leaves a group without the place out', () => {
    expect(rankAcrossGroups([four, small], 4, rule, 'all', []).map(({ teamId }) => teamId)).toEqual(['A4'])
  })
})

import { describe, expect, test } from 'vitest'
import { liveTable } from '../../../../src/domain/live/live-table.ts'
import { rankAcrossGroups } from '../../../../src/domain/tournament/across-groups.ts'
import type { Adjustment, Division } from '../../../../src/domain/tournament/edition.ts'
import type { RankingCriterion } from '../../../../src/domain/tournament/ranking.ts'
import { decisionsOf } from '../../../../src/domain/tournament/scenario/decisions.ts'
import { divisionStandings } from '../../../../src/domain/tournament/standings.ts'
import { category, clubTeam, finished, group, live, team } from '../builders.ts'

const CHAIN: readonly RankingCriterion[] = ['head-to-head-points', 'goal-difference']
const taken = (teamId: string, points: number): Adjustment => ({ teamId, points, reason: null })
const matches = [finished('A', 'B', 5, 3), finished('A', 'C', 4, 4), finished('B', 'C', 6, 2)]
const tableOf = (more: Partial<Division>, chain = CHAIN) => {
  const division = group({ teamIds: ['A', 'B', 'C'], matches, ...more })
  const points = { won: 2, tied: 1, lost: 0 }
  const own = category({
    teams: ['A', 'B', 'C'].map((id) => clubTeam(id)),
    ranking: { points, chain },
    divisions: [division],
  })
  return { division, own, rows: divisionStandings(division, own).rows }
}
const shown = (rows: readonly { teamId: string; points: number; rank: number }[]) =>
  rows.map(({ teamId, points, rank }) => `${rank} ${teamId} ${points}`)

describe('points given or taken by a jury', () => {
  test('count in the table, below 0 as well, and in no other figure', () => {
    expect(shown(tableOf({}).rows)).toEqual(['1 A 3', '2 B 2', '3 C 1'])
    const { rows } = tableOf({ adjustments: [taken('A', -2), taken('C', 1), taken('A', -2)] })
    expect(shown(rows)).toEqual(['1 B 2', '2 C 2', '3 A -1'])
    expect(rows[2]).toMatchObject({ played: 2, won: 1, tied: 1, lost: 0, goalsFor: 9, goalsAgainst: 7 })
  })

  test('leave the mini-table of level teams alone', () => {
    // B and C are level on 2 points, and B won their match: with the points of the jury C would be ahead in it.
    const { rows } = tableOf({ adjustments: [taken('A', -3), taken('C', 1)] })
    expect(rows[0]).toMatchObject({ teamId: 'B' })
    expect(rows[1]).toMatchObject({ teamId: 'C', tieBreaker: 'head-to-head-points' })
  })

  test('count in points for each match, divided by the matches', () => {
    const { rows } = tableOf({ adjustments: [taken('A', -2)] }, ['points-per-match', 'goal-difference'])
    expect(shown(rows)).toEqual(['1 B 2', '2 A 1', '3 C 1'])
  })

  test('count in the live table, and among groups', () => {
    const playing = live(team('A'), team('B'), { home: 1, away: 0 })
    const { division, own } = tableOf({
      matches: [finished('A', 'C', 4, 4), finished('B', 'C', 6, 2), playing],
      adjustments: [taken('A', -2)],
    })
    expect(shown(liveTable(division, own).rows)).toEqual(['1 B 2', '2 A 1', '3 C 1'])
    const compared = { teamIds: ['A', 'B', 'C'], results: [], adjustments: [taken('A', -2)] }
    expect(rankAcrossGroups([compared], 1, own.ranking, 'all', [])).toMatchObject([
      { teamId: 'A', points: -2 },
    ])
  })

  test('contradict no published table that counts them, and give way to one that does not', () => {
    const adjustments = [taken('A', -2)]
    const computed = tableOf({ adjustments }).rows
    const published = computed.map(({ qualifiesFor: _, tieBreaker: __, ...row }) => ({
      ...row,
      teamName: row.teamId,
    }))
    const { division, own } = tableOf({ adjustments, published })
    expect(divisionStandings(division, own).contradictions).toEqual([])
    const other = tableOf({ published })
    expect(divisionStandings(other.division, other.own).contradictions).not.toEqual([])
    expect(shown(other.rows)).toEqual(shown(computed))
  })

  test('leave it open which match decided what: a jury may have decided later', () => {
    const time = { kind: 'instant', at: 0 } as const
    const last = finished('B', 'C', 6, 2, { id: 'last', time })
    const qualification = [{ fromRank: 1, toRank: 1, divisionId: 'PA' }]
    const timed = [...matches.slice(0, 2).map((match) => ({ ...match, time })), last]
    const [plain, judged] = [{}, { adjustments: [taken('B', -1)] }].map((more) =>
      tableOf({ matches: timed, qualification, ...more }),
    )
    expect(plain && decisionsOf(last, plain.own)).not.toEqual([])
    expect(judged && decisionsOf(last, judged.own)).toEqual([])
  })
})

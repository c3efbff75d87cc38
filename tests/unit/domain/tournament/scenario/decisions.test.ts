import { describe, expect, test } from 'vitest'
import type { Category, Division } from '../../../../../src/domain/tournament/edition.ts'
import type { Match } from '../../../../../src/domain/tournament/match.ts'
import { decisionsOf } from '../../../../../src/domain/tournament/scenario/decisions.ts'
import { zonesOf } from '../../../../../src/domain/tournament/scenario/zones.ts'
import { divisionStandings } from '../../../../../src/domain/tournament/standings.ts'
import { category, finished, group, scheduled, team } from '../../builders.ts'
import { randomGroup, randomNumbers } from './random-group.ts'

const HOUR = 3_600_000
const at = (hour: number) => ({ time: { kind: 'instant' as const, at: hour * HOUR } })
const PA = { kind: 'division', divisionId: 'PA' }
const qualification = [{ fromRank: 1, toRank: 1, divisionId: 'PA' }]
const FIRST = finished('A', 'B', 9, 4, at(1))
const SECOND = finished('A', 'C', 9, 4, at(2))
const THIRD = finished('B', 'C', 9, 4, at(3))

function decided(
  match: Match,
  matches: readonly Match[],
  more: Partial<Division> = {},
  own: Partial<Category> = {},
) {
  const division = group({ teamIds: ['A', 'B', 'C'], matches, qualification, ...more })
  return decisionsOf(match, category({ divisions: [division], ...own }))
}

const published = (...rows: readonly (readonly [teamId: string, won: number, goals: number])[]) =>
  rows.map(([teamId, won, goals], index) => ({
    rank: index + 1,
    teamId,
    teamName: teamId,
    played: 2,
    won,
    tied: 0,
    lost: 2 - won,
    points: 2 * won,
    goalsFor: goals,
    goalsAgainst: 26 - goals,
  }))

describe('what a group match decided', () => {
  test('is what was certain after it and not before, its own teams first', () => {
    const all = [FIRST, SECOND, THIRD]
    expect(decided(FIRST, all)).toEqual([])
    expect(decided(SECOND, all)).toEqual([
      { teamId: 'A', goal: PA, isSure: true },
      { teamId: 'C', goal: { kind: 'nowhere' }, isSure: false },
      { teamId: 'B', goal: { kind: 'nowhere' }, isSure: false },
    ])
    expect(decided(THIRD, all)).toEqual([])
  })

  test('does not know of later matches', () => {
    const withoutLast = [FIRST, SECOND, scheduled(team('B'), team('C'), at(3))]
    expect(decided(SECOND, withoutLast)).toEqual(decided(SECOND, [FIRST, SECOND, THIRD]))
  })

  test('does not know of the table that was published later, nor of lots drawn later', () => {
    const all = [FIRST, SECOND, THIRD]
    const table = published(['A', 2, 18], ['B', 1, 13], ['C', 0, 8])
    expect(decided(SECOND, all, { published: table })).toEqual(decided(SECOND, all))
    const drawn = [finished('A', 'B', 9, 9, at(1)), SECOND, THIRD]
    const byLots: Partial<Category> = {
      ranking: { points: { won: 2, tied: 1, lost: 0 }, chain: ['lots'] },
    }
    const lots = ['A', 'B', 'C']
    const sureOfA = { teamId: 'A', goal: PA, isSure: true }
    expect(decided(SECOND, drawn, { lots }, byLots)).not.toContainEqual(sureOfA)
    expect(decided(THIRD, drawn, { lots }, byLots)).toContainEqual(sureOfA)
  })

  test('is what matches of the same moment decided together, for each of them', () => {
    const atOnce = { ...FIRST, ...at(2) }
    const all = [atOnce, SECOND, { ...THIRD, ...at(1) }]
    expect(decided(SECOND, all)).toContainEqual({ teamId: 'A', goal: PA, isSure: true })
    expect(decided(atOnce, all)).toContainEqual({ teamId: 'A', goal: PA, isSure: true })
  })

  test.each<[string, Match, readonly Match[], Partial<Division>]>([
    ['before it is over', scheduled(team('B'), team('C'), at(3)), [FIRST, SECOND], {}],
    ['without a time', { ...SECOND, time: { kind: 'unknown' } }, [{ ...FIRST, ...at(0) }, THIRD], {}],
    [
      'with many matches to come',
      SECOND,
      [...Array.from({ length: 4 }, () => finished('A', 'B', 9, 4, at(1))), THIRD, THIRD, THIRD, THIRD],
      {},
    ],
    [
      'against the published table',
      SECOND,
      [FIRST, THIRD],
      { published: published(['C', 2, 18], ['B', 1, 13], ['A', 0, 8]) },
    ],
  ])('is not told %s', (_, match, others, more) => {
    expect(decided(match, [...others, match], more)).toEqual([])
  })

  test('holds in the end, and is told once if no two matches begin at the same moment', () => {
    const random = randomNumbers(7)
    let decided = 0
    for (let round = 0; round < 120; round += 1) {
      const made = randomGroup(random, { teams: 4 + random(3), open: 0 })
      const atOnce = 1 + (round % 3)
      const matches = made.division.matches.map((match, place) => ({
        ...match,
        ...at(Math.floor(place / atOnce)),
      }))
      const division = { ...made.division, matches }
      const own = { ...made.category, divisions: [division] }
      const { rows } = divisionStandings(division, own)
      const zones = zonesOf(division, own, rows.length) ?? []
      const goalsOf = (teamId: string) => {
        const rank = rows.find((row) => row.teamId === teamId)?.rank ?? 0
        const last = rank + rows.filter((row) => row.rank === rank).length - 1
        return zones.filter(({ from, to }) => from <= last && rank <= to).map(({ goal }) => goal)
      }
      const decisions = matches.flatMap((match) => decisionsOf(match, own))
      for (const { teamId, goal, isSure } of decisions)
        if (isSure || goal.kind === 'nowhere') expect(goalsOf(teamId)).toEqual([goal])
        else expect(goalsOf(teamId)).not.toContainEqual(goal)
      const different = new Set(decisions.map((decision) => JSON.stringify(decision)))
      if (atOnce === 1) expect(different.size).toBe(decisions.length)
      decided += decisions.length
    }
    expect(decided).toBeGreaterThan(200)
  })
})

import { describe, expect, test } from 'vitest'
import type { Score, SideName } from '../../../../src/domain/tournament/match.ts'
import { leaderOf, winnerOf, wonBy } from '../../../../src/domain/tournament/outcome.ts'
import { bye, byeMatch, finished, live, team, walkover } from '../builders.ts'

describe('who is ahead', () => {
  test.each<[Score | null, SideName | null]>([
    [{ home: 12, away: 9 }, 'home'],
    [{ home: 9, away: 12 }, 'away'],
    [{ home: 9, away: 9 }, null],
    [{ home: 0, away: 0 }, null],
    [{ home: Number.NaN, away: 3 }, null],
    [null, null],
  ])('at %j is %s', (score, leader) => {
    expect(leaderOf(score)).toBe(leader)
  })
})

describe('who won', () => {
  const level = { home: 8, away: 8 }

  test('by goals, and by penalties only where the goals are level', () => {
    expect(wonBy({ home: 9, away: 8 }, { home: 3, away: 5 })).toBe('home')
    expect(wonBy(level, { home: 3, away: 5 })).toBe('away')
    expect(wonBy(level, null)).toBeNull()
  })

  test('is the stored winner first, and nobody before the end', () => {
    expect(winnerOf(finished('A', 'B', 9, 8, { winner: 'away' }))).toBe('away')
    expect(winnerOf(finished('A', 'B', 8, 8, { penalties: { home: 5, away: 4 } }))).toBe('home')
    expect(winnerOf(live(team('A'), team('B'), { home: 9, away: 0 }))).toBeNull()
    expect(winnerOf(walkover('A', 'B', { home: 0, away: 10 }, null))).toBe('away')
    expect(winnerOf(byeMatch(bye, team('B')))).toBe('away')
  })
})

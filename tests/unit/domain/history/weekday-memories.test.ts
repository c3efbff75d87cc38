import { describe, expect, it } from 'vitest'
import { weekdayMemories } from '../../../../src/domain/history/weekday-memories.ts'
import type { MatchFacts } from '../../../../src/domain/tournament/match.ts'
import { finished, walkover } from '../builders.ts'
import { classOf, editionOf, yearOf } from './cup.ts'

const THURSDAY = 4
const on = (day: string): Partial<MatchFacts> => ({
  categoryId: 'B14',
  divisionId: 'B14-A',
  time: { kind: 'day', day },
})
/** Makes the teams known, with a match on no day. */
const groups = [[['a1', 'b1', 1, 0] as const]]
const final = { round: { rank: 0, index: 1, name: null } }

describe('what a weekday of the cup is remembered for', () => {
  it('is its best final, lead turned and match of many goals, each of another match', () => {
    const older = yearOf({
      year: 2018,
      groups,
      more: [finished('a1', 'b1', 9, 8, { ...on('2018-07-05'), ...final })],
    })
    const oldest = yearOf({
      year: 2017,
      more: [
        finished('a1', 'b1', 20, 18, { ...on('2017-07-06'), halfTime: { home: 4, away: 9 } }),
        finished('a1', 'b1', 30, 28, on('2017-07-06')),
        finished('a1', 'b1', 40, 39, on('2017-07-07')),
      ],
    })
    const newer = yearOf({
      year: 2019,
      groups,
      more: [finished('a1', 'b1', 10, 8, { ...on('2019-07-04'), ...final, halfTime: { home: 2, away: 5 } })],
    })
    expect(weekdayMemories([newer, older, oldest])[THURSDAY]).toEqual([
      expect.objectContaining({ kind: 'closestFinals', year: 2018, score: { home: 9, away: 8 } }),
      expect.objectContaining({ kind: 'turned', year: 2017, value: 5 }),
      expect.objectContaining({ kind: 'mostGoals', year: 2017, score: { home: 30, away: 28 } }),
    ])
    expect(weekdayMemories([newer])[THURSDAY]?.map(({ kind }) => kind)).not.toContain('turned')
  })

  it('names who won first, and is nothing on a day without feats', () => {
    const index = yearOf({ year: 2018, more: [finished('b1', 'a1', 3, 11, on('2018-07-05'))] })
    const memories = weekdayMemories([index])
    expect(memories[THURSDAY]).toEqual([
      expect.objectContaining({ teams: ['Team a1', 'Team b1'], score: { home: 11, away: 3 } }),
    ])
    expect(memories.flat()).toHaveLength(1)
  })

  it('is no walkover, no one-sided score of children, and nothing of a class that hides its results', () => {
    const more = [
      walkover('a1', 'b1', { home: 60, away: 0 }, 'home', on('2018-07-05')),
      finished('a1', 'b1', 40, 20, on('2018-07-05')),
    ]
    const hidden = classOf({
      year: 2018,
      resultsHidden: true,
      more: [finished('a1', 'b1', 9, 8, on('2018-07-05'))],
    })
    expect(weekdayMemories([yearOf({ year: 2018, more }), editionOf(2018, hidden)]).flat()).toEqual([])
  })
})

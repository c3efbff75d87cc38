import { describe, expect, it } from 'vitest'
import {
  CRITERION_WORDS,
  namedCriterion,
  readCriterion,
  writtenCriterion,
} from '../../../../src/domain/tournament/criterion-word.ts'
import { everyCriterion } from './every-criterion.ts'

describe('the word of a criterion', () => {
  it('is read as it is written, for every criterion', () => {
    const all = everyCriterion(10)
    expect(all).toHaveLength(CRITERION_WORDS.length)
    for (const one of all) expect(readCriterion(one)).toBe(one)
  })

  it.each([
    ['Goal-Difference (max 10)', 'goal-difference(max 10)'],
    [' goal-difference( MAX 010 )', 'goal-difference(max 10)'],
    ['LOTS', 'lots'],
  ])('is read from %j', (text, criterion) => {
    expect(readCriterion(text)).toBe(criterion)
  })

  it.each([
    'goal-difference(max 0)',
    'goal-difference(max 200)',
    'goal-difference(max)',
    'goal-difference(10)',
    'goal-difference-max',
    'goals-scored(max 3)',
    'points',
    'goals',
    'constructor',
    '',
  ])('is not %j', (text) => {
    expect(readCriterion(text)).toBeNull()
  })

  it('gives the name in the table and the number', () => {
    expect(namedCriterion('head-to-head-goal-difference(max 7)')).toEqual({
      name: 'head-to-head-goal-difference-max',
      max: 7,
    })
    expect(namedCriterion('points')).toEqual({ name: 'points', max: 0 })
    expect(writtenCriterion('goal-difference-max', null)).toBeNull()
    expect(writtenCriterion('wins', 3)).toBeNull()
  })
})

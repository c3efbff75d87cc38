import { describe, expect, it } from 'vitest'
import { stepFigures } from '../../../../src/components/team/step-text.ts'

describe('the figures of a step', () => {
  it('have their sign where goals are a difference', () => {
    expect(stepFigures({ by: 'goal-difference', figures: [5, -5] }, 'en')).toEqual({ one: '+5', other: '−5' })
    expect(stepFigures({ by: 'goals-scored', figures: [5, 4] }, 'en')).toEqual({ one: '5', other: '4' })
  })

  it('have as many decimals as tell quotients apart, written as the language does', () => {
    const of = (one: number, other: number, locale: 'en' | 'sv') =>
      Object.values(stepFigures({ by: 'goal-quotient', figures: [one, other] }, locale))
    expect(of(2, 1.25, 'en')).toEqual(['2.00', '1.25'])
    expect(of(1.0204, 1.0196, 'sv')).toEqual(['1,0204', '1,0196'])
    expect(of(Number.POSITIVE_INFINITY, 7, 'en')).toEqual(['∞', '7.00'])
    expect(of(1, 1, 'en')).toEqual(['1.00', '1.00'])
  })
})

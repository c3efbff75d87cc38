import { beforeAll, describe, expect, it } from 'vitest'
import { timeUntil } from '../../../../src/components/ui/time-until.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const NINE = Date.UTC(2026, 6, 9, 7)
const MINUTE = 60_000
const wait = (minutes: number, locale: 'en' | 'sv' = 'en') =>
  timeUntil(NINE, NINE - minutes * MINUTE, locale).wait

describe('the time until a match', () => {
  it('says when it is time to come near, and when to go', () => {
    expect([wait(46), wait(45), wait(16)]).toEqual(['in 46 min', 'soon, in 45 min', 'soon, in 16 min'])
    expect([wait(15), wait(1)]).toEqual(['in 15 min, go now', 'in 1 min, go now'])
    expect(wait(15, 'sv')).toBe('om 15 min, gå nu')
  })

  it('says so of nothing that has begun', () => {
    expect([wait(0), wait(-5)]).toEqual(['starts now', 'Should have begun'])
    expect(timeUntil(NINE, null, 'en')).toEqual({ wait: 'Thu 09 Jul 09:00', start: null })
  })
})

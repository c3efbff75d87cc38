import { beforeAll, describe, expect, it } from 'vitest'
import { gapText } from '../../../../src/components/club/way-text.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const gap = (minutes: number, metres: number | null, isTight = false) => ({
  kind: 'gap' as const,
  from: 0,
  minutes,
  transfer: { kind: 'other-arena' as const, name: 'Kviberg', metres },
  isTight,
})

describe('the time between two matches of a club', () => {
  it.each([
    ['enough to walk', gap(80, 800), '1 h 20 min free, then Kviberg, 13 min on foot'],
    [
      'enough for a ride alone',
      gap(35, 2600),
      '35 min free, then Kviberg, 2.6 km: too far to walk in that time',
    ],
    ['just enough to walk', gap(43, 2600), '43 min free, then Kviberg, 43 min on foot'],
    ['too short for either', gap(5, 2600, true), 'Only 5 min to get to Kviberg, 43 min on foot'],
    ['a way of unknown length', gap(35, null), '35 min free, then Kviberg'],
  ])('is told as %s', (_, item, text) => {
    expect(gapText(item, 'en')).toBe(text)
  })

  it('is told in Swedish', () => {
    expect(gapText(gap(35, 2600), 'sv')).toBe(
      '35 min ledigt, sedan Kviberg, 2,6 km: för långt att gå på den tiden',
    )
  })
})

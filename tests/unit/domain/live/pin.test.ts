import { describe, expect, it } from 'vitest'
import { isPinCurrent } from '../../../../src/domain/live/pin.ts'
import { finished, hidden, live, scheduled, team, unreported } from '../builders.ts'

const NINE = Date.UTC(2026, 6, 9, 7)
const HOUR = 60 * 60_000
const time = { kind: 'instant', at: NINE } as const
const [ahead, on, over] = [
  scheduled(team('A'), team('B'), { time }),
  live(team('A'), team('B'), null, { time }),
  finished('A', 'B', 12, 9, { time }),
]

describe('a pinned match', () => {
  it('is at hand before and while it is played, whatever the clock is', () => {
    for (const now of [null, NINE - 90 * HOUR, NINE, NINE + HOUR])
      for (const match of [ahead, on]) expect(isPinCurrent(match, now)).toBe(true)
  })

  it('goes some hours after it is over, and where no clock tells how long ago that is', () => {
    for (const match of [over, hidden('A', 'B', 'finished', { time }), unreported('A', 'B', { time })]) {
      expect(isPinCurrent(match, NINE + HOUR)).toBe(true)
      expect(isPinCurrent(match, NINE + 5 * HOUR)).toBe(false)
      expect(isPinCurrent(match, null)).toBe(false)
    }
  })

  it('goes a day after its time where nobody reports it', () => {
    expect(isPinCurrent(ahead, NINE + 23 * HOUR)).toBe(true)
    expect(isPinCurrent(ahead, NINE + 25 * HOUR)).toBe(false)
    expect(isPinCurrent(scheduled(team('A'), team('B')), NINE + 900 * HOUR)).toBe(true)
  })
})

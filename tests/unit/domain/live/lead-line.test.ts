import { describe, expect, it } from 'vitest'
import { leadLine } from '../../../../src/domain/live/lead-line.ts'
import { matchPeriod } from '../../../../src/domain/live/match-period.ts'
import type { MatchEvent } from '../../../../src/domain/live/match-timeline.ts'

const minute = (minutes: number) => minutes * 60_000
const event = (kind: MatchEvent['kind'], at: number, score?: readonly [number, number]): MatchEvent => ({
  kind,
  at: minute(at),
  score: score ? { home: score[0], away: score[1] } : null,
  startsAt: null,
  locationName: null,
})
const START = event('start', 0)
const GOALS = [event('score', 2, [1, 0]), event('score', 5, [1, 1]), event('score', 9, [1, 2])]
const HALF = event('half-time', 15, [1, 2])

describe('the line of the lead', () => {
  it('follows the goals by the clock, whenever they were reported', () => {
    const line = leadLine([...GOALS, START, HALF])
    expect(line?.points.map(({ at, lead }) => [at / minute(1), lead])).toEqual([
      [0, 0],
      [2, 1],
      [5, 0],
      [9, -1],
    ])
    expect(line).toMatchObject({
      from: 0,
      to: minute(15),
      halfTime: minute(15),
      most: { home: 1, away: 1 },
      levelled: 1,
    })
  })

  it('takes what is corrected, and after the end puts it at the end', () => {
    const line = leadLine([START, ...GOALS, event('end', 30, [1, 2]), event('correction', 40, [3, 2])])
    expect(line?.points.at(-1)).toEqual({ at: minute(30), lead: 1 })
    expect(line?.to).toBe(minute(30))
  })

  it('is none where goals were not reported one by one', () => {
    expect(leadLine([START, event('end', 30, [9, 7])])).toBeNull()
    expect(leadLine([event('move', 0)])).toBeNull()
    expect(leadLine([])).toBeNull()
  })
})

describe('the period of a match', () => {
  const at = (now: number, ...events: MatchEvent[]) => matchPeriod(events, minute(now))

  it('counts from the throw-off', () => {
    expect(at(0, START)).toEqual({ period: 'first', minute: 1 })
    expect(at(7.5, START, ...GOALS)).toEqual({ period: 'first', minute: 8 })
  })

  it('is half-time until the break is over or the next goal falls', () => {
    expect(at(16, START, HALF)).toEqual({ period: 'half-time', minute: null })
    expect(at(26, START, HALF)).toEqual({ period: 'second', minute: 23 })
    expect(at(18, START, HALF, event('score', 17, [2, 2]))).toEqual({ period: 'second', minute: 16 })
  })

  it('says no minute where it knows none', () => {
    expect(matchPeriod([START], null)).toEqual({ period: 'first', minute: null })
    expect(at(26, HALF)).toEqual({ period: 'second', minute: null })
  })

  it('is not told after the end, without a start, and where nobody reported the end', () => {
    expect(at(31, START, HALF, event('end', 30))).toBeNull()
    expect(at(3, event('score', 2, [1, 0]))).toBeNull()
    expect(at(90, START)).toBeNull()
    expect(at(90, START, HALF)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { leadLine } from '../../../../src/domain/live/lead-line.ts'
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

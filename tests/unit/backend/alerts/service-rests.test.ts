import { describe, expect, it } from 'vitest'
import { ServiceRests } from '../../../../src/backend/alerts/service-rests.ts'

const [ORIGIN, OTHER] = ['https://push.example', 'https://other.example']
const HOUR = 60 * 60_000

describe('a push service that fails', () => {
  it('rests, alone, longer each time, at most twelve minutes', () => {
    const rests = new ServiceRests()
    const waits: number[] = []
    for (let time = 0, now = 0; time < 12; time += 1) {
      expect(rests.failed(ORIGIN, rests.begin(), now, null)).toBe(true)
      waits.push(rests.left(ORIGIN, now))
      expect(rests.left(OTHER, now)).toBe(0)
      now += rests.left(ORIGIN, now)
      expect(rests.left(ORIGIN, now)).toBe(0)
    }
    expect(waits[0]).toBeLessThanOrEqual(6000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(12 * 60_000)
    expect(waits.at(-1)).toBeGreaterThan(7 * 60_000)
  })

  it('rests once for all the messages that were under way', () => {
    const rests = new ServiceRests()
    const begun = Array.from({ length: 64 }, () => rests.begin())
    expect(begun.filter((moment) => rests.failed(ORIGIN, moment, 0, null))).toHaveLength(1)
    expect(rests.left(ORIGIN, 0)).toBeLessThanOrEqual(6000)
  })

  it('does not rest while it answers others', () => {
    const rests = new ServiceRests()
    const lost = rests.begin()
    rests.answered(ORIGIN)
    expect(rests.failed(ORIGIN, lost, 0, null)).toBe(false)
    expect(rests.left(ORIGIN, 0)).toBe(0)
  })

  it('rests as long as it asks, within limits, and begins anew once it answers', () => {
    const rests = new ServiceRests()
    rests.failed(ORIGIN, rests.begin(), 0, 30_000)
    expect(rests.left(ORIGIN, 0)).toBeGreaterThanOrEqual(30_000)
    rests.failed(ORIGIN, rests.begin(), 0, 24 * HOUR)
    expect(rests.left(ORIGIN, 0)).toBeLessThanOrEqual(12 * 60_000)
    rests.answered(ORIGIN)
    expect(rests.left(ORIGIN, 0)).toBe(0)
  })
})

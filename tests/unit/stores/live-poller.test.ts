import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Outcome } from '../../../src/domain/live/pace.ts'
import { createPoller } from '../../../src/stores/live-poller.ts'

const SECOND = 1000
const START = Date.UTC(2026, 6, 7)
const fine: Outcome = { phase: 'under-way', failures: 0, retryAfter: null, behind: false }

beforeEach(() => vi.useFakeTimers({ now: START }))
afterEach(() => vi.useRealTimers())

/** A poller of a service that gives these outcomes, the last one over and over; `asked` holds the seconds of its requests. */
function polling(outcomes: readonly Outcome[], chance = 0.5, takes = 0) {
  const asked: number[] = []
  let under = 0
  let most = 0
  const poller = createPoller({
    async ask() {
      asked.push((Date.now() - START) / SECOND)
      most = Math.max(most, ++under)
      if (takes > 0) await new Promise((done) => setTimeout(done, takes))
      under--
      return outcomes[Math.min(asked.length, outcomes.length) - 1] ?? fine
    },
    stopwatch: Date.now,
    chance: () => chance,
  })
  return { poller, asked, most: () => most }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)

describe('a poller', () => {
  test('asks by chance sooner or later than others, so that a stand of phones does not ask at once', async () => {
    const seconds = async (chance: number) => {
      vi.setSystemTime(START)
      const random = vi.spyOn(Math, 'random').mockReturnValue(chance)
      const asked: number[] = []
      const failing: Outcome = { ...fine, failures: 1 }
      const poller = createPoller({
        async ask() {
          asked.push((Date.now() - START) / SECOND)
          return asked.length === 1 ? fine : failing
        },
        stopwatch: Date.now,
      })
      poller.start(null)
      await pass(30)
      poller.stop()
      random.mockRestore()
      return asked
    }
    expect(await seconds(0)).toEqual([0, 11, 21])
    expect(await seconds(0.999)).toEqual([0, 14, 29])
  })

  test('asks at once and then about every twelve seconds', async () => {
    const { poller, asked } = polling([fine])
    poller.start(null)
    await pass(60)
    expect(asked).toEqual([0, 12, 24, 36, 48, 60])
  })

  test('asks never while it is stopped, and once soon after', async () => {
    const { poller, asked } = polling([fine])
    poller.start(null)
    await pass(1)
    poller.stop()
    await pass(3600)
    expect(asked).toEqual([0])
    poller.start(START)
    await pass(3)
    expect(asked).toHaveLength(2)
    await pass(8)
    expect(asked).toHaveLength(2)
  })

  test('that takes over from another waits out the other’s pause', async () => {
    const { poller, asked } = polling([fine])
    await pass(5)
    poller.start(START + 4 * SECOND)
    await pass(20)
    expect(asked).toEqual([16])
  })

  test('has one request under way at a time', async () => {
    const { poller, asked, most } = polling([fine], 0.5, 30 * SECOND)
    poller.start(null)
    for (let at = 0; at < 100; at += 1) {
      poller.hurry()
      await pass(1)
    }
    expect(most()).toBe(1)
    expect(asked.length).toBeLessThanOrEqual(4)
  })

  test('has one request under way where it is stopped and started during it', async () => {
    const { poller, asked, most } = polling([fine], 0.5, 30 * SECOND)
    for (let at = 0; at < 25; at += 5) {
      poller.start(null)
      await pass(3)
      poller.stop()
      await pass(2)
    }
    expect(asked).toEqual([0])
    poller.start(null)
    await pass(60)
    expect(most()).toBe(1)
    expect(asked.length).toBeGreaterThan(1)
  })

  test('asks once within 3 s after sleep', async () => {
    const { poller, asked } = polling([fine])
    poller.start(null)
    await pass(2)
    vi.setSystemTime(Date.now() + 8 * 3600 * SECOND)
    const woke = (Date.now() - START) / SECOND
    await pass(3)
    expect(asked).toHaveLength(2)
    expect((asked[1] ?? 0) - woke).toBeLessThanOrEqual(3)
    await pass(8)
    expect(asked).toHaveLength(2)
  })

  test('goes on where the device’s clock is set back by a year', async () => {
    const { poller, asked } = polling([fine])
    poller.start(null)
    await pass(2)
    vi.setSystemTime(Date.now() - 365 * 24 * 3600 * SECOND)
    await pass(3)
    expect(asked).toHaveLength(2)
    await pass(12)
    expect(asked).toHaveLength(3)
  })

  test('asks ever more seldom while the service fails, and as usual once it is back', async () => {
    const failed = (failures: number): Outcome => ({ ...fine, failures })
    const { poller, asked } = polling([failed(1), failed(2), failed(3), failed(4), fine])
    poller.start(null)
    await pass(160)
    expect(asked).toEqual([0, 12, 36, 84, 144, 156])
  })

  test('keeps to Retry-After, also when it is woken', async () => {
    const { poller, asked } = polling([{ ...fine, failures: 1, retryAfter: 60 * SECOND }, fine], 0)
    poller.start(null)
    await pass(10)
    poller.stop()
    poller.start(START)
    poller.hurry()
    await pass(49)
    expect(asked).toEqual([0])
    await pass(2)
    expect(asked).toEqual([0, 60])
  })

  test('asks for what is missing within 3 s, and not again for the same', async () => {
    const { poller, asked } = polling([fine, { ...fine, behind: true }, fine])
    poller.start(null)
    await pass(20)
    expect(asked).toEqual([0, 12, 14])
  })

  test('stops for good when the edition is over', async () => {
    const { poller, asked } = polling([fine, { ...fine, phase: 'over' }])
    poller.start(null)
    await pass(3600)
    poller.stop()
    poller.start(START)
    await pass(3600)
    expect(asked).toEqual([0, 12])
  })

  test('leaves nothing behind over a day', async () => {
    const { poller, asked } = polling([fine])
    poller.start(null)
    await pass(24 * 3600)
    poller.stop()
    expect(asked.length).toBeGreaterThan(7000)
    expect(vi.getTimerCount()).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { type Outcome, pause, restartPause } from '../../../../src/domain/live/pace.ts'

const usual: Outcome = { phase: 'under-way', failures: 0, retryAfter: null, behind: false }
const chances = [0, 0.25, 0.5, 0.75, 0.999]

describe('the next request', () => {
  test('comes so soon that a report is on the screen within 20 s, behind 5 s of edge cache', () => {
    for (const chance of chances) expect((pause(usual, chance) ?? Infinity) + 5000).toBeLessThan(20_000)
  })
  test.each<[string, (chance: number) => number | null]>([
    ['the usual one', (chance) => pause(usual, chance)],
    ['one before the cup', (chance) => pause({ ...usual, phase: 'before' }, chance)],
    ['one after a failure', (chance) => pause({ ...usual, failures: 1 }, chance)],
    ['one after many failures', (chance) => pause({ ...usual, failures: 9 }, chance)],
    ['one after Retry-After', (chance) => pause({ ...usual, failures: 1, retryAfter: 30_000 }, chance)],
    ['one for what is missing', (chance) => pause({ ...usual, behind: true }, chance)],
    ['one after sleep', restartPause],
  ])('is spread by chance: %s', (_, wait) => {
    const waits = chances.map((chance) => wait(chance) ?? 0)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect((waits.at(-1) ?? 0) / (waits[0] ?? 0)).toBeGreaterThanOrEqual(1.19)
  })
  test('is rare before the cup, and none comes after it', () => {
    expect(pause({ ...usual, phase: 'before' }, 0.5)).toBe(180_000)
    expect(pause({ ...usual, phase: 'over' }, 0.5)).toBeNull()
  })
  test('is asked for ever more seldom while the service fails, and at least once a minute or so', () => {
    const waits = [1, 2, 3, 4, 5, 50].map((failures) => pause({ ...usual, failures }, 0.5))
    expect(waits).toEqual([12_000, 24_000, 48_000, 60_000, 60_000, 60_000])
  })
  test('waits Retry-After to a fifth longer, ten minutes at most', () => {
    for (const chance of chances) {
      const wait = pause({ ...usual, failures: 1, retryAfter: 30_000 }, chance)
      expect(wait).toBeGreaterThanOrEqual(30_000)
      expect(wait).toBeLessThanOrEqual(36_000)
    }
    expect(pause({ ...usual, failures: 1, retryAfter: 86_400_000 }, 0)).toBe(600_000)
  })
  test('comes soon where something is missing, and within 3 s after sleep', () => {
    for (const chance of chances) {
      expect(pause({ ...usual, behind: true }, chance)).toBeLessThan(3000)
      expect(restartPause(chance) + 1000).toBeLessThanOrEqual(3000)
    }
  })
})

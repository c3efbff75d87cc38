import { expect, test } from 'vitest'
import { backoff } from '../../../../src/domain/time/backoff.ts'

const AWAY = { first: 2_000, longest: 10_000 }

test('waits double to the longest, up to a fifth sooner or later', () => {
  const waits = (chance: number) =>
    [1, 2, 3, 4, 40].map((failures) => Math.round(backoff(AWAY, failures, null, chance)))
  expect(waits(0.5)).toEqual([2_000, 4_000, 8_000, 10_000, 10_000])
  expect(waits(0)).toEqual([1_600, 3_200, 6_400, 8_000, 8_000])
  expect(waits(1)).toEqual([2_400, 4_800, 9_600, 12_000, 12_000])
})

test('a service that asks to be left alone is, to a fifth longer, between a second and ten minutes', () => {
  expect(backoff(AWAY, 9, 3_000, 0)).toBe(3_000)
  expect(backoff(AWAY, 9, 3_000, 1)).toBe(3_600)
  expect(backoff(AWAY, 1, 0, 0)).toBe(1_000)
  for (const chance of [0, 1]) expect(backoff(AWAY, 1, 86_400_000, chance)).toBe(600_000)
})

import { expect, test } from 'vitest'
import { cupTime, truerReading } from '../../../../src/domain/live/cup-time.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const read = (servedAt: number, stopwatch: number) => ({ servedAt, stopwatch, clock: null })

test('the time moves on with the stopwatch', () => {
  expect(cupTime(read(NOON, 500), 3500)).toBe(NOON + 3000)
})

test('the time is whole milliseconds, whatever a stopwatch gives: it is kept with what was looked at', () => {
  expect(cupTime(read(NOON, 500.25), 3500.251)).toBe(NOON + 3000)
})

test('a cup with a clock of its own runs at its own speed', () => {
  const clock = { real: NOON, cup: Date.UTC(2026, 6, 7, 8), speed: 10 }
  expect(cupTime({ ...read(NOON + 60_000, 0), clock }, 30_000)).toBe(Date.UTC(2026, 6, 7, 8, 15))
})

test('of two readings the later time is the truer, and a service that set its clock back is believed', () => {
  const first = read(NOON, 0)
  expect(truerReading(first, read(NOON + 11_000, 12_000))).toEqual({ ...first, clock: null })
  expect(truerReading(first, read(NOON + 13_000, 12_000)).servedAt).toBe(NOON + 13_000)
  expect(truerReading(first, read(NOON - 3_600_000, 12_000)).servedAt).toBe(NOON - 3_600_000)
})

import type { ClockMap } from './feed.ts'

/** What time it was at the service, at an instant of a stopwatch of this device (milliseconds from any start). */
export interface ClockReading {
  readonly servedAt: number
  readonly stopwatch: number
  readonly clock: ClockMap | null
}

/** The cup's time in whole epoch milliseconds. The device's own clock has no part in it. */
export function cupTime({ servedAt, stopwatch, clock }: ClockReading, now: number): number {
  const real = servedAt + (now - stopwatch)
  return Math.floor(clock ? clock.cup + (real - clock.real) * clock.speed : real)
}

/** Beyond this a reading is no longer the one-second grain of a `Date` header, or an answer that was under way. */
const TOLERANCE = 10_000

/**
 * The reading to go on with. An answer was always given before it arrived, so of two readings the one that makes it later is
 * the truer; one that makes it much earlier is a service that has set its clock.
 */
export function truerReading(known: ClockReading | null, read: ClockReading): ClockReading {
  if (!known) return read
  const expected = known.servedAt + (read.stopwatch - known.stopwatch)
  if (read.servedAt >= expected || expected - read.servedAt > TOLERANCE) return read
  return { ...known, clock: read.clock }
}

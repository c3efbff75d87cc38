import type { ClockMap } from './feed.ts'

/** The service's time at an instant of this device's stopwatch (milliseconds from any start). */
export interface ClockReading {
  readonly servedAt: number
  readonly stopwatch: number
  readonly clock: ClockMap | null
}

/** Returns the cup's time in whole epoch milliseconds. It does not use the device's own clock. */
export function cupTime({ servedAt, stopwatch, clock }: ClockReading, now: number): number {
  const real = servedAt + (now - stopwatch)
  return Math.floor(clock ? clock.cup + (real - clock.real) * clock.speed : real)
}

/** A larger difference has other causes than the one-second grain of a `Date` header or a response under way. */
const TOLERANCE = 10_000

/**
 * Returns the reading to go on with. The service gives a response before it arrives, so of two readings the one with the
 * later time is closer to the truth. A reading with a much earlier time means that the service has set its clock.
 */
export function truerReading(known: ClockReading | null, read: ClockReading): ClockReading {
  if (!known) return read
  const expected = known.servedAt + (read.stopwatch - known.stopwatch)
  if (read.servedAt >= expected || expected - read.servedAt > TOLERANCE) return read
  return { ...known, clock: read.clock }
}

/**
 * How a cup's clock runs: it stood at `cup` when the world's stood at `real` (epoch milliseconds), and it runs `speed` times
 * as fast.
 */
export interface ClockRun {
  readonly real: number
  readonly cup: number
  readonly speed: number
}

/** The clocks of the cups. */
export interface CupClocks {
  /** null: the cup uses the world's clock. */
  runOf(cupId: string): ClockRun | null
}

export const WORLD_CLOCK: CupClocks = { runOf: () => null }

/** Returns the time of a cup at a moment of the world's clock, both in epoch milliseconds. */
export function cupTime(run: ClockRun | null, real: number): number {
  return run === null ? real : run.cup + (real - run.real) * run.speed
}

/** How a cup's clock runs: when the world's stood at `real` (epoch milliseconds), it stood at `cup`; then `speed` times as fast. */
export interface ClockRun {
  readonly real: number
  readonly cup: number
  readonly speed: number
}

/** The clocks of the cups. */
export interface CupClocks {
  /** null: the world's own. */
  runOf(cupId: string): ClockRun | null
}

export const WORLD_CLOCK: CupClocks = { runOf: () => null }

/** The time of a cup at an instant of the world's, both in epoch milliseconds. */
export function cupTime(run: ClockRun | null, real: number): number {
  return run === null ? real : run.cup + (real - run.real) * run.speed
}

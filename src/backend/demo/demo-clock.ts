import type { ClockRun, CupClocks } from '../results/cup-clock.ts'

export const DEMO_CUP = 'demo-cup'

/** The clock of a cup that plays itself. It stands still until the cup is played, and then runs at the cup's speed. */
export class DemoClock implements CupClocks {
  readonly #cupId: string
  #run: ClockRun

  /** @param at epoch milliseconds */
  constructor(at: number, cupId: string = DEMO_CUP) {
    this.#cupId = cupId
    this.#run = { real: at, cup: at, speed: 0 }
  }

  runOf(cupId: string): ClockRun | null {
    return cupId === this.#cupId ? this.#run : null
  }

  /** Starts the clock from a cup time, when the world's clock shows `real`. */
  runFrom(cup: number, real: number, speed: number): void {
    this.#run = { real, cup, speed }
  }

  /** Returns the world time at which the cup's clock will show this time; infinity while the cup's clock stands still. */
  realAt(cup: number): number {
    const { real, cup: from, speed } = this.#run
    return speed === 0 ? Number.POSITIVE_INFINITY : real + (cup - from) / speed
  }
}

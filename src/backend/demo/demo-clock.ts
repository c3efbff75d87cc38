import type { ClockRun, CupClocks } from '../results/cup-clock.ts'

export const DEMO_CUP = 'demo-cup'

/** The clock of the demonstration cup: it stands until the cup is played, and then runs at its speed. */
export class DemoClock implements CupClocks {
  #run: ClockRun

  /** @param at epoch milliseconds */
  constructor(at: number) {
    this.#run = { real: at, cup: at, speed: 0 }
  }

  runOf(cupId: string): ClockRun | null {
    return cupId === DEMO_CUP ? this.#run : null
  }

  /** Runs on from a time of the cup, at which the world's clock stands at `real`. */
  runFrom(cup: number, real: number, speed: number): void {
    this.#run = { real, cup, speed }
  }

  /** When, by the world's clock, the cup's will stand at this time; never while it stands still. */
  realAt(cup: number): number {
    const { real, cup: from, speed } = this.#run
    return speed === 0 ? Number.POSITIVE_INFINITY : real + (cup - from) / speed
  }
}

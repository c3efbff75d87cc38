import { RateLimiterMemory } from 'rate-limiter-flexible'

const WINDOW_S = 20
/**
 * The milliseconds of the processor that queries from one address may take in a window: as much as a build of fifteen editions
 * over the network needs, and no more than two fifths of the thread.
 */
const BUDGET_MS = 8000

/** Limits for how long queries from one address may keep the service busy. Answers from the cache cost nothing. */
export class ReadingBudget {
  readonly #spent: RateLimiterMemory

  constructor(budgetMs = BUDGET_MS, windowS = WINDOW_S) {
    this.#spent = new RateLimiterMemory({ points: budgetMs, duration: windowS })
  }

  /** Returns in how many seconds the address may ask again; 0 if it may ask now. */
  async wait(address: string): Promise<number> {
    const spent = await this.#spent.get(address)
    if (spent === null || spent.remainingPoints > 0) return 0
    return Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
  }

  async charge(address: string, ms: number): Promise<void> {
    await this.#spent.penalty(address, Math.max(1, Math.round(ms)))
  }
}

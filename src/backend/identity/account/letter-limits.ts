import type { IdentityDb } from '../base/open.ts'
import { Refusal } from '../base/refusal.ts'
import type { LetterTable } from '../base/tables.ts'
import { countWithin, keyOf } from '../base/throttle.ts'

const HOUR = 60 * 60_000
const HOURLY = { most: 3, window: HOUR }
const DAILY = { most: 5, window: 24 * HOUR }
const OF_A_NETWORK = { most: 60, window: HOUR }

/**
 * The limits of letters that anybody can have sent to anybody: three an hour and five a day to an address, of a kind;
 * sixty requests an hour from a network. An address gets as many hours of valid links as it gets letters, so that whoever
 * uses the limit up for its owner has only filled their mailbox with good ones.
 */
export class LetterLimits {
  readonly #db: IdentityDb
  readonly #now: () => number

  constructor(db: IdentityDb, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /** Counts a letter; false where there were enough. */
  async admit(kind: LetterTable['kind'], email: string): Promise<boolean> {
    const key = `${kind}:${keyOf(email)}`
    try {
      await countWithin(this.#db, `letters-hour:${key}`, HOURLY, this.#now())
      await countWithin(this.#db, `letters-day:${key}`, DAILY, this.#now())
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  /** @throws Refusal 429 */
  async admitNetwork(address: string): Promise<void> {
    await countWithin(this.#db, `letters-network:${keyOf(address)}`, OF_A_NETWORK, this.#now())
  }
}

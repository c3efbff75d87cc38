import type { IdentityDb } from '../base/open.ts'
import { Refusal } from '../base/refusal.ts'
import type { MailTable } from '../base/tables.ts'
import { countWithin, keyOf } from '../base/throttle.ts'

const HOUR = 60 * 60_000
const HOURLY = { most: 3, window: HOUR }
const DAILY = { most: 5, window: 24 * HOUR }
const OF_A_NETWORK = { most: 60, window: HOUR }

/**
 * The limits of mails that anybody can have sent to anybody: of each kind, three an hour and five a day to an address; and
 * sixty requests an hour from a network. Each mail brings an address hours of valid links. So whoever uses up the limit of
 * an owner has only filled the owner's mailbox with valid links.
 */
export class MailLimits {
  readonly #db: IdentityDb
  readonly #now: () => number

  constructor(db: IdentityDb, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /** Counts a mail; returns false if the limit is reached. */
  async admit(kind: MailTable['kind'], email: string): Promise<boolean> {
    const key = `${kind}:${keyOf(email)}`
    try {
      await countWithin(this.#db, `mails-hour:${key}`, HOURLY, this.#now())
      await countWithin(this.#db, `mails-day:${key}`, DAILY, this.#now())
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  /** @throws Refusal 429 */
  async admitNetwork(address: string): Promise<void> {
    await countWithin(this.#db, `mails-network:${keyOf(address)}`, OF_A_NETWORK, this.#now())
  }
}

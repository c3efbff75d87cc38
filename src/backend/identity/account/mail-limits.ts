import type { IdentityDb } from '../base/open.ts'
import { Refusal } from '../base/refusal.ts'
import type { MailTable } from '../base/tables.ts'
import { countWithin, keyOf, type Limit } from '../base/throttle.ts'

const HOUR = 60 * 60_000
const HOURLY = { most: 3, window: HOUR }
const DAILY = { most: 5, window: 24 * HOUR }
/** As long as a link to a new password or into an account is valid. */
const SPARE = { most: 1, window: HOUR }
const OF_A_NETWORK = { most: 60, window: HOUR }

/**
 * The limits of mails that anybody can have sent to anybody: of each kind, three an hour and five a day to an address; and
 * sixty requests an hour from a network. A link to confirm an address is valid for three days, the others for an hour: of
 * these, one an hour is sent beyond the five. So whoever uses up the limit of an owner has only filled the owner's mailbox
 * with some thirty mails a day, of which one always holds a valid link.
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
    if (!(await this.#isWithin(`mails-hour:${key}`, HOURLY))) return false
    if (await this.#isWithin(`mails-day:${key}`, DAILY)) return true
    return kind !== 'confirm' && this.#isWithin(`mails-spare:${key}`, SPARE)
  }

  async #isWithin(key: string, limit: Limit): Promise<boolean> {
    try {
      await countWithin(this.#db, key, limit, this.#now())
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

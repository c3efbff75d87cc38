import { randomUUID } from 'node:crypto'
import type { Locale } from '../../../domain/presentation/locale.ts'
import { type Identity, stored } from '../context.ts'
import type { IdentityDb } from '../open.ts'
import { Refusal } from '../refusal.ts'
import type { LetterTable } from '../tables.ts'
import { countWithin, keyOf } from '../throttle.ts'

const HOUR = 60 * 60_000
const HOURLY = { most: 3, window: HOUR }
const DAILY = { most: 5, window: 24 * HOUR }
const OF_A_NETWORK = { most: 60, window: HOUR }

/** An account as letters are addressed to it. */
interface Addressee {
  readonly id: number
  readonly email: string
}

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

/** Has an account asked to prove its address, or the owner of the address told that they have one already. */
export async function askForProof(identity: Identity, account: Addressee, locale: Locale): Promise<void> {
  if (await identity.letters.admit('confirm', account.email))
    await post(identity, { kind: 'confirm', account_id: account.id, email: account.email, locale })
}

/**
 * Has a way to a new password sent to whoever has an account with this address. What is done here is the same whether
 * anybody has: the postman looks, later.
 *
 * @param address of the network that asks
 * @throws Refusal 429
 */
export async function askForReset(
  identity: Identity,
  email: string,
  address: string,
  locale: Locale,
): Promise<void> {
  await identity.letters.admitNetwork(address)
  if (await identity.letters.admit('reset', email))
    await post(identity, { kind: 'reset', account_id: null, email, locale })
}

/** Has the owner told that the password is another now. */
export async function tellOfChange(
  identity: Pick<Identity, 'db' | 'now'>,
  account: Addressee,
  locale: Locale,
): Promise<void> {
  await post(identity, { kind: 'changed', account_id: account.id, email: account.email, locale })
}

async function post(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  letter: Pick<LetterTable, 'kind' | 'account_id' | 'email' | 'locale'>,
): Promise<void> {
  const at = stored(now())
  await db
    .insertInto('letter')
    .values({ ...letter, id: randomUUID(), created_at: at, due_at: at, tries: 0 })
    .execute()
}

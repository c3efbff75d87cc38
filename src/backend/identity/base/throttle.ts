import { hash } from 'node:crypto'
import { type Count, countInRow, countInWindow, forgetCount, readCount, uncount } from './counters.ts'
import type { IdentityDb } from './open.ts'
import { Refusal } from './refusal.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Of an account from an address, or on a known device. */
const TRIES_A_MINUTE = 5
/** A family's or a school's typing errors; from the tenth failure on each must be waited for longer. */
const FREE_FAILURES = 9
const LONGEST_REST = 5 * MINUTE
/** After 1, 2, 3 … failures in a row: nothing for the first, then 1 s, 2 s, 4 s … to five minutes. */
const RESTS: readonly number[] = [
  ...Array<number>(FREE_FAILURES).fill(0),
  ...Array.from({ length: 10 }, (_, at) => Math.min(LONGEST_REST, SECOND * 2 ** at)),
]
const ROW = { kept: DAY, rests: RESTS }
const FAILURES_OF_AN_ADDRESS = { most: 100, window: 15 * MINUTE }
/** Three hundred people behind one address register within the hour; a machine that makes ten thousand does not. */
const REGISTRATIONS = [
  { most: 400, window: HOUR },
  { most: 1000, window: DAY },
] as const
/** Judging a password takes some 20 ms of a core: passwords as they are typed, and those of forms that are sent. */
const JUDGEMENTS = { most: 400, window: 5 * MINUTE }
const CHOICES = { most: 600, window: 15 * MINUTE }
const HAND_OFFS = { most: 10, window: MINUTE }
/** A calendar asks once an hour, some every five minutes, on each device. */
const CALENDARS = { most: 120, window: HOUR }

/** Who tries to sign in or to register, from where. */
export interface Attempt {
  readonly email: string
  /** As `AddressReader` gives it. */
  readonly address: string
  /** Where the account has signed in on this device before, as `knownDevice` gives it. */
  readonly device?: string | null
}

/**
 * The limits of signing in (quality.md I2, I8), after OWASP's "device cookies": whoever has signed in on a device before is
 * counted by that device alone, and meets nothing that strangers do; all strangers who try an account are counted
 * together. Either may try five times a minute (strangers from each address), and after nine failures in a row waits from
 * failure to failure, from a second to five minutes: some three hundred tries a day, and nobody is locked out for longer
 * than that. An address has 100 failures in 15 minutes. Success takes back what it counted, so that three hundred people
 * behind one address feel nothing. Accounts that do not exist are counted like those that do.
 *
 * The counters stand in the database: they outlive a restart and are shared by all processes. Keys are hashes.
 */
export class Throttle {
  readonly #db: IdentityDb
  readonly #now: () => number

  constructor(db: IdentityDb, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /**
   * Counts an attempt, before any work is done for it.
   *
   * @throws Refusal 429
   */
  async admit(attempt: Attempt): Promise<void> {
    await this.#count(keysOf(attempt).minute, { most: TRIES_A_MINUTE, window: MINUTE })
    const now = this.#now()
    const row = await readCount(this.#db, keysOf(attempt).row, now)
    if (row !== null && restEnds(row) > now) throw tooMany(restEnds(row) - now)
    if (attempt.device) return
    const failures = await readCount(this.#db, keysOf(attempt).address, now)
    if (failures !== null && failures.points >= FAILURES_OF_AN_ADDRESS.most)
      throw tooMany(failures.until - now)
  }

  /**
   * Counts a failure before it is one, so that no number of attempts at the same moment gets past the limit.
   *
   * @throws Refusal 429
   */
  async beforeProof(attempt: Attempt): Promise<void> {
    const { row, address } = keysOf(attempt)
    const now = this.#now()
    if ((await countInRow(this.#db, row, ROW, now)) === null) {
      const count = await readCount(this.#db, row, now)
      throw tooMany(count === null ? SECOND : restEnds(count) - now)
    }
    if (!attempt.device) await this.#count(address, FAILURES_OF_AN_ADDRESS)
  }

  /** It was no failure. */
  async afterProof(attempt: Attempt): Promise<void> {
    const { row, address, minute } = keysOf(attempt)
    await forgetCount(this.#db, row)
    await forgetCount(this.#db, minute)
    if (!attempt.device) await uncount(this.#db, address)
  }

  /**
   * It was no failure, and nothing more: what others failed stays counted. Anybody can make an unproved account of an
   * address, so that to enter it must not wipe out what was tried on the address's own account.
   */
  async takeBack(attempt: Attempt): Promise<void> {
    const { row, address, minute } = keysOf(attempt)
    await uncount(this.#db, row)
    await uncount(this.#db, minute)
    if (!attempt.device) await uncount(this.#db, address)
  }

  /** @throws Refusal 429 where an address has made too many accounts */
  async admitRegistration({ address }: Attempt): Promise<void> {
    for (const limit of REGISTRATIONS) await this.#count(`register:${limit.window}:${keyOf(address)}`, limit)
  }

  /** @throws Refusal 429 where an address has too many passwords judged as they are typed */
  async admitJudgement(address: string): Promise<void> {
    await this.#count(`judge:${keyOf(address)}`, JUDGEMENTS)
  }

  /** @throws Refusal 429 where an address has sent too many new passwords */
  async admitChoice({ address }: Attempt): Promise<void> {
    await this.#count(`choose:${keyOf(address)}`, CHOICES)
  }

  /** @throws Refusal 429 where an account asks for more ways to its page than anybody opens */
  async admitHandoff(accountId: number): Promise<void> {
    await this.#count(handoffKey(accountId), HAND_OFFS)
  }

  /** @throws Refusal 429 where the private calendars of an account are asked for more often than any calendar asks */
  async admitCalendar(accountId: number): Promise<void> {
    await this.#count(calendarKey(accountId), CALENDARS)
  }

  #count(key: string, limit: Limit): Promise<void> {
    return countWithin(this.#db, key, limit, this.#now())
  }
}

/** So many in so many milliseconds. */
export interface Limit {
  readonly most: number
  readonly window: number
}

/** @throws Refusal 429 */
export async function countWithin(
  db: IdentityDb,
  key: string,
  { most, window }: Limit,
  now: number,
): Promise<void> {
  const { points, until } = await countInWindow(db, key, window, now)
  if (points > most) throw tooMany(until - now)
}

/** Forgets all that is counted for an account: after a new password, or with the account itself. */
export async function forgetAttempts(db: IdentityDb, email: string): Promise<void> {
  const key = keyOf(email)
  await db
    .deleteFrom('attempt')
    .where((where) =>
      where.or([where('key', '=', `account:${key}`), where('key', 'like', `attempt:${key}:%`)]),
    )
    .execute()
}

/** Forgets how often an account asked for its page and its calendars: with the account itself. */
export async function forgetUses(db: IdentityDb, accountId: number): Promise<void> {
  await forgetCount(db, handoffKey(accountId))
  await forgetCount(db, calendarKey(accountId))
}

/** Lets go of counters whose time is over. */
export async function pruneAttempts(db: IdentityDb, now: number): Promise<void> {
  await db.deleteFrom('attempt').where('expire', '<', now).execute()
}

/** What the counters of an attempt are called: an account is named first, so that all of it can be forgotten. */
function keysOf({ email, address, device }: Attempt) {
  const account = keyOf(email)
  return {
    row: device ? `attempt:${account}:device:${device}:row` : `account:${account}`,
    minute: `attempt:${account}:${device ? `device:${device}` : keyOf(address)}`,
    address: `address:${keyOf(address)}`,
  }
}

/** Milliseconds since 1970; 0 where nobody has to wait. */
function restEnds({ points, until }: Count): number {
  const rest = RESTS[Math.min(points, RESTS.length) - 1] ?? 0
  return rest === 0 ? 0 : until - ROW.kept + rest
}

function tooMany(milliseconds: number): Refusal {
  return new Refusal(429, 'tooMany', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / SECOND)),
  })
}

const handoffKey = (accountId: number) => `handoff:${accountId}`
const calendarKey = (accountId: number) => `calendar:${accountId}`

/** What counters call an address or a network: a hash, as both are personal. */
export const keyOf = (text: string) => hash('sha256', text, 'hex').slice(0, 40)

import { hash } from 'node:crypto'
import { type Count, countInRow, countInWindow, forgetCount, readCount, uncount } from './counters.ts'
import type { IdentityDb } from './open.ts'
import { Refusal } from './refusal.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** For an account from one address, or on a known device. */
const TRIES_A_MINUTE = 5
/** Allows for the typing errors of a family or a school. From the tenth failure on, each makes the wait longer. */
const FREE_FAILURES = 9
const LONGEST_REST = 5 * MINUTE
/** The wait after 1, 2, 3 … failures in a row: none after the first nine, then 1 s, 2 s, 4 s … up to five minutes. */
const RESTS: readonly number[] = [
  ...Array<number>(FREE_FAILURES).fill(0),
  ...Array.from({ length: 10 }, (_, at) => Math.min(LONGEST_REST, SECOND * 2 ** at)),
]
const ROW = { kept: DAY, rests: RESTS }
/**
 * While strangers make an account rest, an address that has been refused is weighed again after this time, whatever others
 * try. With it, somebody who tries once a minute is weighed within every five minutes.
 */
const OWN_WAIT = 4 * MINUTE
/** The first refused try starts the wait and each weighed one the next; whoever does not come back starts anew. */
const TURN = { kept: HOUR, rests: [OWN_WAIT] }
const FAILURES_OF_AN_ADDRESS = { most: 100, window: 15 * MINUTE }
/** Three hundred people behind one address can register within the hour; a machine that makes ten thousand cannot. */
const REGISTRATIONS = [
  { most: 400, window: HOUR },
  { most: 1000, window: DAY },
] as const
/** Judging a password takes some 20 ms of a core. `JUDGEMENTS` are made while typing, `CHOICES` for submitted forms. */
const JUDGEMENTS = { most: 400, window: 5 * MINUTE }
const CHOICES = { most: 600, window: 15 * MINUTE }
const HAND_OFFS = { most: 10, window: MINUTE }
/** A calendar program asks once an hour, some every five minutes, on each device. */
const CALENDARS = { most: 120, window: HOUR }

/** An attempt to sign in or to register, with its origin. */
export interface Attempt {
  readonly email: string
  /** As `AddressReader` gives it. */
  readonly address: string
  /** The device, as `knownDevice` returns it, if the account has signed in on it before. */
  readonly device?: string | null
}

/**
 * The limits of signing in (docs/quality.md#accounts), after OWASP's "device cookies". A device on which the account has
 * signed in before is counted alone, and is not affected by strangers. All strangers who try an account are counted
 * together. Both may try five times a minute (strangers: from each address). After nine failures in a row, each failure
 * makes them wait, from a second to five minutes. An address has 100 failures in 15 minutes. A success takes back what it
 * counted, so that three hundred people behind one address notice nothing. Accounts that do not exist are counted like
 * those that do.
 *
 * Strangers who go on trying would take every try that a rest leaves over, and the owner on a new device none. So each
 * address has a turn of its own beside the common row: four minutes after it was refused, its next try is weighed. Nobody
 * can tell the owner from a stranger by more than the address, so strangers have these turns too:
 *
 * - from one address, or from any number of which none comes back: some 300 guesses a day by the common row, 360 at most
 * - from N addresses that all come back every four minutes: 360 N guesses a day. From 200 addresses that is 72 000; a
 *   password that registration accepts takes 100 million, nearly four years of it. From 5 000 it is 1.8 million a day
 *
 * A stranger behind the owner's own address shares its turn with the owner, and a quick one takes it. For this, and for
 * whoever does not want to wait, a link by mail makes a device known at once (`enterByMail`).
 *
 * The counters are in the database: they outlive a restart and are shared by all processes. Keys are hashes.
 */
export class Throttle {
  readonly #db: IdentityDb
  readonly #now: () => number

  constructor(db: IdentityDb, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /**
   * Counts an attempt before any work is done for it.
   *
   * @throws Refusal 429
   */
  async admit(attempt: Attempt): Promise<void> {
    await this.#count(keysOf(attempt).minute, { most: TRIES_A_MINUTE, window: MINUTE })
    const now = this.#now()
    const row = await readCount(this.#db, keysOf(attempt).row, ROW.kept, now)
    if (row !== null && restEnds(row) > now) await this.#awaitTurn(attempt, restEnds(row) - now)
    if (attempt.device) return
    const { window } = FAILURES_OF_AN_ADDRESS
    const failures = await readCount(this.#db, keysOf(attempt).address, window, now)
    if (failures !== null && failures.points >= FAILURES_OF_AN_ADDRESS.most)
      throw tooMany(failures.until - now)
  }

  /**
   * Counts a failure in advance, so that no number of attempts at the same moment passes the limit.
   *
   * @throws Refusal 429
   */
  async beforeProof(attempt: Attempt): Promise<void> {
    const { row, address } = keysOf(attempt)
    const now = this.#now()
    if ((await countInRow(this.#db, row, ROW, now)) === null) {
      const count = await readCount(this.#db, row, ROW.kept, now)
      await this.#takeTurn(attempt, count === null ? SECOND : restEnds(count) - now)
    }
    if (!attempt.device) await this.#count(address, FAILURES_OF_AN_ADDRESS)
  }

  /**
   * Lets an attempt pass whose address has waited for its turn, which is still to be taken; else starts the wait.
   *
   * @param rest of the common row, in milliseconds
   * @throws Refusal 429
   */
  async #awaitTurn(attempt: Attempt, rest: number): Promise<void> {
    if (attempt.device) throw tooMany(rest)
    const now = this.#now()
    const turn = await readCount(this.#db, keysOf(attempt).turn, TURN.kept, now)
    if (turn === null) await this.#takeTurn(attempt, rest)
    else if (turnComes(turn) > now) throw tooMany(Math.min(rest, turnComes(turn) - now))
  }

  /** @throws Refusal 429 if the address has to wait for its turn; the wait begins if this is its first refused try */
  async #takeTurn(attempt: Attempt, rest: number): Promise<void> {
    if (attempt.device) throw tooMany(rest)
    const now = this.#now()
    const { row, turn } = keysOf(attempt)
    const taken = await countInRow(this.#db, turn, TURN, now)
    if (taken !== null && taken.points > 1) {
      await countInRow(this.#db, row, { ...ROW, rests: [0] }, now)
      return
    }
    const waiting = taken ?? (await readCount(this.#db, turn, TURN.kept, now))
    throw tooMany(Math.min(rest, waiting === null ? SECOND : turnComes(waiting) - now))
  }

  /** Clears the counts after a right password: the attempt was no failure. */
  async afterProof(attempt: Attempt): Promise<void> {
    const { row, address, minute } = keysOf(attempt)
    await forgetCount(this.#db, row)
    await forgetCount(this.#db, minute)
    if (!attempt.device) await uncount(this.#db, address)
  }

  /**
   * Takes back this attempt only: the failures of others stay counted. Anybody can make an unproved account of an address.
   * Signing in to it must not clear the failed attempts on the owner's account.
   */
  async takeBack(attempt: Attempt): Promise<void> {
    const { row, address, minute } = keysOf(attempt)
    await uncount(this.#db, row)
    await uncount(this.#db, minute)
    if (!attempt.device) await uncount(this.#db, address)
  }

  /** @throws Refusal 429 if an address has made too many accounts */
  async admitRegistration({ address }: Attempt): Promise<void> {
    for (const limit of REGISTRATIONS) await this.#count(`register:${limit.window}:${keyOf(address)}`, limit)
  }

  /** @throws Refusal 429 if an address has too many passwords judged as they are typed */
  async admitJudgement(address: string): Promise<void> {
    await this.#count(`judge:${keyOf(address)}`, JUDGEMENTS)
  }

  /** @throws Refusal 429 if an address has sent too many new passwords */
  async admitChoice({ address }: Attempt): Promise<void> {
    await this.#count(`choose:${keyOf(address)}`, CHOICES)
  }

  /** @throws Refusal 429 if an account asks for more hand-offs to its page than anybody opens */
  async admitHandoff(accountId: number): Promise<void> {
    await this.#count(handoffKey(accountId), HAND_OFFS)
  }

  /** @throws Refusal 429 if an account's private calendars are requested more often than any calendar program asks */
  async admitCalendar(accountId: number): Promise<void> {
    await this.#count(calendarKey(accountId), CALENDARS)
  }

  #count(key: string, limit: Limit): Promise<void> {
    return countWithin(this.#db, key, limit, this.#now())
  }
}

/** At most `most` in `window` milliseconds. */
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

/** Forgets all counts of an account, after a new password or when the account is deleted. */
export async function forgetAttempts(db: IdentityDb, email: string): Promise<void> {
  const key = keyOf(email)
  await db
    .deleteFrom('attempt')
    .where((where) =>
      where.or([where('key', '=', `account:${key}`), where('key', 'like', `attempt:${key}:%`)]),
    )
    .execute()
}

/** Forgets how often an account asked for its page and its calendars, when the account is deleted. */
export async function forgetUses(db: IdentityDb, accountId: number): Promise<void> {
  await forgetCount(db, handoffKey(accountId))
  await forgetCount(db, calendarKey(accountId))
}

/**
 * Deletes counters whose time is over, and those of a clock that ran ahead: none is kept for longer than a day. An hour is
 * left for a counter that another attempt writes at a later moment than `now`; whoever reads one knows whether it counts.
 */
export async function pruneAttempts(db: IdentityDb, now: number): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where((where) => where.or([where('expire', '<', now), where('expire', '>', now + DAY + HOUR)]))
    .execute()
}

/** Returns the keys of an attempt's counters. The account comes first, so that all its counters can be deleted together. */
function keysOf({ email, address, device }: Attempt) {
  const account = keyOf(email)
  const who = device ? `device:${device}` : keyOf(address)
  return {
    row: device ? `attempt:${account}:device:${device}:row` : `account:${account}`,
    minute: `attempt:${account}:${who}`,
    turn: `attempt:${account}:${who}:turn`,
    address: `address:${keyOf(address)}`,
  }
}

/** Returns when the rest ends, in milliseconds since 1970; 0 if nobody has to wait. */
function restEnds({ points, until }: Count): number {
  const rest = RESTS[Math.min(points, RESTS.length) - 1] ?? 0
  return rest === 0 ? 0 : until - ROW.kept + rest
}

/** Returns when the turn of an address comes, in milliseconds since 1970. */
const turnComes = ({ until }: Count) => until - TURN.kept + OWN_WAIT

function tooMany(milliseconds: number): Refusal {
  return new Refusal(429, 'tooMany', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / SECOND)),
  })
}

const handoffKey = (accountId: number) => `handoff:${accountId}`
const calendarKey = (accountId: number) => `calendar:${accountId}`

/** Returns the counter key of an address or a network: a hash, because both are personal. */
export const keyOf = (text: string) => hash('sha256', text, 'hex').slice(0, 40)

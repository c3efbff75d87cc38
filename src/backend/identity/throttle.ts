import { hash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type IdentityDb, onSqlite } from './open.ts'
import { Refusal } from './refusal.ts'

const MINUTE = 60
const DAY = 86_400

/** Who tries to sign in or to register, from where. */
export interface Attempt {
  readonly email: string
  /** As `AddressReader` gives it. */
  readonly address: string
}

/**
 * The limits of signing in (quality.md I2): 5 attempts a minute for an account from an address; 100 failures in a row for
 * an account, then a day's rest or a new password from the operator; 100 failures in 15 minutes from an address. Success
 * takes back what it counted, so that three hundred people behind one address feel nothing. Accounts that do not exist
 * are counted like those that do.
 *
 * The counters stand in the database: they outlive a restart and are shared by all processes. Keys are hashes.
 */
export class Throttle {
  readonly #attempts: RateLimiterPostgres
  readonly #ofAccount: RateLimiterPostgres
  readonly #ofAddress: RateLimiterPostgres
  readonly #registrations: RateLimiterPostgres

  constructor(db: IdentityDb) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: clientOf(db),
        storeType: 'client',
        tableName: 'attempt',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      })
    this.#attempts = limiter('attempt', 5, MINUTE)
    this.#ofAccount = limiter('account', 100, DAY)
    this.#ofAddress = limiter('address', 100, 15 * MINUTE)
    this.#registrations = limiter('register', 600, 15 * MINUTE)
  }

  /**
   * Counts an attempt, before any work is done for it.
   *
   * @throws Refusal 429
   */
  async admit({ email, address }: Attempt): Promise<void> {
    await consume(this.#attempts, `${keyOf(email)}:${keyOf(address)}`)
    const blocked = await Promise.all([
      this.#ofAccount.get(keyOf(email)),
      this.#ofAddress.get(keyOf(address)),
    ])
    for (const state of blocked) if (state && state.consumedPoints >= 100) throw tooMany(state)
  }

  /**
   * Counts a failure before it is one, so that no number of attempts at the same moment gets past the limit.
   *
   * @throws Refusal 429
   */
  async beforeProof({ email, address }: Attempt): Promise<void> {
    await consume(this.#ofAddress, keyOf(address))
    await consume(this.#ofAccount, keyOf(email))
  }

  /** It was no failure. */
  async afterProof({ email, address }: Attempt): Promise<void> {
    await this.#ofAddress.reward(keyOf(address))
    await this.#ofAccount.delete(keyOf(email))
    await this.#attempts.delete(`${keyOf(email)}:${keyOf(address)}`)
  }

  /** @throws Refusal 429 where an address has made 600 accounts in 15 minutes */
  async admitRegistration({ address }: Attempt): Promise<void> {
    await consume(this.#registrations, keyOf(address))
  }
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

/** Lets go of counters whose time is over. */
export async function pruneAttempts(db: IdentityDb, now: number): Promise<void> {
  await db.deleteFrom('attempt').where('expire', '<', now).execute()
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error)
    throw error
  }
}

function tooMany(state: RateLimiterRes): Refusal {
  return new Refusal(429, 'tooMany', {
    retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  })
}

const keyOf = (text: string) => hash('sha256', text, 'hex').slice(0, 40)

/**
 * What the limiter takes for a PostgreSQL client. Its statements (`insert … on conflict … returning`) mean the same to
 * SQLite, for which it has no limiter over `node:sqlite`; only the numbered parameters have to be written out there.
 */
function clientOf(db: IdentityDb) {
  const sqlite = onSqlite(db)
  return {
    query: async ({ text, values = [] }: { text: string; values?: readonly unknown[] }) => {
      const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))
      const query = sqlite
        ? CompiledQuery.raw(
            text.replace(/\$\d+/g, '?'),
            numbers.map((number) => values[number - 1]),
          )
        : CompiledQuery.raw(text, [...values])
      const { rows, numAffectedRows } = await db.executeQuery(query)
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
    },
  }
}

import { createHmac, randomBytes } from 'node:crypto'
import { sameHash } from '../base/secrets.ts'
import { argon2Hash, dummyHash, isOutdated } from './argon2.ts'

const AT_ONCE = 2
/** Three hundred people who sign in at the same moment wait some five seconds; the desk refuses more than these. */
const WAITING = 320

/** The queue is full: the caller answers 503. */
export class QueueFull extends Error {}

/** The hash function, which takes 35 ms of a core (`argon2Hash`); tests use another. */
export interface Hashing {
  readonly hash: (password: string, like: string | null) => Promise<string>
  /** Whether a hash should be made again; absent: never. */
  readonly isOutdated?: (stored: string) => boolean
}

/** Visitors on a known device go ahead of the others, so that a flood of strangers delays only strangers. */
export type Place = 'ahead' | 'in-line'

/**
 * Does all work with passwords, two at once, the rest in a limited queue. So a flood of sign-ins cannot take the memory and
 * the cores that serve the results.
 */
export class PasswordQueue {
  readonly #hashing: Hashing
  readonly #ahead: (() => void)[] = []
  readonly #inLine: (() => void)[] = []
  readonly #saltKey = randomBytes(32)
  #busy = 0

  constructor(hashing: Hashing = { hash: argon2Hash, isOutdated }) {
    this.#hashing = hashing
  }

  /**
   * Returns which of the stored hashes matches the password; -1 if none does. They belong to one address and share a salt
   * (see `register`), so that one hash is computed, however many there are. If there are none, the same work is done with
   * a salt made from the address. Argon2id reads memory in an order that depends on the salt, and some orders take longer
   * than others: one salt for all unknown addresses would give them a time of their own. So the response time reveals
   * neither who has an account nor how many.
   *
   * @param email the address that the hashes belong to
   * @param first runs when the turn comes; if it throws, the work is not done
   * @throws QueueFull
   */
  find(
    password: string,
    stored: readonly string[],
    email: string,
    first: () => Promise<void> = done,
    place: Place = 'in-line',
  ): Promise<number> {
    return this.#turn(async () => {
      await first()
      const hash = await this.#hashing.hash(password, stored[0] ?? dummyHash(this.#saltOf(email)))
      return stored.findIndex((one) => sameHash(one, hash))
    }, place)
  }

  /** Whether `hash` would make another hash today from the same password and salt. */
  isOutdated(stored: string): boolean {
    return this.#hashing.isOutdated?.(stored) ?? false
  }

  /**
   * @param like a hash of the same address, whose salt is used; null: a new salt
   * @param first as in `find`
   * @throws QueueFull
   */
  hash(password: string, like: string | null = null, first: () => Promise<void> = done): Promise<string> {
    return this.#turn(async () => {
      await first()
      return this.#hashing.hash(password, like)
    })
  }

  #saltOf(email: string): Buffer {
    return createHmac('sha256', this.#saltKey).update(email).digest()
  }

  async #turn<T>(work: () => Promise<T>, place: Place = 'in-line'): Promise<T> {
    if (this.#busy >= AT_ONCE) {
      const line = place === 'ahead' ? this.#ahead : this.#inLine
      if (line.length >= WAITING) throw new QueueFull()
      await new Promise<void>((resolve) => line.push(resolve))
    } else this.#busy += 1
    try {
      return await work()
    } finally {
      const next = this.#ahead.shift() ?? this.#inLine.shift()
      if (next) next()
      else this.#busy -= 1
    }
  }
}

async function done(): Promise<void> {}

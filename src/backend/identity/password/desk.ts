import { sameHash } from '../base/secrets.ts'
import { argon2Hash, isOutdated } from './argon2.ts'

const AT_ONCE = 2
/** Three hundred people who sign in at one moment wait some five seconds; a flood beyond them is turned away. */
const WAITING = 320

/** The queue is full: the caller answers 503. */
export class DeskFull extends Error {}

/** The way to spend 35 ms of a core (`argon2Hash`); another in tests. */
export interface Hashing {
  readonly hash: (password: string, like: string | null) => Promise<string>
  /** Whether a hash is better made again; absent: never. */
  readonly isOutdated?: (stored: string) => boolean
}

/** Whoever is known on their device goes ahead of those who are not: a flood of strangers is waited for by strangers. */
export type Place = 'ahead' | 'in-line'

/**
 * All work with passwords, two at once, the rest in a queue with an end: a flood of sign-ins cannot take the memory and
 * the cores that the results are served with (quality.md I1).
 */
export class PasswordDesk {
  readonly #hashing: Hashing
  readonly #ahead: (() => void)[] = []
  readonly #inLine: (() => void)[] = []
  #busy = 0
  #nobody: Promise<string> | null = null

  constructor(hashing: Hashing = { hash: argon2Hash, isOutdated }) {
    this.#hashing = hashing
  }

  /**
   * Which of the stored hashes the password is that of; -1: none. They are those of one address and share a salt (see
   * `register`), so that one hash is computed, however many there are. Where there are none the same work is done on a
   * hash of nobody's: the time of an answer tells neither who has an account nor how many.
   *
   * @param first runs when the turn comes; where it throws, the work is not done
   * @throws DeskFull
   */
  find(
    password: string,
    stored: readonly string[],
    first: () => Promise<void> = done,
    place: Place = 'in-line',
  ): Promise<number> {
    return this.#turn(async () => {
      await first()
      const hash = await this.#hashing.hash(password, stored[0] ?? (await this.#dummy()))
      return stored.findIndex((one) => sameHash(one, hash))
    }, place)
  }

  /** Whether a hash of `hash` would be another today, for the same password and salt. */
  isOutdated(stored: string): boolean {
    return this.#hashing.isOutdated?.(stored) ?? false
  }

  /**
   * @param like a hash of the same address, whose salt is taken over; null: a new salt
   * @param first as with `find`
   * @throws DeskFull
   */
  hash(password: string, like: string | null = null, first: () => Promise<void> = done): Promise<string> {
    return this.#turn(async () => {
      await first()
      return this.#hashing.hash(password, like)
    })
  }

  /** Makes the hash of nobody's, so that not the first unknown visitor waits for it. */
  async prepare(): Promise<void> {
    await this.#dummy()
  }

  #dummy(): Promise<string> {
    this.#nobody ??= this.#hashing.hash(`nobody ${Math.random()}`, null)
    return this.#nobody
  }

  async #turn<T>(work: () => Promise<T>, place: Place = 'in-line'): Promise<T> {
    if (this.#busy >= AT_ONCE) {
      const line = place === 'ahead' ? this.#ahead : this.#inLine
      if (line.length >= WAITING) throw new DeskFull()
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

import { argon2Hash, argon2Matches, isOutdated } from './argon2.ts'

const AT_ONCE = 2
/** Three hundred people who sign in at one moment wait some five seconds; a flood beyond them is turned away. */
const WAITING = 320

/** The queue is full: the caller answers 503. */
export class DeskFull extends Error {}

/** The two ways to spend 35 ms of a core; another pair in tests. */
export interface Hashing {
  readonly hash: (password: string) => Promise<string>
  readonly matches: (password: string, stored: string) => Promise<boolean>
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

  constructor(hashing: Hashing = { hash: argon2Hash, matches: argon2Matches, isOutdated }) {
    this.#hashing = hashing
  }

  /**
   * Whether the password is that of the stored hash. Where there is no account (null) the same work is done on a hash of
   * nobody's, so that the time of an answer does not tell who has an account.
   *
   * @param first runs when the turn comes; where it throws, the work is not done
   * @throws DeskFull
   */
  matches(
    password: string,
    stored: string | null,
    first: () => Promise<void> = done,
    place: Place = 'in-line',
  ): Promise<boolean> {
    return this.#turn(async () => {
      await first()
      return (await this.#hashing.matches(password, stored ?? (await this.#dummy()))) && stored !== null
    }, place)
  }

  /** Whether a hash of `hash` would be another today, for the same password and salt. */
  isOutdated(stored: string): boolean {
    return this.#hashing.isOutdated?.(stored) ?? false
  }

  /**
   * @param first as with `matches`
   * @throws DeskFull
   */
  hash(password: string, first: () => Promise<void> = done): Promise<string> {
    return this.#turn(async () => {
      await first()
      return this.#hashing.hash(password)
    })
  }

  /** Makes the hash of nobody's, so that not the first unknown visitor waits for it. */
  async prepare(): Promise<void> {
    await this.#dummy()
  }

  #dummy(): Promise<string> {
    this.#nobody ??= this.#hashing.hash(`nobody ${Math.random()}`)
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

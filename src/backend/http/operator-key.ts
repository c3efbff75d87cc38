import { hash, timingSafeEqual } from 'node:crypto'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { RefusalText } from '../results/refusal.ts'

/** How many different wrong keys one address may send in a minute. The same key again counts once. */
const WRONG_KEYS = 10
const MINUTE = 60

export type KeyCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly text: RefusalText }
  | { readonly kind: 'too-many'; readonly text: RefusalText; readonly seconds: number }

/** Checks whether a request carries the operator's key, in a time that reveals nothing about the key. */
export class OperatorKey {
  readonly #key: Buffer | null
  readonly #wrong = new RateLimiterMemory({ points: WRONG_KEYS, duration: MINUTE })
  readonly #seen = new RateLimiterMemory({ points: 1, duration: MINUTE })

  /** @param key null if nobody may report */
  constructor(key: string | null) {
    this.#key = key === null ? null : digest(key)
  }

  /** Whether the key is right, where a wrong key is no attempt to report. */
  isRight(authorization: string | null): boolean {
    const held = digestOfKeyIn(authorization)
    return held !== null && this.#key !== null && timingSafeEqual(held, this.#key)
  }

  /** @param address wrong keys are counted per address */
  async check(authorization: string | null, address: string): Promise<KeyCheck> {
    if (this.#key === null) return { kind: 'wrong', text: { key: 'access.switchedOff' } }
    const held = digestOfKeyIn(authorization)
    // Before any limit: a desk goes on reporting even if somebody behind the same address guesses keys.
    if (held !== null && timingSafeEqual(held, this.#key)) return { kind: 'right' }
    const blocked = await this.#wrong.get(address)
    if (blocked !== null && blocked.consumedPoints >= WRONG_KEYS) return tooMany(blocked)
    if (held === null) return { kind: 'wrong', text: { key: 'access.noKey' } }
    const isNew = await this.#seen.consume(`${address} ${held.toString('base64url')}`).then(
      () => true,
      () => false,
    )
    if (isNew) await this.#wrong.consume(address).catch(() => {})
    return { kind: 'wrong', text: { key: 'access.wrongKey' } }
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): KeyCheck {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return { kind: 'too-many', text: { key: 'access.tooMany', values: { wait: seconds } }, seconds }
}

function digestOfKeyIn(authorization: string | null): Buffer | null {
  const given = /^Bearer +(\S{1,500}) *$/i.exec(authorization ?? '')?.[1]
  return given === undefined ? null : digest(given)
}

const digest = (key: string): Buffer => hash('sha256', key, 'buffer')

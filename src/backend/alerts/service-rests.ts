import { backoff } from '../../domain/time/backoff.ts'

const AGAIN = { first: 5000, longest: 10 * 60_000 }
const MOST_REMEMBERED = 10_000

interface Rest {
  /** Epoch milliseconds; 0: the service answers. */
  readonly until: number
  readonly failures: number
  /** The moment of the latest answer or failure. */
  readonly at: number
}

/**
 * The push services that are down, by origin. A message that fails counts only if the service has neither answered nor begun
 * to rest since the message was sent: one lost message does not pause a service, and many lost at once pause it once.
 */
export class ServiceRests {
  readonly #rests = new Map<string, Rest>()
  #moment = 0

  /** Returns the moment at which a message is sent: the number of events before it. */
  begin(): number {
    this.#moment += 1
    return this.#moment
  }

  /** Returns the milliseconds until messages may go to a service. */
  left(origin: string, now: number): number {
    return Math.max(0, (this.#rests.get(origin)?.until ?? 0) - now)
  }

  answered(origin: string): void {
    this.#keep(origin, { until: 0, failures: 0, at: this.begin() })
  }

  /**
   * @param begun the moment at which the message was sent
   * @param retryAfter the wait that the service asks for, in milliseconds; null if it does not say
   * @returns whether the service rests from now on
   */
  failed(origin: string, begun: number, now: number, retryAfter: number | null): boolean {
    const known = this.#rests.get(origin)
    if (known !== undefined && known.at > begun) return false
    const failures = (known?.failures ?? 0) + 1
    const until = now + backoff(AGAIN, failures, retryAfter, Math.random())
    this.#keep(origin, { until, failures, at: this.begin() })
    return true
  }

  #keep(origin: string, rest: Rest): void {
    this.#rests.delete(origin)
    this.#rests.set(origin, rest)
    const [oldest] = this.#rests.keys()
    if (this.#rests.size > MOST_REMEMBERED && oldest !== undefined) this.#rests.delete(oldest)
  }
}

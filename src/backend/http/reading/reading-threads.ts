import { ThreadPool } from '../threads/thread-pool.ts'
import type { SentQuery } from './question.ts'
import type { ReadResponse } from './read-response.ts'
import { ReadingBudget } from './reading-budget.ts'
import type { ReadingSettings, ReadingTask, ThreadResponse } from './reading-thread.ts'

/** Who asks: a visitor, known by address, or a build, a publisher or this service itself, which is not limited. */
export type Asker = { readonly kind: 'visitor'; readonly address: string } | { readonly kind: 'own' }

/** @throws an error if the thread ends */
export type ReadResults = (
  sent: SentQuery,
  acceptEncoding: string | null,
  asker: Asker,
) => Promise<ReadResponse | ReadingRefusal>

/** Why a query is not read now, and when to ask again. */
export interface ReadingRefusal {
  readonly kind: 'refusal'
  readonly status: 429 | 503
  readonly retrySeconds: number
}

/** More would wait longer than clients do: the largest query takes a fifth of a second. */
const MOST_WAITING = 40
const MOST_WAITING_PER_ADDRESS = 4
const RETRY_SECONDS = 5
/** Enough for the largest answer several times over. A thread that needs more ends, and its query fails. */
const LARGEST_HEAP_MB = 256
/** The thread for visitors gets the processor after the thread that serves, and after builds and publishers. */
const NICE = 10

/**
 * Reads results in threads of their own, so that pages, feeds and sign-ins never wait for a large query: one thread for all
 * visitors, in turn by address, and one for builds and publishers. A thread starts with its first query and ends when idle.
 */
export class ReadingThreads {
  readonly #visitors: ThreadPool<ReadingTask, ThreadResponse>
  readonly #own: ThreadPool<ReadingTask, ThreadResponse>
  readonly #budget: ReadingBudget
  readonly #onFault: (fault: unknown) => void

  constructor(
    { database, introspection }: ReadingSettings,
    onFault: (fault: unknown) => void,
    budget = new ReadingBudget(),
  ) {
    this.#budget = budget
    this.#onFault = onFault
    const file = new URL('./reading-thread.ts', import.meta.url)
    const settings: ReadingSettings = { database, introspection }
    const options = { file, settings, largestHeapMb: LARGEST_HEAP_MB, onFault }
    this.#visitors = new ThreadPool({ ...options, nice: NICE })
    this.#own = new ThreadPool({ ...options, nice: 0 })
  }

  readonly read: ReadResults = async (sent, acceptEncoding, asker) => {
    const task = { sent, acceptEncoding }
    if (asker.kind === 'own') return this.#responseOf(await this.#own.run(task))
    const { address } = asker
    const seconds = await this.#budget.wait(address)
    if (seconds > 0) return refusal(429, seconds)
    if (this.#visitors.waiting(address) >= MOST_WAITING_PER_ADDRESS) return refusal(429, RETRY_SECONDS)
    if (this.#visitors.waiting() >= MOST_WAITING) return refusal(503, RETRY_SECONDS)
    const response = this.#responseOf(await this.#visitors.run(task, address))
    await this.#budget.charge(address, response.ms)
    return response
  }

  async stop(): Promise<void> {
    await Promise.all([this.#visitors.stop(), this.#own.stop()])
  }

  #responseOf({ response, faults }: ThreadResponse): ReadResponse {
    for (const fault of faults) this.#onFault(fault)
    return response
  }
}

const refusal = (status: ReadingRefusal['status'], retrySeconds: number): ReadingRefusal => ({
  kind: 'refusal',
  status,
  retrySeconds,
})

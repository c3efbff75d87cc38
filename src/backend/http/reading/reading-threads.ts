import { Piscina, queueOptionsSymbol } from 'piscina'
import { FairQueue, type QueueOptions } from './fair-queue.ts'
import type { SentQuery } from './question.ts'
import type { ReadAnswer } from './read-answer.ts'
import { ReadingBudget } from './reading-budget.ts'
import type { ReadingSettings, ReadingTask, ThreadAnswer } from './reading-thread.ts'

/** Who asks: a visitor, known by address, or a build, a publisher or this service itself, which is not limited. */
export type Asker = { readonly kind: 'visitor'; readonly address: string } | { readonly kind: 'own' }

/** @throws an error if the thread ends */
export type ReadResults = (
  sent: SentQuery,
  acceptEncoding: string | null,
  asker: Asker,
) => Promise<ReadAnswer | ReadingRefusal>

/** Why a query is not read now, and when to ask again. */
export interface ReadingRefusal {
  readonly kind: 'refusal'
  readonly status: 429 | 503
  readonly retrySeconds: number
}

type Queued = ReadingTask & { readonly [queueOptionsSymbol]?: QueueOptions }

/** More would wait longer than clients do: the largest query takes a fifth of a second. */
const MOST_WAITING = 40
const MOST_WAITING_PER_ADDRESS = 4
const RETRY_SECONDS = 5
/** How long a thread without work is kept, in milliseconds. */
const IDLE_MS = 60_000
/** Enough for the largest answer several times over. A thread that needs more ends, and its query fails. */
const LARGEST_HEAP_MB = 256
/** The thread for visitors gets the processor after the thread that serves, and after builds and publishers. */
const NICE = 10

/**
 * Reads results in threads of their own, so that pages, feeds and sign-ins never wait for a large query: one thread for all
 * visitors, in turn by address, and one for builds and publishers. A thread starts with its first query and ends when idle.
 */
export class ReadingThreads {
  readonly #visitors: Piscina<Queued, ThreadAnswer>
  readonly #own: Piscina<Queued, ThreadAnswer>
  readonly #queue = new FairQueue()
  readonly #budget: ReadingBudget
  readonly #onFault: (fault: unknown) => void

  constructor(settings: ReadingSettings, onFault: (fault: unknown) => void, budget = new ReadingBudget()) {
    this.#budget = budget
    this.#onFault = onFault
    this.#visitors = startPool(settings, onFault, { taskQueue: this.#queue, niceIncrement: NICE })
    this.#own = startPool(settings, onFault, {})
  }

  readonly read: ReadResults = async (sent, acceptEncoding, asker) => {
    const task = { sent, acceptEncoding }
    if (asker.kind === 'own') return this.#told(await this.#own.run(task))
    const { address } = asker
    const seconds = await this.#budget.wait(address)
    if (seconds > 0) return refusal(429, seconds)
    if (this.#queue.waiting(address) >= MOST_WAITING_PER_ADDRESS) return refusal(429, RETRY_SECONDS)
    if (this.#queue.size >= MOST_WAITING) return refusal(503, RETRY_SECONDS)
    const options: QueueOptions = { address }
    const answer = this.#told(await this.#visitors.run({ ...task, [queueOptionsSymbol]: options }))
    await this.#budget.charge(address, answer.ms)
    return answer
  }

  async stop(): Promise<void> {
    await Promise.all([this.#visitors.destroy(), this.#own.destroy()])
  }

  #told({ answer, faults }: ThreadAnswer): ReadAnswer {
    for (const fault of faults) this.#onFault(fault)
    return answer
  }
}

const refusal = (status: ReadingRefusal['status'], retrySeconds: number): ReadingRefusal => ({
  kind: 'refusal',
  status,
  retrySeconds,
})

function startPool(
  { database, introspection }: ReadingSettings,
  onFault: (fault: unknown) => void,
  options: { readonly taskQueue?: FairQueue; readonly niceIncrement?: number },
): Piscina<Queued, ThreadAnswer> {
  const pool = new Piscina<Queued, ThreadAnswer>({
    ...options,
    filename: new URL('./reading-thread.ts', import.meta.url).href,
    workerData: { database, introspection } satisfies ReadingSettings,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    // Otherwise a waiting thread would read nothing from its connection to PostgreSQL.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
  })
  pool.on('error', onFault)
  return pool
}

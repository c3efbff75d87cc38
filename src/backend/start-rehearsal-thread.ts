import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  RehearsalProgress,
  RehearsalState,
  RehearsalSummary,
} from '../domain/rehearsal/rehearsal-summary.ts'
import { ThreadPool } from './http/threads/thread-pool.ts'
import type { RehearsalTask } from './rehearsal-thread.ts'
import type { Config } from './settings/config.ts'

/** An edition of 1 400 matches takes some 300 MB while it is copied, played and read. */
const LARGEST_HEAP_MB = 768
/** The thread gets the processor after everything else. */
const NICE = 19

type Order = Omit<RehearsalTask, 'folder'>

interface Running {
  readonly order: Order
  readonly end: AbortController
  readonly over: Promise<void>
}

/**
 * Rehearses one edition at a time in a thread of its own: feeds and desks must not wait. What was found is kept until another
 * rehearsal has found something or the process ends.
 */
export class RehearsalThread {
  readonly #pool: ThreadPool<RehearsalTask, RehearsalSummary | null>
  readonly #folder: string
  readonly #onFault: (fault: unknown) => void
  #running: Running | null = null
  #progress: RehearsalProgress | null = null
  #found: Pick<RehearsalState, 'failure' | 'last'> & { readonly year?: number } = {
    failure: null,
    last: null,
  }

  constructor(
    { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
    onFault: (fault: unknown) => void,
    largestHeapMb = LARGEST_HEAP_MB,
  ) {
    this.#folder = join(dataDir, 'rehearsal')
    this.#onFault = onFault
    const file = new URL('./rehearsal-thread.ts', import.meta.url)
    const onMessage = (progress: unknown) => {
      this.#progress = progress as RehearsalProgress
    }
    this.#pool = new ThreadPool({
      file,
      settings: { database },
      nice: NICE,
      largestHeapMb,
      // A thread that ends before it takes its task would be begun again and again.
      onFault: (fault) => (this.#running ? this.#running.end.abort(fault) : onFault(fault)),
      onMessage,
    })
  }

  /** Removes every copy, that of a process which was killed as well. */
  readonly clear = (): Promise<void> => rm(this.#folder, { recursive: true, force: true, maxRetries: 5 })

  /** @returns whether it was begun; not while another one runs */
  start(order: Order): boolean {
    if (this.#running !== null) return false
    const end = new AbortController()
    this.#progress = null
    this.#running = { order, end, over: this.#rehearse(order, end.signal) }
    return true
  }

  /** Returns how it is with the rehearsals of an edition, but for what its database tells. */
  stateOf(year: number): Omit<RehearsalState, 'isOutdated'> {
    if (this.#running?.order.year === year)
      return {
        running: { wish: this.#running.order.wish, progress: this.#progress },
        failure: null,
        last: null,
      }
    const { failure, last } = this.#found
    return this.#found.year === year ? { running: null, failure, last } : NOTHING
  }

  /** Ends the rehearsal that runs, if any. What was found before stays. */
  async cancel(): Promise<void> {
    this.#running?.end.abort(CANCELLED)
    await this.#running?.over
  }

  async stop(): Promise<void> {
    await this.cancel()
    await this.#pool.stop()
  }

  async #rehearse(order: Order, signal: AbortSignal): Promise<void> {
    const { year } = order
    try {
      await this.clear()
      await mkdir(this.#folder, { recursive: true })
      const folder = await mkdtemp(join(this.#folder, 'copy-'))
      const last = await this.#pool.run({ ...order, folder }, '', signal)
      this.#found = { year, failure: last === null ? 'no-match' : null, last }
    } catch (fault) {
      const reason: unknown = signal.aborted ? signal.reason : fault
      if (reason !== CANCELLED) {
        this.#onFault(reason)
        const isMemory = Object(reason).code === 'ERR_WORKER_OUT_OF_MEMORY'
        this.#found = { year, failure: isMemory ? 'memory' : 'failed', last: null }
      }
    }
    await this.clear().catch(this.#onFault)
    this.#running = null
  }
}

const CANCELLED = 'cancelled'
const NOTHING = { running: null, failure: null, last: null } as const

import { Piscina, queueOptionsSymbol } from 'piscina'
import { FairQueue, type QueueOptions } from './fair-queue.ts'

/** How long a thread without work is kept, in milliseconds. */
const IDLE_MS = 60_000

export interface ThreadOptions {
  /** A module whose default export does one task. It reads its settings from `workerData`. */
  readonly file: URL
  /** Plain data for the module. */
  readonly settings: unknown
  /** By how much the thread leaves the processor to others, from 0 to 19. */
  readonly nice: number
  /** A thread that needs more memory ends, and its task fails. */
  readonly largestHeapMb: number
  /** Gets the faults of a thread without a task. */
  readonly onFault: (fault: unknown) => void
  /** Gets what a task posts to its parent before it is done. */
  readonly onMessage?: (message: unknown) => void
}

/** One thread that does tasks one at a time, in turn by address. It starts with its first task and ends when idle. */
export class ThreadPool<Task extends object, Result> {
  readonly #queue = new FairQueue()
  readonly #pool: Piscina<Task & { readonly [queueOptionsSymbol]: QueueOptions }, Result>

  constructor({ file, settings, nice, largestHeapMb, onFault, onMessage }: ThreadOptions) {
    this.#pool = new Piscina({
      filename: file.href,
      workerData: settings,
      taskQueue: this.#queue,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: nice,
      // Otherwise a waiting thread would read nothing from its connection to PostgreSQL.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: largestHeapMb },
    })
    this.#pool.on('error', onFault)
    if (onMessage) this.#pool.on('message', onMessage)
  }

  /** The number of tasks that wait for their turn, of one address or of all. */
  waiting(address?: string): number {
    return address === undefined ? this.#queue.size : this.#queue.waiting(address)
  }

  /**
   * @param address for whom the task is done
   * @param signal ends the task, and the thread if it has begun
   * @throws what the task throws; an error if the thread or the signal ends it
   */
  run(task: Task, address = '', signal: AbortSignal | null = null): Promise<Result> {
    return this.#pool.run({ ...task, [queueOptionsSymbol]: { address } }, { signal })
  }

  async stop(): Promise<void> {
    await this.#pool.destroy()
  }
}

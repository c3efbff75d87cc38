import { refusedAsBusy } from './cup-import/refused-as-busy.ts'
import type { ImportTask, TakenImport } from './cup-import/take-import.ts'
import { ThreadPool } from './http/threads/thread-pool.ts'
import type { Config } from './settings/config.ts'

/** A spreadsheet of 1 400 teams takes some 200 MB while it is read and compared. */
const LARGEST_HEAP_MB = 768
/** The thread gets the processor after those that serve. */
const NICE = 10
const MOST_WAITING = 3

/** Reads and stores imports in a thread of their own: a large spreadsheet takes seconds, and feeds and desks must not wait. */
export class ImportThread {
  readonly #pool: ThreadPool<ImportTask, TakenImport>

  constructor(
    { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
    onFault: (fault: unknown) => void,
  ) {
    const file = new URL('./import-thread.ts', import.meta.url)
    const settings = { database, dataDir }
    this.#pool = new ThreadPool({ file, settings, nice: NICE, largestHeapMb: LARGEST_HEAP_MB, onFault })
  }

  /** @throws what the database throws; an error if the thread ends, as it does if it needs more memory */
  readonly take = async (task: ImportTask): Promise<TakenImport> =>
    this.#pool.waiting() < MOST_WAITING ? this.#pool.run(task) : refusedAsBusy(task.locale)

  async stop(): Promise<void> {
    await this.#pool.stop()
  }
}

import { resolve } from 'node:path'
import { WorkerPool } from '../drawing/worker-pool.ts'
import { built } from './built.ts'
import type { Batch } from './stamp-batch.ts'

/** Threads that make and write pages beside this one. Each reads the cup for itself. */
export class StampingThreads {
  private readonly pool = new WorkerPool(resolve('src/layouts/stamping-worker.ts'))

  get size(): number {
    return this.pool.size
  }

  /** Starts the threads as soon as the built code is loaded, so that they read the cup while this thread does. */
  startEarly(): void {
    const nothing = ({ module }: { readonly module: string }): Batch => ({
      module,
      shell: null,
      paths: [],
      outDir: '',
    })
    const started = built
      .given()
      .then((site) =>
        Promise.all(Array.from({ length: this.size }, (_, thread) => this.pool.run(nothing(site), thread))),
      )
    // A fault comes back with the first batch of pages.
    started.catch(() => undefined)
  }

  /** Makes a batch in one of the threads; see `stampBatch`. @param thread from 0 */
  readonly stamp = (batch: Batch, thread: number): Promise<string[]> => this.pool.run(batch, thread)
}

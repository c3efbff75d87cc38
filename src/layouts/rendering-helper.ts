import { resolve } from 'node:path'
import { settingsOfEnvironment } from '../data/build/archive.ts'
import { keptAnswersDir } from '../data/build/warm-site.ts'
import { WorkerPool } from '../drawing/worker-pool.ts'
import { built } from './built.ts'
import type { PageShell } from './page-shell.ts'

/**
 * A request to the thread. It answers `make` with the bytes of each file: of pages that have the shell, or, without a shell,
 * of files that are made without Astro. Null stands for a file it cannot make.
 */
export type HelperTask =
  | { readonly kind: 'open'; readonly module: string; readonly siteDir: string }
  | { readonly kind: 'reread'; readonly year: number }
  | { readonly kind: 'make'; readonly shell: PageShell | null; readonly paths: readonly string[] }

/**
 * A second thread that makes pages while a build stays in memory. It has its own copy of the cup, read from the same
 * answers as the first thread's, so that both show the same state.
 */
export class RenderingHelper {
  readonly #pool: WorkerPool
  /** Resolves when all tasks are done; never rejects. */
  #settled: Promise<void> = Promise.resolve()
  #isReady = false
  #fault: string | null = null

  /**
   * Starts reading the cup. The first thread must have read it already.
   *
   * @param siteDir the folder of the site whose history pages name, see `WarmSite`
   */
  constructor(siteDir: string) {
    const env = { ...process.env, ANSWERS_DIR: keptAnswersDir(settingsOfEnvironment().cacheDir) }
    this.#pool = new WorkerPool(resolve('src/layouts/rendering-worker.ts'), { env }, 1)
    const module = built.take()?.module
    if (module === undefined) throw new Error('No page of the site has been loaded yet.')
    this.#follow({ kind: 'open', module, siteDir })
  }

  /** Whether the thread has loaded the state that was requested last. */
  get isReady(): boolean {
    return this.#isReady && this.#fault === null
  }

  /** Why the thread makes no more pages; null while it does. */
  get fault(): string | null {
    return this.#fault
  }

  /** Resolves when no answer is being read: from then on, answers may be kept anew. */
  settled(): Promise<void> {
    return this.#settled
  }

  /** Loads the edition again, as the first thread has read it. */
  reread(year: number): void {
    if (this.#fault === null) this.#follow({ kind: 'reread', year })
  }

  /**
   * Makes files from the state loaded last, as soon as it is loaded.
   *
   * @returns see `HelperTask`; null instead of all files if the thread makes none
   */
  async make(
    shell: PageShell | null,
    paths: readonly string[],
  ): Promise<readonly (Uint8Array | null)[] | null> {
    await this.#settled
    if (!this.isReady) return null
    try {
      return await this.#pool.run({ kind: 'make', shell, paths } satisfies HelperTask)
    } catch (fault) {
      this.#fail(fault)
      return null
    }
  }

  #follow(task: HelperTask): void {
    this.#isReady = false
    this.#settled = this.#settled
      .then(() => this.#pool.run(task))
      .then(
        () => {
          this.#isReady = true
        },
        (fault: unknown) => this.#fail(fault),
      )
  }

  #fail(fault: unknown): void {
    this.#isReady = false
    this.#fault ??= fault instanceof Error ? fault.message : String(fault)
  }
}

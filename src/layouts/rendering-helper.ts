import { resolve } from 'node:path'
import { settingsOfEnvironment } from '../data/build/archive.ts'
import { keptAnswersDir } from '../data/build/warm-site.ts'
import { WorkerPool } from '../drawing/worker-pool.ts'
import { built } from './built.ts'
import type { PageShell } from './page-shell.ts'

/**
 * What the thread is asked for. It answers `make` with the bytes of each file: of pages that have the shell, or, without
 * one, of files that are made without Astro. Null stands for what it cannot make.
 */
export type HelperTask =
  | { readonly kind: 'open'; readonly module: string; readonly siteDir: string }
  | { readonly kind: 'reread'; readonly year: number }
  | { readonly kind: 'make'; readonly shell: PageShell | null; readonly paths: readonly string[] }

/**
 * A second thread that makes pages of a build that stays. It has a cup of its own in memory, read from the answers that the
 * first was given, so that both show one state.
 */
export class RenderingHelper {
  readonly #pool: WorkerPool
  /** Ends when all that was asked for is done; never rejects. */
  #settled: Promise<void> = Promise.resolve()
  #isReady = false
  #fault: string | null = null

  /**
   * Begins to read the cup, once the first thread has.
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

  /** Whether it has the state that was asked for last. */
  get isReady(): boolean {
    return this.#isReady && this.#fault === null
  }

  /** Why it makes no more pages; null while it does. */
  get fault(): string | null {
    return this.#fault
  }

  /** Ends when no answer is being read: from then on answers may be kept anew. */
  settled(): Promise<void> {
    return this.#settled
  }

  /** Takes up the edition as the first thread has read it. */
  reread(year: number): void {
    if (this.#fault === null) this.#follow({ kind: 'reread', year })
  }

  /**
   * Makes files of the state that was taken up last, as soon as it is.
   *
   * @returns see `HelperTask`; null instead of all where it makes none
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

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import '../../src/drawing/keep-memory.ts'
import { EditionBatches } from './edition-batches.ts'

/** What a thread is started with. */
export interface ThreadSettings {
  /** The address of the module of the site's program. */
  readonly program: string
}

/**
 * The threads that make the files of a site. Each reads the archive for itself, with the settings of this process's
 * environment (see src/data/build/settings.ts).
 */
export class SiteThreads {
  readonly #threads: readonly Piscina[]

  /** @param programDir the folder of the site's program, see `siteProgram` */
  constructor(programDir: string, count: number) {
    const program = pathToFileURL(join(programDir, 'server', 'entry.mjs')).href
    const { BUILD_PROGRESS_FILE: _, ...others } = process.env
    this.#threads = Array.from(
      { length: count },
      (__, thread) =>
        new Piscina({
          filename: new URL('./site-thread.ts', import.meta.url).href,
          workerData: { program } satisfies ThreadSettings,
          // The first thread tells how far the reading is, and what is odd in the data.
          env: thread === 0 ? process.env : { ...others, TELL_PROBLEMS: '0' },
          minThreads: 1,
          maxThreads: 1,
        }),
    )
  }

  /** Every file of the site but scripts and styles, by its path from the root. @throws what the program throws */
  siteFiles(): Promise<string[]> {
    return this.#first.run(undefined, { name: 'siteFiles' })
  }

  /** Every file that belongs to the latest edition. */
  editionFiles(year: number): Promise<string[]> {
    return this.#first.run(year, { name: 'editionFiles' })
  }

  /** Has all threads read an edition again. */
  async rereadEdition(year: number): Promise<void> {
    await this.#all(year, 'rereadEdition')
  }

  /** Limits the history that pages name to what a release has. @param siteDir the folder of its site */
  async keepHistory(siteDir: string): Promise<void> {
    await this.#all(siteDir, 'keepHistory')
  }

  /** Makes files and writes them into a folder. @param onWritten gets the number of each batch */
  async write(files: readonly string[], dir: string, onWritten: (count: number) => void): Promise<void> {
    await this.#share(files, async (thread, batch) => {
      await thread.run({ files: batch, dir }, { name: 'write' })
      onWritten(batch.length)
    })
  }

  /** Makes files, in any order. @param take gets each */
  async make(
    files: readonly string[],
    take: (file: string, content: Buffer) => void,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#share(files, async (thread, batch) => {
      signal.throwIfAborted()
      const made: Uint8Array<ArrayBuffer>[] = await thread.run(batch, { name: 'make' })
      for (const [at, { buffer, byteOffset, byteLength }] of made.entries())
        take(batch[at] as string, Buffer.from(buffer, byteOffset, byteLength))
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.destroy()))
  }

  get #first(): Piscina {
    return this.#threads[0] as Piscina
  }

  async #all(task: unknown, name: string): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.run(task, { name })))
  }

  async #share(
    files: readonly string[],
    work: (thread: Piscina, batch: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const batches = new EditionBatches(files, this.#threads.length)
    await Promise.all(
      this.#threads.map(async (thread, number) => {
        for (let batch = batches.next(number); batch; batch = batches.next(number)) await work(thread, batch)
      }),
    )
  }
}

import type { AstroPrerenderer } from 'astro'
import { built } from './built.ts'
import type { PageShell } from './page-shell.ts'
import { type Batch, stampBatch } from './stamp-batch.ts'
import type { StampingThreads } from './stamping-threads.ts'

export type PagePath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number]

/** Makes and writes the pages of a batch, in one of the threads; see `stampBatch`. */
interface Stamp {
  readonly thread: number
  readonly run: (batch: Batch) => Promise<string[]>
}

interface HeldBatch {
  readonly batch: Batch
  readonly pages: readonly PagePath[]
  readonly year: string
}

/** The key of held files that are plain texts. */
export const TEXTS = 'texts'

/** Small enough that all threads end at about the same time, and that the progress moves. */
const PAGES_OF_A_BATCH = 64

/**
 * Batches that another thread is given ahead. One lasts some 20 ms, and this thread gives the next only between two pages
 * that Astro renders, of which some take 0.3 s.
 */
const BATCHES_AHEAD = 8

/**
 * Pages that bypass Astro: once their kind has a shell, all threads make and write them, this one between the pages that
 * Astro renders.
 */
export class HeldPages {
  private readonly byKind: Map<string, readonly PagePath[]>
  private readonly outDir: string
  private readonly batches: HeldBatch[] = []
  /** One stamp for this thread, and as many for each other thread as it is given batches ahead. */
  private readonly stamps: readonly Stamp[]
  private readonly working = new Map<Stamp, Promise<void>>()
  /** The edition that each thread works on. */
  private readonly yearOf = new Map<number, string>()
  /** The pages that no shell fits. */
  private readonly odd: PagePath[] = []
  private fault: unknown

  /** @param threads null if this thread makes all pages */
  constructor(
    byKind: ReadonlyMap<string, readonly PagePath[]>,
    outDir: string,
    threads: StampingThreads | null,
  ) {
    this.byKind = new Map(byKind)
    this.outDir = outDir
    const others = threads
      ? Array.from({ length: BATCHES_AHEAD * threads.size }, (_, at) => ({
          thread: 1 + (at % threads.size),
          run: (batch: Batch) => threads.stamp(batch, at % threads.size),
        }))
      : []
    this.stamps = [{ thread: 0, run: stampBatch }, ...others]
  }

  /** Queues the pages of a kind. @param shell null if the kind has none: Astro renders its pages */
  release(kind: string, shell: PageShell | null): void {
    const held = this.byKind.get(kind) ?? []
    this.byKind.delete(kind)
    const module = built.take()?.module
    if (!shell || module === undefined) {
      this.odd.push(...held)
      return
    }
    this.queue(module, shell, held)
  }

  /** Queues the files that are plain texts, which have no shell. Does nothing if that was done before. */
  releaseTexts(): void {
    const held = this.byKind.get(TEXTS) ?? []
    const module = held.length > 0 ? built.take()?.module : undefined
    if (module === undefined) return
    this.byKind.delete(TEXTS)
    this.queue(module, null, held)
  }

  private queue(module: string, shell: PageShell | null, held: readonly PagePath[]): void {
    for (let at = 0; at < held.length; at += PAGES_OF_A_BATCH) {
      const pages = held.slice(at, at + PAGES_OF_A_BATCH)
      const batch = { module, shell, paths: pages.map(pathOf), outDir: this.outDir }
      const [, year = ''] = /(\d+)/.exec(batch.paths[0] ?? '') ?? []
      this.batches.push({ batch, pages, year })
    }
    for (const stamp of this.stamps) if (!this.working.has(stamp)) this.start(stamp)
  }

  /** Waits for all batches. Returns the pages that were not written, which Astro has to render. */
  async written(): Promise<readonly PagePath[]> {
    while (this.working.size > 0) await Promise.all(this.working.values())
    if (this.fault !== undefined) throw this.fault
    return [...this.odd, ...[...this.byKind.values()].flat()]
  }

  /** Drops the batches that have not begun. */
  stop(): void {
    this.batches.length = 0
  }

  private start(stamp: Stamp): void {
    const work = this.work(stamp)
      .catch((fault: unknown) => {
        this.fault ??= fault
        this.stop()
      })
      .finally(() => this.working.delete(stamp))
    this.working.set(stamp, work)
  }

  /**
   * Takes the next batch of the edition that the thread works on, so that no two threads compute what the pages of an
   * edition share; else one of an edition that no other thread works on; else any.
   */
  private next({ thread }: Stamp): HeldBatch | undefined {
    const own = this.yearOf.get(thread)
    const taken = new Set(this.yearOf.values())
    const at = [
      this.batches.findIndex(({ year }) => year === own),
      this.batches.findIndex(({ year }) => !taken.has(year)),
      0,
    ].find((found) => found >= 0)
    const [next] = this.batches.splice(at ?? 0, 1)
    if (next) this.yearOf.set(thread, next.year)
    return next
  }

  private async work(stamp: Stamp): Promise<void> {
    for (let next = this.next(stamp); next; next = this.next(stamp)) {
      const unfit = new Set(await stamp.run(next.batch))
      for (const page of next.pages)
        if (unfit.has(pathOf(page))) this.odd.push(page)
        else if (!pathOf(page).endsWith('.json')) built.take()?.pageRendered()
    }
  }
}

/** The path of a page with slashes at both ends, or of a file with its name. */
export const pathOf = ({ pathname }: PagePath): string =>
  (/\.\w+$/.test(pathname) ? `/${pathname}` : `/${pathname}/`).replace(/\/{2,}/g, '/')

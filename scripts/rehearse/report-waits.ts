import type { Played } from '../../src/backend/demo/player.ts'

/** A report that takes longer than this is slow, at the service and on its way to the pages. Milliseconds. */
export const SLOW = { report: 500, page: 10_000 } as const

/** How long a report took from the service to the pages, milliseconds. */
export interface PageWait {
  readonly matchId: string
  readonly ms: number
}

export interface Slowness {
  readonly reports: number
  /** The reports that the service took long for. */
  readonly slowReports: readonly Pick<Played, 'matchId' | 'kind' | 'ms'>[]
  /** From the service to the pages: of half of the reports, of 95 of 100, and the slowest three; null without pages. */
  readonly pages: {
    readonly half: number
    readonly most: number
    readonly slowest: readonly PageWait[]
  } | null
  /** How many reports no page showed when the rehearsal ended. */
  readonly unpublished: number
}

/** Returns what was slow without pages: played as fast as it goes, no time tells anything. */
export const withoutSite = (reports: number): Slowness => ({
  reports,
  slowReports: [],
  pages: null,
  unpublished: 0,
})

const numberOf = (revision: string) => Number(revision.slice(revision.lastIndexOf('.') + 1))

/** Measures how long reports take until the pages hold them. */
export class ReportWaits {
  readonly #reports: Played[] = []
  readonly #waits: PageWait[] = []
  #waiting: Played[] = []

  played(report: Played): void {
    this.#reports.push(report)
    this.#waiting.push(report)
  }

  /** @param at when the pages of the revision were there, epoch milliseconds */
  published(revision: string, at: number): void {
    const isShown = (report: Played) => numberOf(report.revision) <= numberOf(revision)
    for (const report of this.#waiting.filter(isShown))
      this.#waits.push({ matchId: report.matchId, ms: Math.max(0, at - report.at) })
    this.#waiting = this.#waiting.filter((report) => !isShown(report))
  }

  get unpublished(): number {
    return this.#waiting.length
  }

  result(): Slowness {
    const waits = this.#waits.toSorted((one, other) => one.ms - other.ms)
    const at = (share: number) => waits[Math.floor(share * (waits.length - 1))]?.ms ?? 0
    return {
      reports: this.#reports.length,
      slowReports: this.#reports
        .filter(({ ms }) => ms > SLOW.report)
        .sort((one, other) => other.ms - one.ms)
        .map(({ matchId, kind, ms }) => ({ matchId, kind, ms: Math.round(ms) })),
      pages: waits.length > 0 ? { half: at(0.5), most: at(0.95), slowest: waits.slice(-3).reverse() } : null,
      unpublished: this.#waiting.length,
    }
  }
}

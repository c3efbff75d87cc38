import type { PendingReport, ReportDraft } from '../../../src/domain/tournament/report.ts'

/**
 * What a desk knows of one of its own reports.
 * - `lost`: the desk was lost before it got an answer; the service may have taken the report
 */
type Fate = 'waiting' | 'taken' | 'refused' | 'dropped' | 'lost'

export interface Entry {
  readonly desk: string
  readonly matchId: string
  /** The second in which the report was made. It identifies the report, as no other report has the same second. */
  readonly at: number
  /** The order of one desk's reports. Its reports of a match are taken in this order. */
  readonly order: number
  draft: ReportDraft
  fate: Fate
  wasSent: boolean
}

/** Every report that any desk ever made. */
export class Ledger {
  readonly #byKey = new Map<string, Entry>()

  get entries(): readonly Entry[] {
    return [...this.#byKey.values()]
  }

  get size(): number {
    return this.#byKey.size
  }

  add(desk: string, report: PendingReport, at: number): void {
    const { matchId, order } = report
    this.#byKey.set(report.key, { desk, matchId, order, at, draft: report, fate: 'waiting', wasSent: false })
  }

  /** @param report as the desk sends it now: a conflict may have changed it */
  note(report: PendingReport, fate: Fate): void {
    const entry = this.#byKey.get(report.key)
    if (!entry) throw new Error(`No desk made the report ${report.key}.`)
    if (report.standing.kind === 'waiting') entry.draft = report
    entry.fate = fate
  }

  sent(report: PendingReport): void {
    this.note(report, 'waiting')
    const entry = this.#byKey.get(report.key)
    if (entry) entry.wasSent = true
  }

  count(fate: Fate): number {
    return this.entries.filter((entry) => entry.fate === fate).length
  }
}

import { setTimeout } from 'node:timers/promises'
import type { Random } from '../../../src/backend/demo/random.ts'
import { type DeskService, fetchMatch, sendReport } from '../../../src/data/browser/report.ts'
import { keepMine, keepTheirs, nextToSend, settled } from '../../../src/domain/desk/outbox.ts'
import type { MatchIds } from '../../../src/domain/tournament/edition-ids.ts'
import { type PendingReport, type ReportDraft, WAITING } from '../../../src/domain/tournament/report.ts'
import type { Ledger } from './ledger.ts'

/** The time between two looks into the outbox, and the pause after a request without an answer. Milliseconds. */
const LOOK_EVERY_MS = 20
const AWAY_MS = 300
/** The average time in which somebody types the next report. */
const PAUSE_MS = 150
const CHANCE_OF_MINE = 0.6

interface DeskParts {
  readonly name: string
  readonly service: DeskService
  readonly ledger: Ledger
  readonly random: Random
  /** The time as this desk's clock has it; each call returns another second. */
  readonly clock: () => number
}

/** A desk of the cup: it uses the outbox of the product and keeps sending until every report is answered. */
export class Desk {
  isOffline = false
  readonly #parts: DeskParts
  #reports: readonly PendingReport[] = []
  #order = 0
  /** Grows when the desk is lost: answers to requests that were under way then are ignored. */
  #life = 0

  constructor(parts: DeskParts) {
    this.#parts = parts
  }

  get isIdle(): boolean {
    return this.#reports.length === 0
  }

  /** @param seen revision of the match that is on the screen; null where it is not known */
  add(match: MatchIds, drafts: readonly ReportDraft[], seen: number | null): void {
    const { cupId, tournamentId, matchId } = match
    for (const draft of drafts) {
      this.#order += 1
      const at = this.#parts.clock()
      const report: PendingReport = {
        ...draft,
        ...{ cupId, tournamentId, matchId, at, seen },
        key: crypto.randomUUID(),
        order: this.#order,
        title: matchId,
        standing: WAITING,
      }
      this.#parts.ledger.add(this.#parts.name, report, at)
      this.#reports = [...this.#reports, report]
    }
  }

  /** Loses the device with all reports that it had not sent. Somebody starts again with another device. */
  lose(): void {
    this.#life += 1
    for (const report of this.#reports) this.#parts.ledger.note(report, 'lost')
    this.#reports = []
  }

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const next = this.isOffline ? null : nextToSend(this.#reports)
      if (next) await this.#send(next)
      await setTimeout(next ? this.#parts.random.int(0, 2 * PAUSE_MS) : LOOK_EVERY_MS)
    }
  }

  async #send(report: PendingReport): Promise<void> {
    const { ledger, service } = this.#parts
    const life = this.#life
    ledger.sent(report)
    const outcome = await sendReport(report, service)
    if (life !== this.#life) return
    this.#reports = settled(this.#reports, report.key, outcome)
    switch (outcome.kind) {
      case 'taken':
        return ledger.note(report, 'taken')
      case 'refused':
        this.#reports = this.#reports.filter(({ key }) => key !== report.key)
        return ledger.note(report, 'refused')
      case 'conflict':
        return this.#decide(report, life)
      case 'unauthorized':
        throw new Error('The service does not know the key of the desks.')
      case 'away':
        await setTimeout(AWAY_MS)
    }
  }

  async #decide(report: PendingReport, life: number): Promise<void> {
    const { service, random, ledger } = this.#parts
    let theirs = await fetchMatch(report, service)
    while (theirs === null) {
      await setTimeout(AWAY_MS)
      theirs = await fetchMatch(report, service)
    }
    if (life !== this.#life) return
    if (random.chance(CHANCE_OF_MINE)) {
      this.#reports = keepMine(this.#reports, report.key, theirs.match)
      return
    }
    const kept = keepTheirs(this.#reports, report.key)
    for (const dropped of this.#reports) if (!kept.includes(dropped)) ledger.note(dropped, 'dropped')
    this.#reports = kept
  }
}

import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { type ChangeAnswer, type ChangeRequest, changeEdition } from '../change/change-edition.ts'
import { type CupClocks, cupTime, WORLD_CLOCK } from '../cup-clock.ts'
import { EditionFeeds } from '../feed/edition-feeds.ts'
import { type AdjustmentAnswer, type AdjustmentRequest, adjustPoints } from '../report/adjust-points.ts'
import { type ReportAnswer, type ReportRequest, reportMatch } from '../report/report-match.ts'
import {
  reinstateTeam,
  type TeamAnswer,
  type TeamRequest,
  type WithdrawalRequest,
  withdrawTeam,
} from '../report/withdraw-team.ts'
import { RevisionWatch } from '../revision-watch.ts'
import { type FoundScorer, findScorer } from '../scorer-links/find-scorer.ts'

/** The live results: takes every report, and makes its changes known in this process. */
export class LiveResults {
  readonly watch: RevisionWatch
  readonly feeds: EditionFeeds
  readonly #db: Kysely<Tables>
  readonly #clocks: CupClocks

  constructor(db: Kysely<Tables>, clocks: CupClocks = WORLD_CLOCK) {
    this.#db = db
    this.#clocks = clocks
    this.watch = new RevisionWatch(db)
    this.feeds = new EditionFeeds(db, this.watch, clocks)
  }

  /**
   * Stores a report with all that follows from it. The next request to this process sees the change.
   *
   * @param now the time of the cup's clock, epoch milliseconds
   * @throws ReportRefusal if the report is refused; what the database throws
   */
  async report(request: ReportRequest, now = this.#now(request)): Promise<ReportAnswer> {
    return this.#known(reportMatch(this.#db, request, now))
  }

  /** Withdraws a team with all that follows; otherwise as `report`. */
  async withdraw(request: WithdrawalRequest): Promise<TeamAnswer> {
    return this.#known(withdrawTeam(this.#db, request, this.#now(request)))
  }

  /** Takes the withdrawal of a team back; otherwise as `report`. */
  async reinstate(request: TeamRequest): Promise<TeamAnswer> {
    return this.#known(reinstateTeam(this.#db, request, this.#now(request)))
  }

  /** Changes a team or match with all that follows; otherwise as `report`. */
  async change(request: ChangeRequest): Promise<ChangeAnswer> {
    return this.#known(changeEdition(this.#db, request, this.#now(request)))
  }

  /** Finds the scorer who sends a key. @throws what the database throws */
  findScorer(key: string): Promise<FoundScorer> {
    return findScorer(this.#db, key, (cupId) => this.#now({ cupId }))
  }

  #now({ cupId }: { readonly cupId: string }): number {
    return cupTime(this.#clocks.runOf(cupId), Date.now())
  }

  /** Makes a change known in this process once it is stored or refused. */
  async #known<Answer>(change: Promise<Answer>): Promise<Answer> {
    try {
      return await change
    } finally {
      this.watch.changed()
    }
  }

  /**
   * Stores the points that a jury gives or takes, with all that follows from them.
   *
   * @throws ReportRefusal if the decision is refused; what the database throws
   */
  async adjustPoints(request: AdjustmentRequest): Promise<AdjustmentAnswer> {
    const now = cupTime(this.#clocks.runOf(request.cupId), Date.now())
    try {
      return await adjustPoints(this.#db, request, now)
    } finally {
      this.watch.changed()
    }
  }
}

import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { type CupClocks, cupTime, WORLD_CLOCK } from '../cup-clock.ts'
import { EditionFeeds } from '../feed/edition-feeds.ts'
import { type ReportAnswer, type ReportRequest, reportMatch } from '../report/report-match.ts'
import { RevisionWatch } from '../revision-watch.ts'

/** The results as they change: the one way in for reports, and what tells everybody else in this process. */
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
   * Stores a report with all that follows from it; the next question asked of this process knows of it.
   *
   * @param now of the cup's clock, epoch milliseconds
   * @throws ReportRefusal where it is not taken; what the database throws
   */
  async report(
    request: ReportRequest,
    now = cupTime(this.#clocks.runOf(request.cupId), Date.now()),
  ): Promise<ReportAnswer> {
    try {
      return await reportMatch(this.#db, request, now)
    } finally {
      this.watch.changed()
    }
  }
}

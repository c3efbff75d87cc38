import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { type CupClocks, cupTime, WORLD_CLOCK } from '../cup-clock.ts'
import { EditionFeeds } from '../feed/edition-feeds.ts'
import { type ReportAnswer, type ReportRequest, reportMatch } from '../report/report-match.ts'
import { RevisionWatch } from '../revision-watch.ts'

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

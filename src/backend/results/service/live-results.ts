import type { Kysely } from 'kysely'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Tables } from '../../database/tables.ts'
import type { Actor } from '../access/actor.ts'
import type { Asked } from '../acts/asked.ts'
import { logAsked } from '../acts/log-asked.ts'
import { type UndoneAnswer, type UndoRequest, undoAct } from '../acts/undo-act.ts'
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
import { type IssuedScorerLink, type IssueRequest, issueScorerLinks } from '../scorer-links/issue-links.ts'
import {
  type EditionRequest,
  type RevokeRequest,
  revokeScorerLink,
  scorerLinks,
  type WireScorerLink,
} from '../scorer-links/stored-links.ts'

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
   * Stores a report with all that follows from it. The next request to this process sees the change. What an actor asks for is
   * logged in the same transaction.
   *
   * @param now the time of the cup's clock, epoch milliseconds
   * @throws ReportRefusal if the report is refused; what the database throws
   */
  async report(request: ReportRequest, now = this.timeOf(request)): Promise<ReportAnswer> {
    return this.#made({ kind: 'report', request }, (db) => reportMatch(db, request, now))
  }

  /** Withdraws a team with all that follows; otherwise as `report`. */
  async withdraw(request: WithdrawalRequest): Promise<TeamAnswer> {
    return this.#made({ kind: 'withdraw', request }, (db) => withdrawTeam(db, request, this.timeOf(request)))
  }

  /** Takes the withdrawal of a team back; otherwise as `report`. */
  async reinstate(request: TeamRequest): Promise<TeamAnswer> {
    return this.#made({ kind: 'reinstate', request }, (db) =>
      reinstateTeam(db, request, this.timeOf(request)),
    )
  }

  /** Changes a team, a match or a part of the edition with all that follows; otherwise as `report`. */
  async change(request: ChangeRequest): Promise<ChangeAnswer> {
    return this.#made({ kind: 'change', request }, (db) => changeEdition(db, request, this.timeOf(request)))
  }

  /** Stores the points that a jury gives or takes, with all that follows; otherwise as `report`. */
  async adjustPoints(request: AdjustmentRequest): Promise<AdjustmentAnswer> {
    return this.#made({ kind: 'adjustPoints', request }, (db) =>
      adjustPoints(db, request, this.timeOf(request)),
    )
  }

  /** Undoes an act of the log; otherwise as `report`. */
  async undo(request: UndoRequest): Promise<UndoneAnswer> {
    return this.#made({ kind: 'undo', request }, (db) => undoAct(db, request, this.timeOf(request)))
  }

  /** The links of an edition. @throws as `report` */
  scorerLinks(request: EditionRequest): Promise<WireScorerLink[]> {
    return scorerLinks(this.#db, request, this.timeOf(request))
  }

  /** Issues links for fields and days. @throws as `report` */
  issueScorerLinks(request: IssueRequest, actor: Actor): Promise<IssuedScorerLink[]> {
    return this.#made({ kind: 'issueScorerLinks', request: { ...request, actor } }, (db) =>
      issueScorerLinks(db, request, this.timeOf(request), actor),
    )
  }

  /** Revokes a link. @throws as `report` */
  revokeScorerLink(request: RevokeRequest): Promise<WireScorerLink> {
    return this.#made({ kind: 'revokeScorerLink', request }, (db) =>
      revokeScorerLink(db, request, this.timeOf(request)),
    )
  }

  /** Finds the scorer who sends a key. @throws what the database throws */
  findScorer(key: string): Promise<FoundScorer> {
    return findScorer(this.#db, key, (cupId) => this.timeOf({ cupId }))
  }

  /** Returns the time of a cup's clock, epoch milliseconds. */
  timeOf({ cupId }: { readonly cupId: string }): number {
    return cupTime(this.#clocks.runOf(cupId), Date.now())
  }

  /** Makes a change, logs it, and makes it known in this process once it is stored or refused. */
  async #made<Answer extends object>(
    asked: Asked,
    make: (db: Kysely<Tables>) => Promise<Answer>,
  ): Promise<Answer> {
    const { actor } = asked.request
    try {
      if (!actor) return await make(this.#db)
      return await inTransaction(this.#db, async (trx) => {
        const answer = await make(trx)
        if ('repeated' in answer && answer.repeated === true) return answer
        await logAsked(trx, actor, asked, answer)
        return answer
      })
    } finally {
      this.watch.changed()
    }
  }
}

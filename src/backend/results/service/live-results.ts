import type { Kysely } from 'kysely'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Tables } from '../../database/tables.ts'
import type { Actor } from '../access/actor.ts'
import type { ActRequest } from '../acts/act-request.ts'
import { logAct } from '../acts/log-act.ts'
import { type UndoneResponse, type UndoRequest, undoAct } from '../acts/undo-act.ts'
import { type ChangeRequest, type ChangeResponse, changeEdition } from '../change/change-edition.ts'
import { type CupClocks, cupTime, WORLD_CLOCK } from '../cup-clock.ts'
import { EditionFeeds } from '../feed/edition-feeds.ts'
import { type AdjustmentRequest, type AdjustmentResponse, adjustPoints } from '../report/adjust-points.ts'
import { type MoveRequest, type MoveResponse, moveMatches } from '../report/move-matches.ts'
import { type ReportRequest, type ReportResponse, reportMatch } from '../report/report-match.ts'
import {
  reinstateTeam,
  type TeamRequest,
  type TeamResponse,
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
import { type ScreenRequest, type ScreenResponse, setScreen } from '../screens/set-screen.ts'
import { loggedSource, type SourceRequest, type SourceResponse, setSource } from '../sources/set-source.ts'

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
  async report(request: ReportRequest, now = this.timeOf(request)): Promise<ReportResponse> {
    return this.#made({ kind: 'report', request }, (db) => reportMatch(db, request, now))
  }

  /** Moves or calls off many matches, all or none; otherwise as `report`. */
  async moveMatches(request: MoveRequest): Promise<MoveResponse> {
    return this.#made({ kind: 'moveMatches', request }, (db) =>
      moveMatches(db, request, this.timeOf(request)),
    )
  }

  /** Withdraws a team with all that follows; otherwise as `report`. */
  async withdraw(request: WithdrawalRequest): Promise<TeamResponse> {
    return this.#made({ kind: 'withdraw', request }, (db) => withdrawTeam(db, request, this.timeOf(request)))
  }

  /** Takes the withdrawal of a team back; otherwise as `report`. */
  async reinstate(request: TeamRequest): Promise<TeamResponse> {
    return this.#made({ kind: 'reinstate', request }, (db) =>
      reinstateTeam(db, request, this.timeOf(request)),
    )
  }

  /** Changes a team, a match or a part of the edition with all that follows; otherwise as `report`. */
  async change(request: ChangeRequest): Promise<ChangeResponse> {
    return this.#made({ kind: 'change', request }, (db) => changeEdition(db, request, this.timeOf(request)))
  }

  /** Stores the points that a jury gives or takes, with all that follows; otherwise as `report`. */
  async adjustPoints(request: AdjustmentRequest): Promise<AdjustmentResponse> {
    return this.#made({ kind: 'adjustPoints', request }, (db) =>
      adjustPoints(db, request, this.timeOf(request)),
    )
  }

  /** Undoes an act of the log; otherwise as `report`. */
  async undo(request: UndoRequest): Promise<UndoneResponse> {
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

  /** Says what a screen shows. @throws as `report` */
  setScreen(request: ScreenRequest): Promise<ScreenResponse> {
    return this.#made({ kind: 'setScreen', request }, (db) => setScreen(db, request))
  }

  /** Adds a source, or says what becomes of one. @throws as `report` */
  setSource(request: SourceRequest): Promise<SourceResponse> {
    return this.#made({ kind: 'setSource', request: loggedSource(request) }, (db) => setSource(db, request))
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
  async #made<Received extends object>(
    act: ActRequest,
    make: (db: Kysely<Tables>) => Promise<Received>,
  ): Promise<Received> {
    const { actor } = act.request
    try {
      if (!actor) return await make(this.#db)
      return await inTransaction(this.#db, async (trx) => {
        const response = await make(trx)
        if ('repeated' in response && response.repeated === true) return response
        await logAct(trx, actor, act, response)
        return response
      })
    } finally {
      this.watch.changed()
    }
  }
}

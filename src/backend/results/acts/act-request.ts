import type { LostPlay } from '../../../domain/organiser/import-preview.ts'
import type { ChangeRequest } from '../change/change-edition.ts'
import type { AdjustmentRequest } from '../report/adjust-points.ts'
import type { MoveRequest } from '../report/move-matches.ts'
import type { ReportRequest } from '../report/report-match.ts'
import type { TeamRequest, WithdrawalRequest } from '../report/withdraw-team.ts'
import type { IssueRequest } from '../scorer-links/issue-links.ts'
import type { RevokeRequest } from '../scorer-links/stored-links.ts'
import type { ScreenRequest } from '../screens/set-screen.ts'
import type { loggedSource } from '../sources/set-source.ts'
import type { UndoRequest } from './undo-act.ts'

/** What somebody asked of an edition, by its kind. */
export type ActRequest =
  | { readonly kind: 'report'; readonly request: ReportRequest }
  | { readonly kind: 'moveMatches'; readonly request: MoveRequest }
  | { readonly kind: 'withdraw'; readonly request: WithdrawalRequest }
  | { readonly kind: 'reinstate'; readonly request: TeamRequest }
  | { readonly kind: 'change'; readonly request: ChangeRequest }
  | { readonly kind: 'adjustPoints'; readonly request: AdjustmentRequest }
  | { readonly kind: 'undo'; readonly request: UndoRequest }
  | { readonly kind: 'issueScorerLinks'; readonly request: IssueRequest }
  | { readonly kind: 'revokeScorerLink'; readonly request: RevokeRequest }
  | { readonly kind: 'import'; readonly request: ImportRequest }
  | { readonly kind: 'setScreen'; readonly request: ScreenRequest }
  | { readonly kind: 'setSource'; readonly request: ReturnType<typeof loggedSource> }

/** Files were stored as an edition. A backup leads back from it, and nothing else. */
export interface ImportRequest extends Pick<ReportRequest, 'cupId' | 'tournamentId' | 'actor'> {
  /** The names of the files. */
  readonly file: string
  /** By what the act did: how many were added, changed, removed. */
  readonly teams: readonly number[]
  readonly matches: readonly number[]
  readonly lost: LostPlay
}

/** Returns the request as the log keeps it: without the edition and the sender, whom the log has beside it. */
export function requestOf({ request }: ActRequest): object {
  const { cupId, tournamentId, actor, ...what } = request
  return what
}

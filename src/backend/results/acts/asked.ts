import type { ChangeRequest } from '../change/change-edition.ts'
import type { AdjustmentRequest } from '../report/adjust-points.ts'
import type { ReportRequest } from '../report/report-match.ts'
import type { TeamRequest, WithdrawalRequest } from '../report/withdraw-team.ts'
import type { IssueRequest } from '../scorer-links/issue-links.ts'
import type { RevokeRequest } from '../scorer-links/stored-links.ts'
import type { UndoRequest } from './undo-act.ts'

/** What somebody asked of an edition, by its kind. */
export type Asked =
  | { readonly kind: 'report'; readonly request: ReportRequest }
  | { readonly kind: 'withdraw'; readonly request: WithdrawalRequest }
  | { readonly kind: 'reinstate'; readonly request: TeamRequest }
  | { readonly kind: 'change'; readonly request: ChangeRequest }
  | { readonly kind: 'adjustPoints'; readonly request: AdjustmentRequest }
  | { readonly kind: 'undo'; readonly request: UndoRequest }
  | { readonly kind: 'issueScorerLinks'; readonly request: IssueRequest }
  | { readonly kind: 'revokeScorerLink'; readonly request: RevokeRequest }

/** Returns the request as the log keeps it: without the edition and the sender, whom the log has beside it. */
export function requestOf({ request }: Asked): object {
  const { cupId, tournamentId, actor, ...what } = request
  return what
}

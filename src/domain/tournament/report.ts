import type { MatchIds } from './edition-ids.ts'
import type { Decision, Reason, Score, SideName } from './match.ts'

export const CALL_OFF_REPORTS = ['cancel', 'postpone', 'abandon', 'annul'] as const
export type CallOffReport = (typeof CALL_OFF_REPORTS)[number]
export type ReportKind =
  | 'start'
  | 'score'
  | 'half-time'
  | 'end'
  | 'correction'
  | 'walkover'
  | 'disqualify'
  | 'move'
  | CallOffReport
export type ReportedState = 'scheduled' | 'live' | 'finished'

/** What a user of the desk reports about a match. Fields that a kind of report does not use are null. */
export interface ReportDraft {
  readonly kind: ReportKind
  readonly score: Score | null
  readonly penalties: Score | null
  readonly decision: Decision | null
  readonly winner: SideName | null
  /** For a correction: the state of the match. */
  readonly state: ReportedState | null
  /** For a move: the new start, epoch milliseconds. */
  readonly startsAt: number | null
  /** For a move: the new field. */
  readonly fieldId: string | null
  /** For an abandoned match: whether its score counts. */
  readonly counts: boolean | null
  /** For a walkover: whether neither team came, so that both lose. */
  readonly bothLose: boolean | null
  /** For a disqualification after the match: the side that loses by it. */
  readonly side: SideName | null
  /** Why the match was called off, not played or decided by a jury. */
  readonly reason: Reason | null
}

const NOTHING: Omit<ReportDraft, 'kind'> = {
  score: null,
  penalties: null,
  decision: null,
  winner: null,
  state: null,
  startsAt: null,
  fieldId: null,
  counts: null,
  bothLose: null,
  side: null,
  reason: null,
}

export const draftOf = (kind: ReportKind, said: Partial<Omit<ReportDraft, 'kind'>> = {}): ReportDraft => ({
  ...NOTHING,
  ...said,
  kind,
})

/** A report that is still to be sent to the service. */
export interface PendingReport extends ReportDraft, MatchIds {
  /** Chosen by this browser: the service counts a report that arrives twice only once. */
  readonly key: string
  /** Increases with each report of this browser: reports are sent in this order. */
  readonly order: number
  /** The name of the match in a list, as it was when the report was made. */
  readonly title: string
  /** Cup time, epoch milliseconds; null if the cup's clock was not known. */
  readonly at: number | null
  /** The revision of the match that was on the screen; null if it was not known. */
  readonly seen: number | null
  readonly standing: Standing
}

/**
 * - `waiting`: not sent, or sent and not answered
 * - `refused`: the service rejects it, and gives a reason in English; `isForbidden` if it would take it with another key
 * - `conflict`: the match has changed since it was on the screen
 */
export type Standing =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly reason: string; readonly isForbidden?: boolean }
  | { readonly kind: 'conflict'; readonly revision: number }

export const WAITING: Standing = { kind: 'waiting' }

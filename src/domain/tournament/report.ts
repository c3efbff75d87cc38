import type { MatchIds } from './edition-ids.ts'
import type { Decision, Score, SideName } from './match.ts'

export type ReportKind = 'start' | 'score' | 'half-time' | 'end' | 'correction' | 'walkover' | 'move'
export type ReportedState = 'scheduled' | 'live' | 'finished'

/** What somebody at the desk says of a match; what a kind does not speak of is null. */
export interface ReportDraft {
  readonly kind: ReportKind
  readonly score: Score | null
  readonly penalties: Score | null
  readonly decision: Decision | null
  readonly winner: SideName | null
  /** Of a correction: how far the match is. */
  readonly state: ReportedState | null
  /** Of a move: the new start, epoch milliseconds. */
  readonly startsAt: number | null
  /** Of a move. */
  readonly fieldId: string | null
}

const NOTHING: Omit<ReportDraft, 'kind'> = {
  score: null,
  penalties: null,
  decision: null,
  winner: null,
  state: null,
  startsAt: null,
  fieldId: null,
}

export const draftOf = (kind: ReportKind, said: Partial<Omit<ReportDraft, 'kind'>> = {}): ReportDraft => ({
  ...NOTHING,
  ...said,
  kind,
})

/** A report on its way to the service. */
export interface PendingReport extends ReportDraft, MatchIds {
  /** Chosen here: the service counts a report that arrives twice once. */
  readonly key: string
  /** Grows from report to report of this browser: they are sent in this order. */
  readonly order: number
  /** What a list calls the match, as it was when the report was made. */
  readonly title: string
  /** Cup time, epoch milliseconds; null where the cup's clock was not known. */
  readonly at: number | null
  /** The revision of the match that was on the screen; null where it was not known. */
  readonly seen: number | null
  readonly standing: Standing
}

/**
 * - `waiting`: not sent, or sent and not answered
 * - `refused`: the service does not take it, and says why in English
 * - `conflict`: the match has changed since it was on the screen
 */
export type Standing =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'conflict'; readonly revision: number }

export const WAITING: Standing = { kind: 'waiting' }

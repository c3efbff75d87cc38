import type { MatchChange } from '../live/feed.ts'
import { backoff } from '../time/backoff.ts'
import type { Match, Score } from '../tournament/match.ts'
import { type PendingReport, type Standing, WAITING } from '../tournament/report.ts'
import { isOver, resultOf } from './match-result.ts'

/** Why a key is not accepted: it never was, or its link was revoked or has expired. */
export type KeyFault = 'wrong' | 'revoked' | 'expired'

/** The outcome of sending a report. */
export type ReportOutcome =
  /** `change` is the match after the report. */
  | { readonly kind: 'taken'; readonly change: MatchChange | null }
  /** No response, or the service is busy. `retryAfter` is the milliseconds that the service asks to wait. */
  | { readonly kind: 'away'; readonly retryAfter: number | null }
  /** The service does not accept the key. */
  | { readonly kind: 'unauthorized'; readonly because: KeyFault }
  | { readonly kind: 'refused'; readonly reason: string; readonly isForbidden?: boolean }
  | { readonly kind: 'conflict'; readonly revision: number }

/**
 * Returns the report to send now: the oldest that waits. Reports of a match with an older conflict are held back, because
 * the decision on it determines what they build on.
 */
export function nextToSend(reports: readonly PendingReport[]): PendingReport | null {
  const blocked = new Set<string>()
  for (const report of reports) {
    if (report.standing.kind === 'conflict') blocked.add(report.matchId)
    else if (report.standing.kind === 'waiting' && !blocked.has(report.matchId)) return report
  }
  return null
}

/**
 * Returns the reports after the response to one of them. An accepted report is removed. Later reports of its match were
 * made on top of it, so they now expect the match as the report left it.
 */
export function settled(
  reports: readonly PendingReport[],
  key: string,
  outcome: ReportOutcome,
): readonly PendingReport[] {
  if (outcome.kind === 'taken') {
    const { change } = outcome
    const { matchId } = reports.find((report) => report.key === key) ?? {}
    return reports
      .filter((report) => report.key !== key)
      .map((report) => (report.matchId === matchId ? { ...report, seen: seenAfter(report, change) } : report))
  }
  if (outcome.kind === 'refused' || outcome.kind === 'conflict') return stood(reports, key, outcome)
  return reports
}

const seenAfter = ({ seen }: PendingReport, change: MatchChange | null): number | null =>
  change && (seen === null ? null : Math.max(seen, change.revision))

const stood = (reports: readonly PendingReport[], key: string, standing: Standing) =>
  reports.map((report) => (report.key === key ? { ...report, standing } : report))

/**
 * Resolves a conflict in favour of this desk: the report is sent again, on top of the current match. If its kind no longer
 * fits (a score for a match that somebody has ended), it becomes a correction that says the same.
 *
 * @param theirs the match as the service has it now
 */
export function keepMine(
  reports: readonly PendingReport[],
  key: string,
  theirs: Match,
): readonly PendingReport[] {
  return reports.map((report) => {
    if (report.key !== key || report.standing.kind !== 'conflict') return report
    return { ...asCorrection(report, theirs), seen: report.standing.revision, standing: WAITING }
  })
}

/** Resolves a conflict in favour of the other desk: this browser drops its remaining unsent reports of the match. */
export function keepTheirs(reports: readonly PendingReport[], key: string): readonly PendingReport[] {
  const matchId = reports.find((report) => report.key === key)?.matchId
  return reports.filter((report) => report.matchId !== matchId || report.standing.kind === 'refused')
}

/**
 * Returns a report as the desk continues from it. A report in conflict counts in the form in which it would be sent again,
 * until somebody resolves the conflict in favour of the other desk.
 *
 * @param theirs the match as the service has it now
 */
export const asShownAtDesk = (report: PendingReport, theirs: Match): PendingReport =>
  report.standing.kind === 'conflict' ? asCorrection(report, theirs) : report

const NOUGHT: Score = { home: 0, away: 0 }

function asCorrection(report: PendingReport, theirs: Match): PendingReport {
  const result = resultOf(theirs)
  if (report.kind === 'start' && result.state !== 'scheduled')
    return {
      ...report,
      kind: 'correction',
      state: 'live',
      score: report.score ?? (theirs.kind === 'hidden' ? null : NOUGHT),
    }
  if (!isOver(result)) return report
  if (report.kind === 'score' || report.kind === 'half-time')
    return { ...report, kind: 'correction', state: 'live' }
  return report.kind === 'end' ? { ...report, kind: 'correction', state: 'finished' } : report
}

/** Returns the reports after a key was entered: what the key before it was not for waits again. */
export const withOtherKey = (reports: readonly PendingReport[]): readonly PendingReport[] =>
  reports.map((report) =>
    report.standing.kind === 'refused' && report.standing.isForbidden
      ? { ...report, standing: WAITING }
      : report,
  )

const AWAY = { first: 1_000, longest: 30_000 }

/** Returns the milliseconds until the next retry; see `backoff`. */
export const waitAfter = (failures: number, retryAfter: number | null, chance: number): number =>
  backoff(AWAY, failures, retryAfter, chance)

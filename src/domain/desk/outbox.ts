import type { MatchChange } from '../live/feed.ts'
import { backoff } from '../time/backoff.ts'
import type { Match, Score } from '../tournament/match.ts'
import { type PendingReport, type Standing, WAITING } from '../tournament/report.ts'
import { isOver, resultOf } from './match-result.ts'

/** What became of a report that was sent. */
export type ReportOutcome =
  /** `change`: the match as it is after it. */
  | { readonly kind: 'taken'; readonly change: MatchChange | null }
  /** Nobody answered, or not now. `retryAfter`: milliseconds the service asks to be left alone. */
  | { readonly kind: 'away'; readonly retryAfter: number | null }
  /** The operator's key is not the service's. */
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'conflict'; readonly revision: number }

/**
 * The report to send now: the oldest that waits, unless an older one of the same match is in conflict, which decides what
 * the later ones build on.
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
 * The reports after an answer to one of them. A report that was taken is gone, and the later ones of its match, which were
 * made on top of it, expect what it made of the match.
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
 * A conflict decided for this desk: the report is sent again, on top of what the match has become. Where its kind no longer
 * fits (a score of a match that somebody ended), it says the same as a correction.
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

/** A conflict decided for the others: nothing that this browser has still to say of the match is sent. */
export function keepTheirs(reports: readonly PendingReport[], key: string): readonly PendingReport[] {
  const matchId = reports.find((report) => report.key === key)?.matchId
  return reports.filter((report) => report.matchId !== matchId || report.standing.kind === 'refused')
}

/**
 * A report as the desk goes on from it: one in conflict as it would be sent again, until somebody decides for the others.
 *
 * @param theirs the match as the service has it now
 */
export const asGoneOnFrom = (report: PendingReport, theirs: Match): PendingReport =>
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

const AWAY = { first: 1_000, longest: 30_000 }

/** Milliseconds until the next try; see `backoff`. */
export const waitAfter = (failures: number, retryAfter: number | null, chance: number): number =>
  backoff(AWAY, failures, retryAfter, chance)

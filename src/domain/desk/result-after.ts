import { type Match, type Score, type SideName, walkoverScore } from '../tournament/match.ts'
import { leaderOf, otherSide, SIDES } from '../tournament/outcome.ts'
import type { ReportDraft, ReportKind } from '../tournament/report.ts'
import { type Ending, endingOf } from './ending.ts'
import { InvalidReport, refuse } from './invalid-report.ts'
import { type MatchResult, NO_RESULT } from './match-result.ts'
import { refusalOf } from './report-order.ts'

/** The facts of a match that decide what a report changes. */
export interface ReportedMatch extends Pick<Match, 'home' | 'away'> {
  readonly result: MatchResult
  readonly isKnockOut: boolean
  /** True if the class publishes no results: a match may then be played and end without a score. */
  readonly isHidden: boolean
}

export interface ResultReport extends ReportDraft {
  readonly kind: Exclude<ReportKind, 'move'>
}

const NOUGHT: Score = { home: 0, away: 0 }

/**
 * Returns the result after a report that is not a move.
 *
 * @throws InvalidReport if the report does not fit the state of the match
 */
export function resultAfter(match: ReportedMatch, report: ResultReport): MatchResult {
  const { result, isHidden } = match
  const refusal = refusalOf(result.state, report.kind)
  if (refusal !== null) throw new InvalidReport('kind', refusal)
  if (needsTeams(report) && SIDES.some((side) => match[side].kind !== 'team'))
    throw new InvalidReport('kind', 'noTeams')
  switch (report.kind) {
    case 'start':
      return live(result, report.score ?? (isHidden ? null : NOUGHT))
    case 'score':
      return live(result, needed(report.score, match))
    case 'half-time': {
      const score = needed(report.score ?? result.score, match)
      return { ...live(result, score), halfTime: score }
    }
    case 'end':
      return finished(match, report)
    case 'walkover':
      return { ...walkoverOf(report), reason: report.reason }
    case 'disqualify':
      return disqualified(match, report)
    case 'correction':
      return corrected(match, report)
    case 'cancel':
      return { ...NO_RESULT, state: 'cancelled', reason: report.reason }
    case 'postpone':
      return { ...NO_RESULT, state: 'postponed', reason: report.reason }
    case 'abandon':
      return abandoned(match, report)
    case 'annul':
      return { ...NO_RESULT, state: 'annulled', score: result.score, reason: report.reason }
  }
}

/** A match can be called off before it is known who plays it. */
const needsTeams = ({ kind, state }: ResultReport): boolean =>
  kind !== 'cancel' && kind !== 'postpone' && state !== 'scheduled'

function abandoned(match: ReportedMatch, report: ReportDraft): MatchResult {
  const { reason } = report
  if (report.counts) return { ...finished(match, report), isAbandoned: true, reason }
  refuse(report, ['penalties', 'decision', 'winner'], 'notCounted')
  return { ...NO_RESULT, state: 'abandoned', score: report.score ?? match.result.score, reason }
}

function corrected(match: ReportedMatch, report: ReportDraft): MatchResult {
  const { result, isHidden } = match
  switch (report.state ?? result.state) {
    case 'scheduled':
      if (report.state === null) throw new InvalidReport('state', 'nothingToCorrect')
      refuse(report, ['score', 'penalties', 'decision', 'winner'], 'notBegun')
      return NO_RESULT
    case 'live':
      refuse(report, ['penalties', 'decision', 'winner'], 'notOver')
      return live(result, report.score ?? result.score ?? (isHidden ? null : NOUGHT))
    case 'walkover': {
      refuse(report, ['penalties', 'decision'], 'ofWalkover')
      const winner = report.winner ?? result.winner
      const { bothLose, stood, reason } = result
      if (winner !== result.winner) return walkover(report.score, winner)
      if (bothLose && report.score === null) return result
      return { ...walkover(report.score ?? result.score, winner), stood, reason }
    }
    case 'finished': {
      const { isAbandoned, reason, stood } = result
      const played = stood ? { ...match, result: { ...result, score: stood } } : match
      return { ...finished(played, report), ...(isAbandoned && { isAbandoned, reason }) }
    }
    default:
      throw new InvalidReport('state', 'howFar')
  }
}

const live = (before: MatchResult, score: Score | null): MatchResult => ({
  ...NO_RESULT,
  state: 'live',
  score,
  halfTime: keptHalfTime(before, score),
})

function walkoverOf(report: ResultReport): MatchResult {
  if (!report.bothLose) return walkover(report.score, report.winner)
  refuse(report, ['score', 'winner'], 'bothLose')
  return { ...NO_RESULT, state: 'walkover', bothLose: true }
}

/** The walkover counts, and the score that was played is kept beside it. */
function disqualified({ result }: ReportedMatch, { side, reason }: ResultReport): MatchResult {
  if (side === null) throw new InvalidReport('side', 'whichSide')
  return { ...walkover(null, otherSide(side)), stood: result.score, reason }
}

function walkover(given: Score | null, winner: SideName | null): MatchResult {
  const score = given ?? (winner && walkoverScore(winner))
  if (winner === null || leaderOf(score) !== winner)
    throw new InvalidReport(given ? 'score' : 'winner', 'walkoverScore')
  return { ...NO_RESULT, state: 'walkover', score, winner }
}

function finished(match: ReportedMatch, report: ReportDraft): MatchResult {
  const score = needed(report.score ?? match.result.score, match)
  const ending: Ending = endingOf(score, match, report)
  return { ...NO_RESULT, state: 'finished', score, halfTime: keptHalfTime(match.result, score), ...ending }
}

function needed(score: Score | null, { isHidden }: ReportedMatch): Score | null {
  if (score === null && !isHidden) throw new InvalidReport('score', 'noScore')
  return score
}

/** Returns the half-time score if it is still possible: no side can have fewer goals later. */
function keptHalfTime({ halfTime }: MatchResult, score: Score | null): Score | null {
  const fits = halfTime && score && halfTime.home <= score.home && halfTime.away <= score.away
  return fits ? halfTime : null
}

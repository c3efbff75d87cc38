import type { Score, SideName } from '../tournament/match.ts'
import { leaderOf } from '../tournament/outcome.ts'
import type { ReportDraft } from '../tournament/report.ts'
import { InvalidReport, refuse } from './invalid-report.ts'
import type { MatchResult } from './match-result.ts'

/** How a finished match was decided. */
export type Ending = Pick<MatchResult, 'penalties' | 'decision' | 'winner'>

interface Before {
  readonly result: MatchResult
  readonly isKnockOut: boolean
}

/**
 * Returns who won a match that ends with this score, and how it was decided.
 *
 * @param score null if a class that hides its results gives none
 * @throws InvalidReport if the values of the report contradict each other
 */
export function endingOf(score: Score | null, before: Before, report: ReportDraft): Ending {
  if (score === null) {
    refuse(report, ['penalties', 'decision'], 'withoutScore')
    return { penalties: null, decision: null, winner: report.winner }
  }
  const ahead = leaderOf(score)
  return ahead === null ? levelEnding(before, report) : clearEnding(before, report, ahead)
}

const decidesLevel = (decision: MatchResult['decision']): boolean =>
  decision === 'penalties' || decision === 'lots'

/** The score decides the winner. */
function clearEnding({ result }: Before, report: ReportDraft, ahead: SideName): Ending {
  refuse(report, ['penalties'], 'clearScore')
  if (report.winner !== null && report.winner !== ahead) throw new InvalidReport('winner', 'scoreSays')
  if (decidesLevel(report.decision)) throw new InvalidReport('decision', 'notLevel')
  const decision = report.decision ?? (decidesLevel(result.decision) ? null : result.decision)
  return { winner: null, decision, penalties: null }
}

/** The score is level: a group match is a draw, a knock-out match is decided in another way. */
function levelEnding({ result, isKnockOut }: Before, report: ReportDraft): Ending {
  const penalties = report.penalties ?? (report.winner ? null : result.penalties)
  const shootOut = leaderOf(penalties)
  if (penalties && shootOut === null) throw new InvalidReport('penalties', 'penaltiesGoOn')
  if (shootOut && report.winner && report.winner !== shootOut)
    throw new InvalidReport('winner', 'penaltiesSay')
  const knownWinner = isKnockOut && leaderOf(result.score) === null ? result.winner : null
  const winner = report.winner ?? shootOut ?? knownWinner
  if (winner === null) {
    if (isKnockOut) throw new InvalidReport('winner', 'knockOutLevel')
    if (decidesLevel(report.decision)) throw new InvalidReport('winner', 'winnerNeeded')
    return { winner, decision: report.decision, penalties: null }
  }
  const before = decidesLevel(result.decision) ? result.decision : null
  const decision = report.decision ?? (shootOut ? 'penalties' : before)
  if (decision !== null && !decidesLevel(decision)) throw new InvalidReport('decision', 'levelDecision')
  if (shootOut && decision === 'lots') throw new InvalidReport('decision', 'notLots')
  return { winner, decision, penalties }
}

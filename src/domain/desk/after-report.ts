import { SIDES } from '../tournament/outcome.ts'
import type { ReportDraft } from '../tournament/report.ts'
import { InvalidReport } from './invalid-report.ts'
import { NO_RESULT } from './match-result.ts'
import { type MatchPlace, placeAfter, type TargetField } from './place-after.ts'
import { type ReportedMatch, type ResultReport, resultAfter } from './result-after.ts'

/**
 * Returns the match after a report. This is the one rule for both the service that takes the report and the desk that shows
 * the match before the response.
 *
 * @param match with the name of its field in `locationName`
 * @param field the target of a move; null if the report names none, or the edition has no such field
 * @throws InvalidReport if the report does not fit the state of the match
 */
export function afterReport<Reported extends ReportedMatch & MatchPlace>(
  match: Reported,
  report: ReportDraft,
  field: TargetField | null,
): Reported {
  if (SIDES.some((side) => match[side].kind === 'bye')) throw new InvalidReport('kind', 'bye')
  if (isResult(report)) return { ...match, result: resultAfter(match, report) }
  const isOnAgain = match.result.state === 'postponed' && report.startsAt !== null
  return { ...match, ...placeAfter(match, report, field), ...(isOnAgain && { result: NO_RESULT }) }
}

const isResult = (report: ReportDraft): report is ResultReport => report.kind !== 'move'

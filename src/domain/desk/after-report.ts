import { SIDES } from '../tournament/outcome.ts'
import type { ReportDraft } from '../tournament/report.ts'
import { InvalidReport } from './invalid-report.ts'
import { type MatchPlace, placeAfter, type TargetField } from './place-after.ts'
import { type ReportedMatch, type ResultReport, resultAfter } from './result-after.ts'

/**
 * What a report makes of a match: the one rule, for the service that takes the report and for the desk that shows the match
 * before the answer.
 *
 * @param match with the name of its field in `locationName`
 * @param field that a move names; null where it names none, or the edition has no such field
 * @throws InvalidReport where the report does not fit what the match is
 */
export function afterReport<Reported extends ReportedMatch & MatchPlace>(
  match: Reported,
  report: ReportDraft,
  field: TargetField | null,
): Reported {
  if (SIDES.some((side) => match[side].kind === 'bye'))
    throw new InvalidReport('kind', 'A bye is not played.')
  if (isResult(report)) return { ...match, result: resultAfter(match, report) }
  return { ...match, ...placeAfter(match, report, field) }
}

const isResult = (report: ReportDraft): report is ResultReport => report.kind !== 'move'

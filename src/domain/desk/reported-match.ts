import { withoutResult } from '../live/match-change.ts'
import type { Schedule } from '../schedule/schedule.ts'
import type { Match } from '../tournament/match.ts'
import type { ReportDraft } from '../tournament/report.ts'
import { afterReport } from './after-report.ts'
import { InvalidReport } from './invalid-report.ts'
import { resultOf, withResult } from './match-result.ts'
import type { TargetField } from './place-after.ts'

type Ground = Pick<Schedule, 'divisions' | 'fields' | 'streams'>

/**
 * Returns the match as it will be once the service accepts these reports: the desk shows input before the service has it.
 * A report that does not fit changes nothing here either.
 */
export const withReports = (match: Match, reports: readonly ReportDraft[], ground: Ground): Match =>
  reports.reduce((before, report) => withReport(before, report, ground), match)

function withReport(match: Match, report: ReportDraft, ground: Ground): Match {
  const isHidden = match.kind === 'hidden'
  const reported = {
    ...match,
    locationName: match.locationName ?? fieldOf(match.fieldId, ground)?.name ?? null,
    result: resultOf(match),
    isKnockOut: ground.divisions.get(match.divisionId)?.kind === 'playoff',
    isHidden,
  }
  try {
    const {
      result,
      isKnockOut,
      isHidden: _,
      ...after
    } = afterReport(reported, report, fieldOf(report.fieldId, ground))
    const shown = withResult(after, result)
    return isHidden ? withoutResult(shown) : shown
  } catch (fault) {
    if (fault instanceof InvalidReport) return match
    throw fault
  }
}

function fieldOf(id: string | null, { fields, streams }: Ground): TargetField | null {
  const field = id === null ? undefined : fields.get(id)
  if (!field) return null
  const stream = [...streams.values()].find(({ fieldId }) => fieldId === id)
  return { name: field.name, streamId: stream?.id ?? null }
}

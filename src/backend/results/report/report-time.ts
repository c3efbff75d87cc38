import { isBeforeEdition, isWithin, moveDays } from '../../../domain/desk/report-time.ts'
import { dayOf, parseInstant } from '../../../domain/time/stockholm.ts'
import { invalid } from '../refusal.ts'
import type { MatchReport } from './match-report.ts'

/** The kinds that report what happens on the field; the others may be decided long before. */
const PLAYED: readonly MatchReport['kind'][] = ['START', 'SCORE', 'HALF_TIME', 'END', 'ABANDON']

/**
 * Refuses times that come from a slip of the finger or a wrong clock.
 *
 * @param edition its planned start and end, as stored
 * @throws ReportRefusal if a move leads outside the edition's days, or something happened before them
 */
export function checkTime(
  report: MatchReport,
  edition: { readonly starts_at: string | null; readonly ends_at: string | null },
): void {
  const startsAt = instantOf(report.startsAt)
  const days = moveDays({ startsAt: instantOf(edition.starts_at), endsAt: instantOf(edition.ends_at) })
  if (startsAt !== null && !isWithin(days, startsAt))
    throw invalid('startsAt', 'outsideDays', {
      first: days.first ?? { key: 'itsBeginning' },
      last: days.last ?? { key: 'itsEnd' },
      day: dayOf(startsAt),
    })
  const at = instantOf(report.at)
  if (at !== null && PLAYED.includes(report.kind) && isBeforeEdition(days, at))
    throw invalid('at', 'beforeEdition', { first: days.first ?? { key: 'itsBeginning' } })
}

const instantOf = (text: string | null | undefined): number | null => (text ? parseInstant(text) : null)

import { isBeforeEdition, isWithin, moveDays } from '../../../domain/desk/report-time.ts'
import { dayOf, parseInstant } from '../../../domain/time/stockholm.ts'
import type { MatchReport } from './match-report.ts'
import { invalid } from './refusal.ts'

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
    throw invalid(
      'startsAt',
      `A match of this edition can be moved to the days from ${days.first ?? 'its beginning'} to ${days.last ?? 'its end'}, and not to ${dayOf(startsAt)}.`,
    )
  const at = instantOf(report.at)
  if (at !== null && PLAYED.includes(report.kind) && isBeforeEdition(days, at))
    throw invalid(
      'at',
      `at lies before ${days.first}, when nothing of this edition was played: the clock of this device may be wrong.`,
    )
}

const instantOf = (text: string | null | undefined): number | null => (text ? parseInstant(text) : null)

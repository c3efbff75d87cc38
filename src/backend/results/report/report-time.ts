import { isBeforeMatch, isWithin, moveDays } from '../../../domain/desk/report-time.ts'
import { dayOf, parseInstant } from '../../../domain/time/stockholm.ts'
import type { MatchCardRow } from '../statements.ts'
import type { MatchReport } from './match-report.ts'
import { invalid } from './refusal.ts'

/** These tell what happened on the field; the others may be decided long before. */
const PLAYED: readonly MatchReport['kind'][] = ['START', 'SCORE', 'HALF_TIME', 'END']

/**
 * Refuses times that a slip of a finger or a wrong clock makes.
 *
 * @param edition when it is planned for, as stored
 * @throws ReportRefusal where a move leads out of the edition's days, or something happened before the match's day
 */
export function checkTime(
  report: MatchReport,
  match: Pick<MatchCardRow, 'starts_at' | 'day'>,
  edition: { readonly starts_at: string | null; readonly ends_at: string | null },
): void {
  const time = { startsAt: instantOf(edition.starts_at), endsAt: instantOf(edition.ends_at) }
  const startsAt = instantOf(report.startsAt)
  const days = moveDays(time)
  if (startsAt !== null && !isWithin(days, startsAt))
    throw invalid(
      'startsAt',
      `A match of this edition is played from ${days.first ?? 'its beginning'} to ${days.last ?? 'its end'}: it cannot be moved to ${dayOf(startsAt)}.`,
    )
  const at = instantOf(report.at)
  if (at === null || !PLAYED.includes(report.kind)) return
  const start = instantOf(match.starts_at)
  const matchDay = start === null ? match.day : dayOf(start)
  if (isBeforeMatch(at, matchDay, time))
    throw invalid(
      'at',
      `at lies before the match's day, ${matchDay ?? 'in this edition'}: the clock of this device may be wrong, or the match has to be moved first.`,
    )
}

const instantOf = (text: string | null | undefined): number | null => (text ? parseInstant(text) : null)

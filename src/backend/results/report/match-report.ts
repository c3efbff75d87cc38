import { z } from 'zod'
import { DECISIONS, REPORT_KINDS, REPORTED_STATES, SIDES } from '../../../contract/match-words.ts'
import { parseInstant } from '../../../domain/time/stockholm.ts'
import { MOST_GOALS } from '../../../domain/tournament/match.ts'
import { invalid } from './refusal.ts'
import { reason, reportKey } from './report-values.ts'

/** Milliseconds that the clock of a phone may be ahead. A report from further ahead has the wrong day or zone. */
const AHEAD_MS = 10 * 60_000

const goals = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(MOST_GOALS, `must be ${MOST_GOALS} at most`)
  .nullish()
const instant = z.iso
  .datetime({
    offset: true,
    error: 'must be a date and time with an offset, such as 2026-07-07T13:20:00+02:00',
  })
  .nullish()

const shape = z.object({
  key: reportKey,
  kind: z.enum(REPORT_KINDS),
  at: instant,
  homeScore: goals,
  awayScore: goals,
  homePenaltyScore: goals,
  awayPenaltyScore: goals,
  decision: z.enum(DECISIONS).nullish(),
  winner: z.enum(SIDES).nullish(),
  state: z.enum(REPORTED_STATES).nullish(),
  startsAt: instant,
  fieldId: z.string().nullish(),
  counts: z.boolean('must be true or false').nullish(),
  bothLose: z.boolean('must be true or false').nullish(),
  side: z.enum(SIDES).nullish(),
  reasonEn: reason,
  reasonSv: reason,
  expectedRevision: z.int().nullish(),
})

/** `MatchReport` of results.graphql after the check of its form. Whether it fits the match is checked later. */
export type MatchReport = z.output<typeof shape>
export type MatchReportInput = z.input<typeof shape>

type Value = Exclude<keyof MatchReport, 'key' | 'kind' | 'at' | 'expectedRevision'>

const SCORE: readonly Value[] = ['homeScore', 'awayScore']
const OUTCOME: readonly Value[] = [...SCORE, 'homePenaltyScore', 'awayPenaltyScore', 'decision', 'winner']
const REASON: readonly Value[] = ['reasonEn', 'reasonSv']
const VALUES: Readonly<Record<MatchReport['kind'], readonly Value[]>> = {
  START: SCORE,
  SCORE,
  HALF_TIME: SCORE,
  END: OUTCOME,
  CORRECTION: [...OUTCOME, 'state'],
  WALKOVER: [...SCORE, 'winner', 'bothLose', ...REASON],
  DISQUALIFY: ['side', ...REASON],
  MOVE: ['startsAt', 'fieldId'],
  CANCEL: REASON,
  POSTPONE: REASON,
  ABANDON: [...OUTCOME, 'counts', ...REASON],
  ANNUL: REASON,
}
const ALL_VALUES = [...new Set(Object.values(VALUES).flat())]

/**
 * Checks everything that can be checked without the match.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal that names the field
 */
export function readReport(input: unknown, now: number): MatchReport {
  const parsed = shape.safeParse(input)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const field = String(issue?.path[0] ?? 'report')
    throw invalid(field, `${field} ${issue?.message ?? 'cannot be read'}.`)
  }
  const report = parsed.data
  const given = (name: Value) => report[name] !== undefined && report[name] !== null
  const stray = ALL_VALUES.find((name) => given(name) && !VALUES[report.kind].includes(name))
  if (stray) throw invalid(stray, `A report of the kind ${report.kind} takes no ${stray}.`)
  bothOrNone(report, 'homeScore', 'awayScore')
  bothOrNone(report, 'homePenaltyScore', 'awayPenaltyScore')
  if (report.kind === 'MOVE' && !given('startsAt') && !given('fieldId'))
    throw invalid('startsAt', 'A move needs startsAt, fieldId or both.')
  if (report.kind === 'CORRECTION' && !VALUES.CORRECTION.some(given))
    throw invalid('homeScore', 'A correction needs the score, the state or another value that is right.')
  if (report.kind === 'WALKOVER' && !given('winner') && !report.bothLose)
    throw invalid('winner', 'A walkover needs its winner, HOME or AWAY, or bothLose.')
  const at = report.at ? parseInstant(report.at) : now
  if (at === null || at > now + AHEAD_MS)
    throw invalid('at', 'at lies in the future: the clock of this device may be wrong.')
  return report
}

function bothOrNone<Name extends Value>(report: MatchReport, home: Name, away: Name): void {
  if ((report[home] ?? null) === null && (report[away] ?? null) !== null)
    throw invalid(home, `${home} is missing beside ${away}.`)
  if ((report[away] ?? null) === null && (report[home] ?? null) !== null)
    throw invalid(away, `${away} is missing beside ${home}.`)
}

import * as v from 'valibot'
import { DECISIONS, REPORT_KINDS, REPORTED_STATES, SIDES } from '../../../contract/match-words.ts'
import { parseInstant } from '../../../domain/time/stockholm.ts'
import { MOST_GOALS } from '../../../domain/tournament/match.ts'
import * as forms from '../../document/forms.ts'
import { whole } from '../../document/forms.ts'
import { invalid } from '../refusal.ts'
import { REASON, readInput, reportKey } from './report-values.ts'

/** Milliseconds that the clock of a phone may be ahead. A report from further ahead has the wrong day or zone. */
const AHEAD_MS = 10 * 60_000

const goals = v.nullish(whole(0, MOST_GOALS))
const instant = v.nullish(forms.instant)
const yesOrNo = v.nullish(v.boolean('must be true or false'))
const side = v.nullish(v.enum(SIDES))

const shape = v.object({
  key: reportKey,
  kind: v.enum(REPORT_KINDS),
  at: instant,
  homeScore: goals,
  awayScore: goals,
  homePenaltyScore: goals,
  awayPenaltyScore: goals,
  decision: v.nullish(v.enum(DECISIONS)),
  winner: side,
  state: v.nullish(v.enum(REPORTED_STATES)),
  startsAt: instant,
  fieldId: v.nullish(v.string()),
  counts: yesOrNo,
  bothLose: yesOrNo,
  side,
  ...REASON,
  expectedRevision: v.nullish(whole()),
})

/** `MatchReport` of results.graphql after the check of its form. Whether it fits the match is checked later. */
export type MatchReport = v.InferOutput<typeof shape>
export type MatchReportInput = v.InferInput<typeof shape>

type Value = Exclude<keyof MatchReport, 'key' | 'kind' | 'at' | 'expectedRevision'>

const SCORE: readonly Value[] = ['homeScore', 'awayScore']
const OUTCOME: readonly Value[] = [...SCORE, 'homePenaltyScore', 'awayPenaltyScore', 'decision', 'winner']
const WHY = Object.keys(REASON) as readonly Value[]
const VALUES: Readonly<Record<MatchReport['kind'], readonly Value[]>> = {
  START: SCORE,
  SCORE,
  HALF_TIME: SCORE,
  END: OUTCOME,
  CORRECTION: [...OUTCOME, 'state'],
  WALKOVER: [...SCORE, 'winner', 'bothLose', ...WHY],
  DISQUALIFY: ['side', ...WHY],
  MOVE: ['startsAt', 'fieldId', ...WHY],
  CANCEL: WHY,
  POSTPONE: WHY,
  ABANDON: [...OUTCOME, 'counts', ...WHY],
  ANNUL: WHY,
}
const ALL_VALUES = [...new Set(Object.values(VALUES).flat())]

/**
 * Checks everything that can be checked without the match.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal that names the field
 */
export function readReport(input: unknown, now: number): MatchReport {
  const report = readInput(shape, input, 'report')
  const given = (name: Value) => report[name] !== undefined && report[name] !== null
  const stray = ALL_VALUES.find((name) => given(name) && !VALUES[report.kind].includes(name))
  if (stray) throw invalid(stray, 'noSuchValue', { kind: report.kind, field: stray })
  bothOrNone(report, 'homeScore', 'awayScore')
  bothOrNone(report, 'homePenaltyScore', 'awayPenaltyScore')
  if (report.kind === 'MOVE' && !given('startsAt') && !given('fieldId'))
    throw invalid('startsAt', 'moveNeeds')
  if (report.kind === 'CORRECTION' && !VALUES.CORRECTION.some(given))
    throw invalid('homeScore', 'correctionNeeds')
  if (report.kind === 'WALKOVER' && !given('winner') && !report.bothLose)
    throw invalid('winner', 'walkoverNeeds')
  const at = report.at ? parseInstant(report.at) : now
  if (at === null || at > now + AHEAD_MS) throw invalid('at', 'inFuture')
  return report
}

function bothOrNone<Name extends Value>(report: MatchReport, home: Name, away: Name): void {
  if ((report[home] ?? null) === null && (report[away] ?? null) !== null)
    throw invalid(home, 'missingBeside', { one: home, other: away })
  if ((report[away] ?? null) === null && (report[home] ?? null) !== null)
    throw invalid(away, 'missingBeside', { one: away, other: home })
}

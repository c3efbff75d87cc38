import {
  DECISIONS,
  domainWords,
  REPORT_KINDS,
  REPORTED_STATES,
  SIDES,
} from '../../../contract/match-words.ts'
import { parseInstant } from '../../../domain/time/stockholm.ts'
import type { Score } from '../../../domain/tournament/match.ts'
import type { ReportDraft } from '../../../domain/tournament/report.ts'
import type { MatchReport } from './match-report.ts'
import { reasonIn } from './report-values.ts'

const KIND_OF = domainWords(REPORT_KINDS)
const STATE_OF = domainWords(REPORTED_STATES)
const SIDE_OF = domainWords(SIDES)
const DECISION_OF = domainWords(DECISIONS)

/** Converts a report to the draft that the rules work with. */
export const draftOf = (report: MatchReport): ReportDraft => ({
  kind: KIND_OF[report.kind],
  score: scoreOf(report.homeScore, report.awayScore),
  penalties: scoreOf(report.homePenaltyScore, report.awayPenaltyScore),
  decision: report.decision ? DECISION_OF[report.decision] : null,
  winner: report.winner ? SIDE_OF[report.winner] : null,
  state: report.state ? STATE_OF[report.state] : null,
  startsAt: report.startsAt ? parseInstant(report.startsAt) : null,
  fieldId: report.fieldId ?? null,
  counts: report.counts ?? null,
  bothLose: report.bothLose ?? null,
  side: report.side ? SIDE_OF[report.side] : null,
  reason: reasonIn(report),
})

const scoreOf = (home: number | null | undefined, away: number | null | undefined): Score | null =>
  typeof home === 'number' && typeof away === 'number' ? { home, away } : null

import type { ReportDraft } from '../../../domain/desk/report.ts'
import { parseInstant } from '../../../domain/time/stockholm.ts'
import type { Score } from '../../../domain/tournament/match.ts'
import type { MatchReport } from './match-report.ts'

const KINDS = {
  START: 'start',
  SCORE: 'score',
  HALF_TIME: 'half-time',
  END: 'end',
  CORRECTION: 'correction',
  WALKOVER: 'walkover',
  MOVE: 'move',
} as const

const STATES = { SCHEDULED: 'scheduled', LIVE: 'live', FINISHED: 'finished' } as const

const SIDES = { HOME: 'home', AWAY: 'away' } as const

const DECISIONS = {
  REGULAR_TIME: 'regular-time',
  EXTRA_TIME: 'extra-time',
  SUDDEN_DEATH: 'sudden-death',
  PENALTIES: 'penalties',
  LOTS: 'lots',
} as const

/** A report as the rules know it. */
export const draftOf = (report: MatchReport): ReportDraft => ({
  kind: KINDS[report.kind],
  score: scoreOf(report.homeScore, report.awayScore),
  penalties: scoreOf(report.homePenaltyScore, report.awayPenaltyScore),
  decision: report.decision ? DECISIONS[report.decision] : null,
  winner: report.winner ? SIDES[report.winner] : null,
  state: report.state ? STATES[report.state] : null,
  startsAt: report.startsAt ? parseInstant(report.startsAt) : null,
  fieldId: report.fieldId ?? null,
})

const scoreOf = (home: number | null | undefined, away: number | null | undefined): Score | null =>
  typeof home === 'number' && typeof away === 'number' ? { home, away } : null

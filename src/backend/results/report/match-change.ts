import type { Score, SideName } from '../../../domain/tournament/match.ts'
import { leaderOf } from '../../../domain/tournament/outcome.ts'
import type { MatchTable } from '../../database/tables.ts'
import type { MatchReport } from './match-report.ts'
import { invalid } from './refusal.ts'

/** The columns that a result consists of. */
export type ResultColumns = Pick<
  MatchTable,
  | 'state'
  | 'home_score'
  | 'away_score'
  | 'home_half_time_score'
  | 'away_half_time_score'
  | 'home_penalty_score'
  | 'away_penalty_score'
  | 'winner'
  | 'decision'
>

/** What decides whether a report fits. */
export interface Reported {
  readonly row: ResultColumns
  readonly knockOut: boolean
  /** The class publishes no results: a match may end without a score. */
  readonly hidden: boolean
}

/** domain.md §1. */
const WALKOVER_GOALS = 10

/**
 * The result after a report that is not a move.
 *
 * @throws ReportRefusal where the report does not fit what the match is
 */
export function resultAfter(report: MatchReport, match: Reported): ResultColumns {
  const { state } = match.row
  const over = state === 'finished' || state === 'walkover'
  if (over && report.kind !== 'CORRECTION' && report.kind !== 'WALKOVER')
    throw invalid('kind', 'The match is over already: report a correction.')
  switch (report.kind) {
    case 'START':
      if (state === 'live') throw invalid('kind', 'The match has begun already: report the score.')
      return live(match, scoreOf(report) ?? (match.hidden ? null : { home: 0, away: 0 }))
    case 'SCORE':
      return live(match, needed(scoreOf(report), match))
    case 'HALF_TIME': {
      const score = needed(scoreOf(report) ?? storedScore(match.row), match)
      return { ...live(match, score), ...halfTime(score) }
    }
    case 'END':
      return finished(report, match, needed(scoreOf(report) ?? storedScore(match.row), match))
    case 'WALKOVER':
      return walkover(scoreOf(report), sideOf(report.winner))
    case 'CORRECTION':
      return corrected(report, match)
    case 'MOVE':
      return match.row
  }
}

function corrected(report: MatchReport, match: Reported): ResultColumns {
  const { row } = match
  const state = report.state === null || report.state === undefined ? row.state : STATES[report.state]
  const score = scoreOf(report) ?? storedScore(row)
  if (state === 'scheduled') {
    if (report.state !== 'SCHEDULED')
      throw invalid('state', 'The match has not begun: there is nothing to correct.')
    refuse(
      report,
      ['homeScore', 'homePenaltyScore', 'decision', 'winner'],
      'A match that has not begun has no',
    )
    return { ...NO_RESULT, state }
  }
  if (state === 'live') {
    refuse(report, ['homePenaltyScore', 'decision', 'winner'], 'A match that is not over has no')
    return live(match, score ?? (match.hidden ? null : { home: 0, away: 0 }))
  }
  if (state === 'walkover') {
    refuse(report, ['homePenaltyScore', 'decision'], 'A walkover has no')
    const winner = sideOf(report.winner) ?? row.winner
    return walkover(scoreOf(report) ?? (winner === row.winner ? storedScore(row) : null), winner)
  }
  return finished(report, match, needed(score, match))
}

const STATES = { SCHEDULED: 'scheduled', LIVE: 'live', FINISHED: 'finished' } as const

const NO_RESULT = {
  home_score: null,
  away_score: null,
  home_half_time_score: null,
  away_half_time_score: null,
  home_penalty_score: null,
  away_penalty_score: null,
  winner: null,
  decision: null,
} as const

function live({ row }: Reported, score: Score | null): ResultColumns {
  return { ...NO_RESULT, state: 'live', ...full(score), ...keptHalfTime(row, score) }
}

function walkover(given: Score | null, winner: SideName | null): ResultColumns {
  const won = winner === 'home'
  const score = given ?? { home: won ? WALKOVER_GOALS : 0, away: won ? 0 : WALKOVER_GOALS }
  const ahead = leaderOf(score)
  if (winner === null || ahead !== winner)
    throw invalid(
      given ? 'homeScore' : 'winner',
      'The score of a walkover is that of its winner, such as 10–0.',
    )
  return { ...NO_RESULT, state: 'walkover', ...full(score), winner }
}

function finished(report: MatchReport, match: Reported, score: Score | null): ResultColumns {
  const result = {
    ...NO_RESULT,
    state: 'finished' as const,
    ...full(score),
    ...keptHalfTime(match.row, score),
  }
  if (score === null) {
    refuse(report, ['homePenaltyScore', 'decision'], 'A match without a score has no')
    return { ...result, winner: sideOf(report.winner) }
  }
  const ahead = leaderOf(score)
  return {
    ...result,
    ...(ahead === null ? levelOutcome(report, match) : clearOutcome(report, match.row, ahead)),
  }
}

type Outcome = Pick<ResultColumns, 'winner' | 'decision' | 'home_penalty_score' | 'away_penalty_score'>

/** The score tells who won. */
function clearOutcome(report: MatchReport, row: ResultColumns, ahead: SideName): Outcome {
  refuse(report, ['homePenaltyScore'], 'Where the score tells who won there are no')
  const given = sideOf(report.winner)
  if (given !== null && given !== ahead) throw invalid('winner', 'The score says that the other team won.')
  const decision = decisionOf(report) ?? row.decision
  if (decisionOf(report) === 'penalties' || decisionOf(report) === 'lots')
    throw invalid('decision', 'Penalties and lots decide a match whose score is level, and this one is not.')
  return {
    winner: null,
    decision: decision === 'penalties' || decision === 'lots' ? null : decision,
    home_penalty_score: null,
    away_penalty_score: null,
  }
}

/** The score is level: a group match is drawn, a knock-out match is decided otherwise. */
function levelOutcome(report: MatchReport, { row, knockOut }: Reported): Outcome {
  const penalties = penaltiesOf(report) ?? (report.winner ? null : storedPenalties(row))
  const shootOut = penalties && leaderOf(penalties)
  if (penalties && shootOut === null)
    throw invalid('awayPenaltyScore', 'Penalties go on until one team is ahead.')
  const given = sideOf(report.winner)
  if (shootOut && given && given !== shootOut)
    throw invalid('winner', 'The penalties say that the other team won.')
  const decision = decisionOf(report) ?? (shootOut ? 'penalties' : row.decision)
  const winner = given ?? shootOut ?? (knockOut ? row.winner : null)
  if (!knockOut && winner === null) {
    if (decision === 'penalties' || decision === 'lots')
      throw invalid('winner', 'Penalties and lots have a winner: HOME or AWAY.')
    return { winner, decision: decisionOf(report), home_penalty_score: null, away_penalty_score: null }
  }
  if (winner === null)
    throw invalid(
      'winner',
      'A knock-out match does not end level: give the score after extra time, the penalties, or the winner.',
    )
  if (decision !== null && decision !== 'penalties' && decision !== 'lots')
    throw invalid('decision', 'A match that ends level is decided by penalties or lots.')
  if (shootOut && decision === 'lots')
    throw invalid('decision', 'Penalties were given, so they decided the match, not lots.')
  return {
    winner,
    decision,
    home_penalty_score: penalties?.home ?? null,
    away_penalty_score: penalties?.away ?? null,
  }
}

const PLAIN = {
  homeScore: 'score',
  homePenaltyScore: 'penalties',
  decision: 'decision',
  winner: 'winner',
} as const

function refuse(report: MatchReport, fields: readonly (keyof typeof PLAIN)[], sentence: string): void {
  const field = fields.find((name) => report[name] !== null && report[name] !== undefined)
  if (field) throw invalid(field, `${sentence} ${PLAIN[field]}.`)
}

function needed(score: Score | null, { hidden }: Reported): Score | null {
  if (score === null && !hidden) throw invalid('homeScore', 'The score is missing: homeScore and awayScore.')
  return score
}

const scored = (home: number | null | undefined, away: number | null | undefined): Score | null =>
  home === null || home === undefined || away === null || away === undefined ? null : { home, away }

const scoreOf = (report: MatchReport) => scored(report.homeScore, report.awayScore)
const penaltiesOf = (report: MatchReport) => scored(report.homePenaltyScore, report.awayPenaltyScore)
const storedScore = (row: ResultColumns) => scored(row.home_score, row.away_score)
const storedPenalties = (row: ResultColumns) => scored(row.home_penalty_score, row.away_penalty_score)

const sideOf = (side: MatchReport['winner']): SideName | null =>
  side === 'HOME' ? 'home' : side === 'AWAY' ? 'away' : null

const DECISIONS = {
  REGULAR_TIME: 'regular-time',
  EXTRA_TIME: 'extra-time',
  SUDDEN_DEATH: 'sudden-death',
  PENALTIES: 'penalties',
  LOTS: 'lots',
} as const

const decisionOf = ({ decision }: MatchReport): ResultColumns['decision'] =>
  decision ? DECISIONS[decision] : null

const full = (score: Score | null) => ({ home_score: score?.home ?? null, away_score: score?.away ?? null })

const halfTime = (score: Score | null) => ({
  home_half_time_score: score?.home ?? null,
  away_half_time_score: score?.away ?? null,
})

/** The score at half-time as far as it can be right: nobody has fewer goals later. */
function keptHalfTime(row: ResultColumns, score: Score | null) {
  const half = scored(row.home_half_time_score, row.away_half_time_score)
  const fits = half && score && half.home <= score.home && half.away <= score.away
  return halfTime(fits ? half : null)
}

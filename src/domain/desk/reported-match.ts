import { factsOf, halfTimeOf, type Match, type Score, type SideName, scoreOf } from '../tournament/match.ts'
import { leaderOf } from '../tournament/outcome.ts'
import { draftOf, type ReportDraft } from './report.ts'

/** The match as it will be when these reports are taken: the desk shows what was typed before the service has it. */
export const withReports = (match: Match, reports: readonly ReportDraft[]): Match =>
  reports.reduce(withReport, match)

const NOUGHT: Score = { home: 0, away: 0 }

function withReport(match: Match, report: ReportDraft): Match {
  if (match.kind === 'bye') return match
  if (report.kind === 'move') return moved(match, report)
  if (match.kind === 'hidden') return { ...match, phase: phaseAfter(report) ?? match.phase }
  const score = report.score ?? scoreOf(match)
  switch (report.kind) {
    case 'start':
      return live(match, report.score ?? NOUGHT)
    case 'score':
      return live(match, score)
    case 'half-time':
      return { ...live(match, score), halfTime: score }
    case 'end':
      return finished(match, report, score)
    case 'walkover':
      return walkover(match, report.score ?? wonScore(report.winner), report.winner)
    case 'correction':
      return corrected(match, report, score)
  }
}

function corrected(match: Match, report: ReportDraft, score: Score | null): Match {
  const state = report.state ?? stateOf(match)
  if (state === 'scheduled') return { ...factsOf(match), kind: 'scheduled' }
  if (state === 'live') return live(match, score)
  return finished(match, report, score)
}

function live(match: Match, score: Score | null) {
  return { ...factsOf(match), kind: 'live' as const, score, halfTime: halfTimeOf(match) }
}

function finished(match: Match, report: ReportDraft, score: Score | null): Match {
  if (score === null) return { ...factsOf(match), kind: 'unreported' }
  const known = match.kind === 'finished' ? match : null
  const isLevel = score.home === score.away
  return {
    ...factsOf(match),
    kind: 'finished',
    score,
    halfTime: halfTimeOf(match),
    penalties: report.penalties ?? (isLevel ? (known?.penalties ?? null) : null),
    decision: report.decision ?? 'regular-time',
    winner: leaderOf(score) ?? report.winner ?? leaderOf(report.penalties),
  }
}

const walkover = (match: Match, score: Score | null, winner: SideName | null): Match => ({
  ...factsOf(match),
  kind: 'walkover',
  score,
  winner,
})

function moved(match: Match, { startsAt, fieldId }: ReportDraft): Match {
  return {
    ...match,
    time: startsAt === null ? match.time : { kind: 'instant', at: startsAt },
    ...(fieldId === null || fieldId === match.fieldId ? {} : { fieldId, locationName: null }),
  }
}

function phaseAfter({ kind, state }: ReportDraft): 'scheduled' | 'live' | 'finished' | null {
  if (kind === 'start' || kind === 'score' || kind === 'half-time') return 'live'
  return kind === 'correction' ? state : 'finished'
}

/**
 * What to report so that the match is again as it was.
 *
 * @param before as it was
 * @param now as it is
 */
export function undoing(before: Match, now: Match): ReportDraft {
  if (placeOf(before) !== placeOf(now))
    return draftOf('move', {
      startsAt: before.time.kind === 'instant' && now.kind === 'scheduled' ? before.time.at : null,
      fieldId: before.fieldId,
    })
  switch (before.kind) {
    case 'live':
      return draftOf('correction', { state: 'live', score: before.score })
    case 'hidden':
      return draftOf('correction', { state: before.phase })
    case 'walkover':
      return draftOf('walkover', { winner: before.winner, score: before.score })
    case 'finished': {
      const { score, penalties, winner, decision } = before
      const isLevel = score.home === score.away
      return draftOf('correction', {
        state: 'finished',
        score,
        ...(isLevel ? { penalties, winner } : {}),
        ...(decision === 'regular-time' ? {} : { decision }),
      })
    }
    default:
      return draftOf('correction', { state: 'scheduled' })
  }
}

const placeOf = ({ time, fieldId }: Match) => `${time.kind === 'instant' ? time.at : ''} ${fieldId}`

export { scoreOf }

/** domain.md §1: a walkover is 10–0 unless the desk says otherwise. */
const wonScore = (winner: SideName | null): Score | null =>
  winner && { home: winner === 'home' ? 10 : 0, away: winner === 'away' ? 10 : 0 }

function stateOf({ kind }: Match): 'scheduled' | 'live' | 'finished' {
  return kind === 'scheduled' || kind === 'live' ? kind : 'finished'
}

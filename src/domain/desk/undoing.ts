import type { Match } from '../tournament/match.ts'
import { otherSide } from '../tournament/outcome.ts'
import { draftOf, type ReportDraft } from '../tournament/report.ts'

/**
 * Returns the report that restores a match to its earlier state.
 *
 * @param before the earlier state
 * @param now the current state
 */
export function undoing(before: Match, now: Match): ReportDraft {
  if (before.kind === 'called-off') return calledOffAgain(before)
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
      return walkoverAgain(before)
    case 'finished': {
      const { score, penalties, winner, decision, abandoned } = before
      const isLevel = score.home === score.away
      return draftOf(abandoned && now.kind !== 'finished' ? 'abandon' : 'correction', {
        ...(abandoned && now.kind !== 'finished'
          ? { counts: true, reason: abandoned.reason }
          : { state: 'finished' as const }),
        score,
        ...(isLevel ? { penalties, winner } : {}),
        ...(decision === 'regular-time' ? {} : { decision }),
      })
    }
    default:
      return draftOf('correction', { state: 'scheduled' })
  }
}

function walkoverAgain(before: Extract<Match, { kind: 'walkover' }>): ReportDraft {
  const { winner, score, bothLose, stood, reason = null } = before
  if (stood && winner) return draftOf('disqualify', { side: otherSide(winner), reason })
  return draftOf('walkover', bothLose ? { bothLose, reason } : { winner, score, reason })
}

const REPORTS = {
  cancelled: 'cancel',
  postponed: 'postpone',
  abandoned: 'abandon',
  annulled: 'annul',
} as const

const calledOffAgain = ({ how, stood, reason }: Extract<Match, { kind: 'called-off' }>): ReportDraft =>
  draftOf(REPORTS[how], {
    reason,
    ...(how === 'abandoned' && { counts: false, score: stood }),
  })

const placeOf = ({ time, fieldId }: Match) => `${time.kind === 'instant' ? time.at : ''} ${fieldId}`

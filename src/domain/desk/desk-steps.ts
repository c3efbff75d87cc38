import type { DivisionKind } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'
import { leaderOf, SIDES } from '../tournament/outcome.ts'
import { CALL_OFF_REPORTS, type CallOffReport } from '../tournament/report.ts'
import { resultOf } from './match-result.ts'
import { refusalOf } from './report-order.ts'

/** What the desk can report of a match in its current state. */
export type DeskStep =
  | 'start'
  | 'goal'
  | 'half-time'
  | 'end'
  | 'correction'
  | 'walkover'
  | 'move-time'
  | 'move-field'
  | CallOffReport

/** A class that hides its results reports only that a match has begun, and that it is over. */
export const deskStepsOf = (match: Match): readonly DeskStep[] => [
  ...playSteps(match),
  ...callOffSteps(match),
]

function playSteps(match: Match): readonly DeskStep[] {
  if (SIDES.some((side) => match[side].kind !== 'team'))
    return match.kind === 'scheduled' || isPostponed(match) ? ['move-time', 'move-field'] : []
  switch (match.kind) {
    case 'scheduled':
      return ['start', 'walkover', 'move-time', 'move-field']
    case 'live':
      return [
        'goal',
        ...(match.halfTime ? [] : (['half-time'] as const)),
        'end',
        'correction',
        'walkover',
        'move-field',
      ]
    case 'hidden':
      if (match.phase === 'scheduled') return ['start', 'move-time', 'move-field']
      return match.phase === 'live' ? ['end', 'correction', 'move-field'] : ['correction']
    case 'bye':
      return []
    case 'called-off':
      return ['correction', 'walkover', ...(isPostponed(match) ? (['move-time', 'move-field'] as const) : [])]
    default:
      return ['correction', 'walkover']
  }
}

const isPostponed = (match: Match): boolean => match.kind === 'called-off' && match.how === 'postponed'

/** Returns how a match can be called off in its state; before its teams are known it can only be cancelled or postponed. */
export function callOffSteps(match: Match): readonly CallOffReport[] {
  if (match.kind === 'bye') return []
  const { state } = resultOf(match)
  const isOpen = SIDES.some((side) => match[side].kind !== 'team')
  return CALL_OFF_REPORTS.filter(
    (kind) =>
      refusalOf(state, kind) === null &&
      (!isOpen || kind === 'cancel' || kind === 'postpone') &&
      // Before a match has begun there is no score to keep or to annul.
      (kind !== 'abandon' || state !== 'scheduled'),
  )
}

/** Whether a match may not end with this score: a knock-out match whose score is level. */
export const needsDecider = (
  score: { readonly home: number; readonly away: number } | null,
  division: DivisionKind,
): boolean => division === 'playoff' && score !== null && leaderOf(score) === null

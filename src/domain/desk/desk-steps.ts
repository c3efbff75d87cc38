import type { DivisionKind } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'
import { leaderOf, SIDES } from '../tournament/outcome.ts'

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

/** A class that hides its results reports only that a match has begun, and that it is over. */
export function deskStepsOf(match: Match): readonly DeskStep[] {
  if (SIDES.some((side) => match[side].kind !== 'team'))
    return match.kind === 'scheduled' ? ['move-time', 'move-field'] : []
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
    default:
      return ['correction', 'walkover']
  }
}

/** Whether a match may not end with this score: a knock-out match whose score is level. */
export const needsDecider = (
  score: { readonly home: number; readonly away: number } | null,
  division: DivisionKind,
): boolean => division === 'playoff' && score !== null && leaderOf(score) === null

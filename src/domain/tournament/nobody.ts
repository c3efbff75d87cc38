import type { Match, Participant } from './match.ts'
import { SIDES } from './outcome.ts'
import { placeholderMeaning } from './placeholder-meaning.ts'

/** Whether a side of a match stays without a team for good. */
export const isNobody = (side: Participant): boolean => side.kind === 'placeholder' && side.isNobody === true

/**
 * Returns a match whose sides say that nobody comes: those of a walkover that wait for the team of an earlier match. Both
 * teams of that one lost it, and who stands there goes on as after a bye.
 */
export function withNobody<M extends Match>(match: M): M {
  if (match.kind !== 'walkover' || SIDES.every((side) => match[side].kind === 'team')) return match
  return { ...match, home: nobodyOf(match.home), away: nobodyOf(match.away) }
}

function nobodyOf(side: Participant): Participant {
  if (side.kind !== 'placeholder') return side
  const meaning = placeholderMeaning(side.label)?.kind
  const waits = meaning === 'winner' || meaning === 'loser' || meaning === 'open'
  return waits ? { ...side, isNobody: true } : side
}

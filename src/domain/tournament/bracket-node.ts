import type { Match, Participant } from './match.ts'
import { SIDES } from './outcome.ts'

/**
 * A place in the tree while it grows. `participant` is the one that passes a bye, or the one that is known to have passed a
 * match that the service does not list.
 */
export interface TreeNode {
  readonly kind: 'match' | 'bye' | 'unknown'
  readonly rank: number
  readonly position: number
  readonly match: Match | null
  readonly participant: Participant | null
}

export function nodeOf(match: Match, position: number): TreeNode {
  const rank = match.round.rank ?? 0
  if (match.kind !== 'bye') return { kind: 'match', rank, position, match, participant: null }
  const participant = SIDES.map((side) => match[side]).find((side) => side.kind !== 'bye') ?? null
  return { kind: 'bye', rank, position, match, participant }
}

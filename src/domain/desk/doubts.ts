import type { Score } from '../tournament/match.ts'

/**
 * What makes a result look like a slip.
 * - `same`: the match before on that field ended with the same score
 * - `wide`: the margin is unusual
 * - `short`: the match has only just begun
 */
export type Doubt = 'same' | 'wide' | 'short'

/** A wider margin is rare, even if the widest known is 53 (docs/sport.md). */
const WIDE_MARGIN = 30
/** The share of its time after which a match may end. */
const LEAST_SHARE = 1 / 4

interface Reported {
  readonly score: Score | null
  /** The score of the match before on that field; null if it has none. */
  readonly before: Score | null
  /** When the match began, and the cup's time now, epoch milliseconds; null if unknown. */
  readonly startedAt: number | null
  readonly now: number | null
  /** How long a match of its class takes. */
  readonly minutes: number
}

/** Returns why a result should be looked at once more before it is reported. */
export function doubtsOf({ score, before, startedAt, now, minutes }: Reported): Doubt[] {
  const doubts: Doubt[] = []
  if (
    score &&
    before &&
    score.home === before.home &&
    score.away === before.away &&
    score.home + score.away > 0
  )
    doubts.push('same')
  if (score && Math.abs(score.home - score.away) > WIDE_MARGIN) doubts.push('wide')
  if (startedAt !== null && now !== null && now - startedAt < minutes * 60_000 * LEAST_SHARE)
    doubts.push('short')
  return doubts
}

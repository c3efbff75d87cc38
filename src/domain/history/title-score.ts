import { isHeadline } from '../tournament/margin.ts'
import type { Score } from '../tournament/match.ts'
import { otherSide, sideOf } from '../tournament/outcome.ts'
import type { Title } from './titles.ts'

/**
 * Returns the score of a final, the champion's goals first. Returns null if nobody played it, if its goals are not known, or
 * if the score must not be made a headline (see `isHeadline`).
 */
export function titleScore({ final, champion, category }: Title): Score | null {
  const side = sideOf(final, champion.id)
  if (final.kind !== 'finished' || !side || !isHeadline(final.score, category.age)) return null
  return { home: final.score[side], away: final.score[otherSide(side)] }
}

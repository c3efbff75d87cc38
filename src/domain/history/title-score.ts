import { isHeadline } from '../tournament/margin.ts'
import type { Score } from '../tournament/match.ts'
import { otherSide, sideOf } from '../tournament/outcome.ts'
import type { Title } from './titles.ts'

/**
 * What a final ended, goals of the champion first. Null where nobody played it or no goals are known, and where the goals
 * are not to be made much of (see `isHeadline`).
 */
export function titleScore({ final, champion, category }: Title): Score | null {
  const side = sideOf(final, champion.id)
  if (final.kind !== 'finished' || !side || !isHeadline(final.score, category.age)) return null
  return { home: final.score[side], away: final.score[otherSide(side)] }
}

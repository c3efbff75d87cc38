/**
 * How level teams are separated, after points. Data of an edition (a class may override it), never a constant:
 * the published chain changed five times in the fifteen editions of the cup.
 */
export const RANKING_CRITERIA = [
  'goal-difference',
  'goals-scored',
  'goal-quotient',
  'wins',
  'head-to-head-points',
  'head-to-head-goal-difference',
  'head-to-head-goals',
  'lots',
] as const
export type RankingCriterion = (typeof RANKING_CRITERIA)[number]

export interface RankingRule {
  readonly points: { readonly won: number; readonly tied: number; readonly lost: number }
  readonly chain: readonly RankingCriterion[]
}

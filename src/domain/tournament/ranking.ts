import { memoized } from '../memoized.ts'
import { type Criterion, criterionOf } from './criteria.ts'
import { namedCriterion, type RankingCriterion, type Separator } from './criterion-word.ts'
import type { PointsRule } from './points-rule.ts'
import type { WithdrawalRule } from './withdrawal.ts'

export type { RankingCriterion, Separator } from './criterion-word.ts'

/**
 * How teams are ranked: by points, then by the chain. The chain is data of an edition (a class may override it), never a
 * constant: the published chain changed five times in the fifteen editions of the cup.
 */
export interface RankingRule {
  readonly points: PointsRule
  readonly chain: readonly RankingCriterion[]
  /** What becomes of the matches of a team that withdraws; left out if nobody said. */
  readonly withdrawals?: WithdrawalRule
}

/** A criterion of a rule, with its entry in the table of criteria. */
export interface RankingStep {
  readonly by: Separator
  readonly criterion: Criterion
  /** The number of a criterion that takes one, else 0. */
  readonly max: number
}

/** Whether a rule ranks by points for each match instead of by points. */
export const ranksPerMatch = ({ chain }: Pick<RankingRule, 'chain'>): boolean =>
  chain[0] === 'points-per-match'

/** Returns all criteria that separate teams under a rule, in order; lots come last even if the chain does not name them. */
export const stepsOf = memoized((rule: RankingRule): readonly RankingStep[] => {
  const first: readonly Separator[] = ranksPerMatch(rule) ? [] : ['points']
  return [...new Set<Separator>([...first, ...rule.chain, 'lots'])].map((by) => {
    const { name, max } = namedCriterion(by)
    return { by, criterion: criterionOf(name), max }
  })
})

/** Whether a criterion counts only the matches that level teams played among themselves. */
export const isHeadToHead = (by: Separator): boolean =>
  criterionOf(namedCriterion(by).name).isHeadToHead === true

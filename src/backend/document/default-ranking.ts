import type { RankingCriterion, RankingRule } from '../../domain/tournament/ranking.ts'

/** Points 2/1/0 and the chain of the handball cup's latest editions (docs/sport.md#ranking), for files that give no rule. */
export const DEFAULT_RANKING = {
  points: { won: 2, tied: 1, lost: 0 },
  chain: [
    'head-to-head-points',
    'head-to-head-goal-difference',
    'head-to-head-goals',
    'goal-difference',
    'goals-scored',
    'lots',
  ] as RankingCriterion[],
} satisfies RankingRule

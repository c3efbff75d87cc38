import type { RankingRule } from '../../../domain/tournament/ranking.ts'

/**
 * Group ranking of FIFA's tournaments by year. Three points for a win since 1994; head-to-head after goals in all
 * matches (regulations 2006, article 28, to 2022, article 12), before them since 2026 (article 13). Fair play, which
 * goes by cards, is stored as the lots it stands in front of.
 */
export function rankingRule(year: number): RankingRule {
  const overall = ['goal-difference', 'goals-scored'] as const
  const between = ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals'] as const
  return {
    points: { won: year < 1994 ? 2 : 3, tied: 1, lost: 0 },
    chain: year >= 2026 ? [...between, ...overall, 'lots'] : [...overall, ...between, 'lots'],
  }
}

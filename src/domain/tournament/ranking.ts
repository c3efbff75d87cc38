import type { PointsRule, Tally } from './tally.ts'

/**
 * Returns the figure of a team under a criterion; more is better.
 *
 * @param mini its tally against the teams it is level with
 * @param lot place in the drawing of lots from 0, or -1 for a team that drew none: it stands below those that did
 */
type Figure = (own: Tally, mini: Tally, lot: number) => number

const difference = ({ goalsFor, goalsAgainst }: Tally): number => goalsFor - goalsAgainst

/** Goals for divided by goals against: infinite without goals against, and 1 if both are equal, also if both are 0. */
const quotient = ({ goalsFor, goalsAgainst }: Tally): number =>
  goalsFor === goalsAgainst ? 1 : goalsFor / goalsAgainst

const FIGURES = {
  'goal-difference': difference,
  'goals-scored': ({ goalsFor }) => goalsFor,
  'goal-quotient': quotient,
  wins: ({ won }) => won,
  'head-to-head-points': (_, { points }) => points,
  'head-to-head-goal-difference': (_, mini) => difference(mini),
  'head-to-head-goals': (_, { goalsFor }) => goalsFor,
  lots: (_own, _mini, lot) => (lot === -1 ? Number.NEGATIVE_INFINITY : -lot),
} as const satisfies Record<string, Figure>

export type RankingCriterion = keyof typeof FIGURES

/**
 * The criteria that separate teams level on points. The chain is data of an edition (a class may override it), never a
 * constant: the published chain changed five times in the fifteen editions of the cup.
 */
export const RANKING_CRITERIA = Object.keys(FIGURES) as readonly RankingCriterion[]

export interface RankingRule {
  readonly points: PointsRule
  readonly chain: readonly RankingCriterion[]
}

export type Separator = 'points' | RankingCriterion

const FIGURE_OF: Readonly<Record<Separator, Figure>> = { points: ({ points }) => points, ...FIGURES }

export const figure = (criterion: Separator, ...of: Parameters<Figure>): number => FIGURE_OF[criterion](...of)

/** Whether a criterion counts only the matches that level teams played among themselves. */
export const isHeadToHead = (criterion: Separator): boolean => criterion.startsWith('head-to-head-')

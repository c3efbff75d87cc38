import type { Result, Tally } from './tally.ts'

/** What is stored with a group about a team, beside the results. */
export interface Given {
  /** Place in the drawing of lots from 0, or -1 for a team that drew none: it stands below those that did. */
  readonly lot: number
  /** Fair-play points, the more the better: a deduction is below 0. Null if they are not known. */
  readonly fairPlay: number | null
}

/** What the outcome of a match to come, and a range of its margin, tell about one of its teams. */
export interface Coming {
  readonly points: number
  readonly isWon: boolean
  /** Won or lost by a walkover without goals. */
  readonly isWithoutGoals: boolean
  /** The least and the greatest margin from the team's view. */
  readonly least: number
  readonly most: number
  /** The two teams compared play this match: their figures change by opposite amounts. */
  readonly isMutual: boolean
  /** The most goals of one side. */
  readonly mostGoals: number
}

/** From `low` to `high`, both included. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** One way to separate teams. A criterion is one entry of `CRITERIA`, and its messages in every language. */
export interface Criterion {
  /**
   * Returns the amount that a team has; more is better, and null if it is not known.
   *
   * @param tally of the results that the criterion counts: all, or if it is head-to-head those among the level teams
   */
  readonly amount: (tally: Tally, given: Given) => number | null
  /** Counts only the matches that level teams played among themselves. */
  readonly isHeadToHead?: true
  /** Has a number in parentheses after its word, from 1: `goal-difference(max 10)`. Changes each result that it counts. */
  readonly counting?: (result: Result, max: number) => Result
  /** The figure is the amount divided by the matches played. */
  readonly isPerMatch?: true
  /**
   * What decides the figure. The search for endings treats as certain only what outcomes decide. A larger margin always
   * raises a figure of `margin`, and never lowers one of `goals`. `elsewhere` can change whatever the matches bring.
   */
  readonly from: 'outcomes' | 'margin' | 'goals' | 'elsewhere'
  /** Returns what a match to come adds to the amount; without this, any value is possible. */
  readonly gain?: (coming: Coming, max: number) => Range
  /** Low scores show what a team can reach better than high ones: a hint for the search, never a claim. */
  readonly favoursLowScores?: true
  /** How the figure is written: with its sign, turned around, with decimals. */
  readonly written: 'plain' | 'signed' | 'negated' | 'decimal' | 'signed-decimal'
}

const exactly = (figure: number): Range => ({ low: figure, high: figure })
const difference = ({ goalsFor, goalsAgainst }: Tally): number => goalsFor - goalsAgainst
const within = (margin: number, max: number): number => Math.max(0 - max, Math.min(margin, max))

const POINTS: Criterion = {
  amount: ({ points }) => points,
  from: 'outcomes',
  gain: ({ points }) => exactly(points),
  written: 'plain',
}

const WINS: Criterion = {
  amount: ({ won }) => won,
  from: 'outcomes',
  gain: ({ isWon }) => exactly(isWon ? 1 : 0),
  written: 'plain',
}

const GOAL_DIFFERENCE: Criterion = {
  amount: difference,
  from: 'margin',
  gain: ({ least, most }) => ({ low: least, high: most }),
  written: 'signed',
}

/** Of each match, a margin of at most `max` goals counts. */
const CAPPED_DIFFERENCE: Criterion = {
  ...GOAL_DIFFERENCE,
  counting: (result, max) => {
    const { home, away } = result.score
    const over = Math.abs(home - away) - max
    if (over <= 0) return result
    return { ...result, score: home > away ? { home: home - over, away } : { home, away: away - over } }
  },
  from: 'goals',
  gain: ({ least, most }, max) => ({ low: within(least, max), high: within(most, max) }),
}

const GOALS_SCORED: Criterion = {
  amount: ({ goalsFor }) => goalsFor,
  from: 'goals',
  gain: ({ isWithoutGoals, least, most, isMutual, mostGoals }) => {
    if (isWithoutGoals) return exactly(0)
    // Half of the margin each: all other goals count equally for both teams.
    if (isMutual) return { low: least / 2, high: most / 2 }
    return { low: Math.max(0, least), high: mostGoals + Math.min(0, most) }
  },
  written: 'plain',
}

const FEWEST_AGAINST: Criterion = {
  amount: ({ goalsAgainst }) => 0 - goalsAgainst,
  from: 'goals',
  gain: ({ isWithoutGoals, least, most, isMutual, mostGoals }) => {
    if (isWithoutGoals) return exactly(0)
    if (isMutual) return { low: least / 2, high: most / 2 }
    return { low: Math.max(0, least) - mostGoals, high: Math.min(0, most) }
  },
  favoursLowScores: true,
  written: 'negated',
}

const HEAD_TO_HEAD = { isHeadToHead: true } as const

/** All criteria after points, by name. The order is that of lists shown to people. */
export const CRITERIA = {
  'goal-difference': GOAL_DIFFERENCE,
  'goal-difference-max': CAPPED_DIFFERENCE,
  'goals-scored': GOALS_SCORED,
  'fewest-goals-against': FEWEST_AGAINST,
  /** Goals for divided by goals against: infinite without goals against, and 1 if both are equal, also if both are 0. */
  'goal-quotient': {
    amount: ({ goalsFor, goalsAgainst }) => (goalsFor === goalsAgainst ? 1 : goalsFor / goalsAgainst),
    from: 'goals',
    favoursLowScores: true,
    written: 'decimal',
  },
  wins: WINS,
  /** At the head of a chain it ranks the table instead of points. */
  'points-per-match': {
    ...POINTS,
    isPerMatch: true,
    written: 'decimal',
  },
  'goal-difference-per-match': {
    ...GOAL_DIFFERENCE,
    isPerMatch: true,
    written: 'signed-decimal',
  },
  'head-to-head-points': { ...POINTS, ...HEAD_TO_HEAD },
  'head-to-head-goal-difference': { ...GOAL_DIFFERENCE, ...HEAD_TO_HEAD },
  'head-to-head-goal-difference-max': { ...CAPPED_DIFFERENCE, ...HEAD_TO_HEAD },
  'head-to-head-goals': { ...GOALS_SCORED, ...HEAD_TO_HEAD },
  'head-to-head-wins': { ...WINS, ...HEAD_TO_HEAD },
  'fair-play': { amount: (_, { fairPlay }) => fairPlay, from: 'elsewhere', written: 'signed' },
  lots: {
    amount: (_, { lot }) => (lot === -1 ? Number.NEGATIVE_INFINITY : 0 - lot),
    from: 'elsewhere',
    written: 'plain',
  },
} as const satisfies Record<string, Criterion>

export type CriterionName = keyof typeof CRITERIA | 'points'

const ALL: Readonly<Record<CriterionName, Criterion>> = { points: POINTS, ...CRITERIA }

/** Returns the figure of a team by a criterion; null if it is not known. Without a match, an amount for each match is 0. */
export function figureOf({ amount, isPerMatch }: Criterion, tally: Tally, given: Given): number | null {
  const all = amount(tally, given)
  return isPerMatch && all !== null ? all / Math.max(1, tally.played) : all
}

export const criterionOf = (name: CriterionName): Criterion => ALL[name]

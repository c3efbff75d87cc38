import type { RankingCriterion, RankingRule } from './ranking.ts'
import { NO_TALLY, type Result, type Tally, tallyAmong, tallyOf } from './tally.ts'

export type Separator = 'points' | RankingCriterion

/** What a ranking rule makes of every team: figures to compare one after the other, more being better. */
export interface RankingKeys {
  readonly criteria: readonly Separator[]
  readonly tallies: ReadonlyMap<string, Readonly<Tally>>
  readonly keys: ReadonlyMap<string, readonly number[]>
}

/**
 * The figures by which teams are ranked (domain.md §2).
 *
 * Head-to-head figures are those of one mini-table, shared by the teams that are still level where the chain reaches
 * its first head-to-head step. It is made once: a team that one criterion separates stays in it for the next. Lots come
 * last even where the chain does not name them, since a lot that was drawn and stored was drawn to decide.
 *
 * @param teamIds the teams of the table; a result against another team counts for the one that is in it
 */
export function rankingKeys(
  teamIds: readonly string[],
  results: readonly Result[],
  rule: RankingRule,
  lots: readonly string[],
): RankingKeys {
  const tallies = tallyOf(teamIds, results, rule.points)
  const criteria = criteriaOf(rule)
  const firstBetween = criteria.findIndex(isBetween)
  const before = criteria.slice(0, Math.max(0, firstBetween))
  const lotOf = (teamId: string) => lots.indexOf(teamId)
  const levels = Map.groupBy(tallies.keys(), (teamId) => {
    const own = tallies.get(teamId) ?? NO_TALLY
    return before.map((criterion) => figure(criterion, own, NO_TALLY, lotOf(teamId))).join(' ')
  })

  const keys = new Map<string, readonly number[]>()
  for (const level of levels.values()) {
    const mini = firstBetween === -1 ? null : tallyAmong(level, results, rule.points)
    for (const teamId of level) {
      const own = tallies.get(teamId) ?? NO_TALLY
      const among = mini?.get(teamId) ?? NO_TALLY
      keys.set(
        teamId,
        criteria.map((criterion) => figure(criterion, own, among, lotOf(teamId))),
      )
    }
  }
  return { criteria, tallies, keys }
}

/** Everything that separates teams under a rule, in order. */
export const criteriaOf = ({ chain }: RankingRule): readonly Separator[] => ['points', ...chain, 'lots']

/** Whether a criterion asks for the mini-table of level teams. */
export const isBetween = (criterion: Separator): boolean => BETWEEN.has(criterion)

const BETWEEN: ReadonlySet<Separator> = new Set([
  'head-to-head-points',
  'head-to-head-goal-difference',
  'head-to-head-goals',
])

/**
 * What separates two teams, and which of them stands above.
 *
 * @returns null where nothing does, or one of them is not in the table
 */
export function separation(
  ranking: RankingKeys,
  one: string,
  other: string,
): { readonly by: Separator; readonly above: string } | null {
  const own = ranking.keys.get(one)
  const others = ranking.keys.get(other)
  if (!own || !others) return null
  for (const [at, by] of ranking.criteria.entries()) {
    const difference = compare(own[at] ?? 0, others[at] ?? 0)
    if (difference !== 0) return { by, above: difference > 0 ? one : other }
  }
  return null
}

/** What a team has to show under one criterion. @param lot place in the drawing of lots from 0, or -1 for a team that drew none: it stands below those that did */
export function figure(criterion: Separator, own: Tally, mini: Tally, lot: number): number {
  switch (criterion) {
    case 'points':
      return own.points
    case 'goal-difference':
      return own.goalsFor - own.goalsAgainst
    case 'goals-scored':
      return own.goalsFor
    case 'goal-quotient':
      return quotient(own)
    case 'wins':
      return own.won
    case 'head-to-head-points':
      return mini.points
    case 'head-to-head-goal-difference':
      return mini.goalsFor - mini.goalsAgainst
    case 'head-to-head-goals':
      return mini.goalsFor
    case 'lots':
      return lot === -1 ? Number.NEGATIVE_INFINITY : -lot
  }
}

/** Goals for by goals against; without any against above all others, and 1 (as many of both) without any at all. */
function quotient({ goalsFor, goalsAgainst }: Tally): number {
  return goalsFor === goalsAgainst ? 1 : goalsFor / goalsAgainst
}

/** Not a subtraction: two teams without a lot are level, and ∞ − ∞ is no number. */
const compare = (one: number, other: number): number => (one > other ? 1 : one < other ? -1 : 0)

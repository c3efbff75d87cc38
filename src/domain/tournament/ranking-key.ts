import { figure, isHeadToHead, type RankingRule, type Separator } from './ranking.ts'
import { NO_TALLY, type Result, type Tally, tallyAmong, tallyOf } from './tally.ts'

/** The figures that a ranking rule gives every team, compared one after the other; more is better. */
export interface RankingKeys {
  readonly criteria: readonly Separator[]
  readonly tallies: ReadonlyMap<string, Readonly<Tally>>
  readonly keys: ReadonlyMap<string, readonly number[]>
  /** By team: its mini-table, alone or shared with others. Empty if no criterion is head-to-head. */
  readonly miniTables: ReadonlyMap<string, MiniTable>
}

/** The tallies of some teams from the matches among themselves. */
export interface MiniTable {
  readonly teamIds: readonly string[]
  readonly tallies: ReadonlyMap<string, Readonly<Tally>>
}

/** The figures of two teams under one criterion. */
export interface Step {
  readonly by: Separator
  readonly figures: readonly [one: number, other: number]
}

/**
 * Computes the figures by which teams are ranked (domain.md §2).
 *
 * Head-to-head figures come from one mini-table, shared by the teams that are still level when the chain reaches its first
 * head-to-head step. The mini-table is built once: a team that one criterion separates stays in it for the next. Lots come
 * last even if the chain does not name them, since lots that were drawn and stored are meant to decide.
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
  const firstBetween = criteria.findIndex(isHeadToHead)
  const before = criteria.slice(0, Math.max(0, firstBetween))
  const lotOf = (teamId: string) => lots.indexOf(teamId)
  const levels = Map.groupBy(tallies.keys(), (teamId) => {
    const own = tallies.get(teamId) ?? NO_TALLY
    return before.map((criterion) => figure(criterion, own, NO_TALLY, lotOf(teamId))).join(' ')
  })

  const keys = new Map<string, readonly number[]>()
  const miniTables = new Map<string, MiniTable>()
  for (const level of levels.values()) {
    const mini =
      firstBetween === -1 ? null : { teamIds: level, tallies: tallyAmong(level, results, rule.points) }
    for (const teamId of level) {
      const own = tallies.get(teamId) ?? NO_TALLY
      const among = mini?.tallies.get(teamId) ?? NO_TALLY
      if (mini) miniTables.set(teamId, mini)
      keys.set(
        teamId,
        criteria.map((criterion) => figure(criterion, own, among, lotOf(teamId))),
      )
    }
  }
  return { criteria, tallies, keys, miniTables }
}

/** Returns all criteria that separate teams under a rule, in order. */
export const criteriaOf = ({ chain }: RankingRule): readonly Separator[] => [
  ...new Set<Separator>(['points', ...chain, 'lots']),
]

/**
 * Compares two teams criterion by criterion. They are level in every step except the last, which separates them if any does.
 * Empty if one of them is not in the table.
 */
export function stepsBetween(ranking: RankingKeys, one: string, other: string): Step[] {
  const own = ranking.keys.get(one)
  const others = ranking.keys.get(other)
  if (!own || !others) return []
  const steps = ranking.criteria.map((by, at): Step => ({ by, figures: [own[at] ?? 0, others[at] ?? 0] }))
  const last = steps.findIndex((step) => differenceIn(step) !== 0)
  return last === -1 ? steps : steps.slice(0, last + 1)
}

/**
 * Returns the criterion that separates two teams, and the team that stands above.
 *
 * @returns null if none does, or if one of them is not in the table
 */
export function separation(
  ranking: RankingKeys,
  one: string,
  other: string,
): { readonly by: Separator; readonly above: string } | null {
  const last = stepsBetween(ranking, one, other).at(-1)
  const difference = last ? differenceIn(last) : 0
  return last && difference !== 0 ? { by: last.by, above: difference > 0 ? one : other } : null
}

/** Positive if the first team is ahead. Not a subtraction: two teams without a lot are level, and ∞ − ∞ is not a number. */
const differenceIn = ({ figures: [one, other] }: Step): number => (one > other ? 1 : one < other ? -1 : 0)

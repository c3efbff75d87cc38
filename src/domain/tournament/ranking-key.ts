import { figureOf, type Given } from './criteria.ts'
import { type RankingRule, type RankingStep, type Separator, stepsOf } from './ranking.ts'
import { NO_TALLY, type Result, type Tally, tallyAmong, tallyOf } from './tally.ts'

/** The figures that a ranking rule gives every team, compared one after the other; more is better. */
export interface RankingKeys {
  readonly criteria: readonly Separator[]
  /** By criterion, the teams that it leaves level because a figure of one of them is not known. */
  readonly unknown: ReadonlyMap<Separator, ReadonlySet<string>>
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
  /** True if the criterion separates nobody because figures are not known; those given here mean nothing then. */
  readonly isUnknown?: boolean
}

/** The fair-play points of a team in a group, the more the better: a deduction is below 0. */
export interface FairPlay {
  readonly teamId: string
  readonly points: number
}

/**
 * Computes the figures by which teams are ranked (domain.md §2).
 *
 * Head-to-head figures come from one mini-table, shared by the teams that are still level when the chain reaches its first
 * head-to-head step. The mini-table is built once: a team that one criterion separates stays in it for the next. Lots come
 * last even if the chain does not name them, since lots that were drawn and stored are meant to decide.
 *
 * A criterion whose figure is not known for one of the teams that are level before it separates none of them.
 *
 * @param teamIds the teams of the table; a result against another team counts for the one that is in it
 * @param lots team ids, first drawn first
 * @param fairPlay of the teams for which it is known
 */
export function rankingKeys(
  teamIds: readonly string[],
  results: readonly Result[],
  rule: RankingRule,
  lots: readonly string[],
  fairPlay: readonly FairPlay[] = [],
): RankingKeys {
  const steps = stepsOf(rule)
  const tallies = tallyOf(teamIds, results, rule.points)
  const ids = [...tallies.keys()]
  const given = givenOf(lots, fairPlay)
  const keys = new Map<string, number[]>(ids.map((teamId) => [teamId, []]))
  const unknown = new Map<Separator, Set<string>>()
  const miniTables = new Map<string, MiniTable>()
  for (const step of steps) {
    if (step.criterion.isHeadToHead && miniTables.size === 0)
      for (const level of levels())
        for (const teamId of level.teamIds) miniTables.set(teamId, level.miniTable())
    const figures = figuresOf(step)
    for (const teamId of unknownOf(step, figures)) figures.set(teamId, null)
    for (const [teamId, key] of keys) key.push(figures.get(teamId) ?? 0)
  }
  return { criteria: steps.map(({ by }) => by), unknown, tallies, keys, miniTables }

  /** Returns the teams that no step so far separates, together. */
  function levels() {
    const byKey = Map.groupBy(ids, (teamId) => (keys.get(teamId) ?? []).join(' '))
    return [...byKey.values()].map((level) => {
      let made: MiniTable | null = null
      const miniTable = () => (made ??= { teamIds: level, tallies: tallyAmong(level, results, rule.points) })
      return { teamIds: level, miniTable }
    })
  }

  function figuresOf(step: RankingStep): Map<string, number | null> {
    const { criterion } = step
    const counted = countedBy(step, results)
    const overall = counted === results ? tallies : tallyOf(teamIds, counted, rule.points)
    const among = new Map<MiniTable, ReadonlyMap<string, Readonly<Tally>>>()
    const tallyFor = (teamId: string) => {
      const mini = criterion.isHeadToHead ? miniTables.get(teamId) : undefined
      if (!mini) return overall.get(teamId)
      if (counted === results) return mini.tallies.get(teamId)
      const own = among.get(mini) ?? tallyAmong(mini.teamIds, counted, rule.points)
      among.set(mini, own)
      return own.get(teamId)
    }
    return new Map(
      ids.map((teamId) => [teamId, figureOf(criterion, tallyFor(teamId) ?? NO_TALLY, given(teamId))]),
    )
  }

  /** Returns the teams that a step leaves level, and notes them. */
  function unknownOf({ by }: RankingStep, figures: ReadonlyMap<string, number | null>): ReadonlySet<string> {
    const isKnown = (teamId: string) => figures.get(teamId) !== null
    if (ids.every(isKnown)) return new Set()
    const left = levels().flatMap((level) => (level.teamIds.every(isKnown) ? [] : level.teamIds))
    unknown.set(by, new Set(left))
    return new Set(left)
  }
}

/** Returns results as a criterion counts them; the same list if it counts them as they are. */
export const countedBy = ({ criterion, max }: RankingStep, results: readonly Result[]): readonly Result[] =>
  criterion.counting ? results.map((result) => criterion.counting?.(result, max) ?? result) : results

/** Returns what is stored about each team. */
function givenOf(lots: readonly string[], fairPlay: readonly FairPlay[]): (teamId: string) => Given {
  const points = new Map(fairPlay.map((one) => [one.teamId, one.points]))
  return (teamId) => ({ lot: lots.indexOf(teamId), fairPlay: points.get(teamId) ?? null })
}

/**
 * Compares two teams criterion by criterion. They are level in every step except the last, which separates them if any does.
 * Empty if one of them is not in the table.
 */
export function stepsBetween(ranking: RankingKeys, one: string, other: string): Step[] {
  const own = ranking.keys.get(one)
  const others = ranking.keys.get(other)
  if (!own || !others) return []
  const steps = ranking.criteria.map((by, at): Step => {
    const figures = [own[at] ?? 0, others[at] ?? 0] as const
    return ranking.unknown.get(by)?.has(one) ? { by, figures, isUnknown: true } : { by, figures }
  })
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

import { figureOf, type Given } from './criteria.ts'
import { type RankingRule, type RankingStep, type Separator, stepsOf } from './ranking.ts'
import { type GivenPoints, NO_TALLY, type Result, type Tally, tallyAmong, tallyOf } from './tally.ts'

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
 * Computes the figures by which teams are ranked (docs/sport.md#ranking).
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
 * @param adjustments points given or taken by a jury; no head-to-head figure counts them
 */
export function rankingKeys(
  teamIds: readonly string[],
  results: readonly Result[],
  rule: RankingRule,
  lots: readonly string[],
  fairPlay: readonly FairPlay[] = [],
  adjustments: readonly GivenPoints[] = [],
): RankingKeys {
  const steps = stepsOf(rule)
  const tallies = tallyOf(teamIds, results, rule.points, adjustments)
  const teams = [...tallies.keys()].map((teamId) => ({
    teamId,
    key: [] as number[],
    given: givenOf(teamId, lots, fairPlay),
    mini: null as MiniTable | null,
    /** Of the step at hand; null if it is not known. */
    figure: null as number | null,
  }))
  type Team = (typeof teams)[number]
  const unknown = new Map<Separator, ReadonlySet<string>>()
  const firstBetween = steps.find(({ criterion }) => criterion.isHeadToHead)
  for (const step of steps) {
    if (step === firstBetween) buildMiniTables()
    const tallyFor = talliesBy(step)
    let isKnown = true
    for (const team of teams) {
      const figure = figureOf(step.criterion, tallyFor(team) ?? NO_TALLY, team.given)
      team.figure = figure
      isKnown &&= figure !== null
    }
    if (!isKnown) leaveLevel(step)
    for (const team of teams) team.key.push(team.figure ?? 0)
  }
  return {
    criteria: steps.map(({ by }) => by),
    unknown,
    tallies,
    keys: new Map(teams.map(({ teamId, key }) => [teamId, key])),
    miniTables: new Map(teams.flatMap(({ teamId, mini }) => (mini ? [[teamId, mini]] : []))),
  }

  /** Returns the teams that no step so far separates, together. */
  function levels(): Team[][] {
    return [...Map.groupBy(teams, ({ key }) => key.join(' ')).values()]
  }

  function buildMiniTables(): void {
    for (const level of levels()) {
      const ids = level.map(({ teamId }) => teamId)
      const mini = { teamIds: ids, tallies: tallyAmong(ids, results, rule.points) }
      for (const team of level) team.mini = mini
    }
  }

  /** Returns where to find the tally of a team that a step looks at. */
  function talliesBy(step: RankingStep): (team: Team) => Readonly<Tally> | undefined {
    const isAmong = step.criterion.isHeadToHead === true
    const counted = countedBy(step, results)
    if (counted === results) return ({ teamId, mini }) => (isAmong ? mini?.tallies : tallies)?.get(teamId)
    if (!isAmong) {
      const overall = tallyOf(teamIds, counted, rule.points)
      return ({ teamId }) => overall.get(teamId)
    }
    const among = new Map(
      [...new Set(teams.map(({ mini }) => mini))].map((mini) => [
        mini,
        tallyAmong(mini?.teamIds ?? [], counted, rule.points),
      ]),
    )
    return ({ teamId, mini }) => among.get(mini)?.get(teamId)
  }

  /** Takes the figures of a step from all teams that are level with one whose figure is not known. */
  function leaveLevel({ by }: RankingStep): void {
    const left = levels().flatMap((level) => (level.every(({ figure }) => figure !== null) ? [] : level))
    unknown.set(by, new Set(left.map(({ teamId }) => teamId)))
    for (const team of left) team.figure = null
  }
}

/** Returns results as a criterion counts them; the same list if it counts them as they are. */
export const countedBy = ({ criterion, max }: RankingStep, results: readonly Result[]): readonly Result[] =>
  criterion.counting ? results.map((result) => criterion.counting?.(result, max) ?? result) : results

const givenOf = (teamId: string, lots: readonly string[], fairPlay: readonly FairPlay[]): Given => ({
  lot: lots.indexOf(teamId),
  fairPlay: fairPlay.find((one) => one.teamId === teamId)?.points ?? null,
})

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
  const last = steps.findIndex(({ figures }) => differenceIn(figures) !== 0)
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
  const own = ranking.keys.get(one)
  const others = ranking.keys.get(other)
  if (!own || !others) return null
  for (const [at, by] of ranking.criteria.entries()) {
    const difference = differenceIn([own[at] ?? 0, others[at] ?? 0])
    if (difference !== 0) return { by, above: difference > 0 ? one : other }
  }
  return null
}

/** Positive if the first team is ahead. Not a subtraction: two teams without a lot are level, and ∞ − ∞ is not a number. */
const differenceIn = ([one, other]: Step['figures']): number => (one > other ? 1 : one < other ? -1 : 0)

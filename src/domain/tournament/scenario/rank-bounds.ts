import { memoized } from '../../memoized.ts'
import { type Coming, figureOf, type Range } from '../criteria.ts'
import { MOST_GOALS } from '../match.ts'
import { outcomePoints } from '../points-rule.ts'
import { type RankingStep, stepsOf } from '../ranking.ts'
import { countedBy } from '../ranking-key.ts'
import { NO_TALLY, type Tally, tallyAmong, tallyOf } from '../tally.ts'
import { type Box, NOTHING_GIVEN, type Pattern, patternOf, type Way } from './box.ts'
import type { OpenGroup } from './open-group.ts'

/** The range of places that a team can take. */
export interface Places {
  readonly best: number
  readonly worst: number
}

const ABOVE = 1
const BELOW = 2
const EITHER = ABOVE | BELOW

/** Returns the bounds of a team's places, by points alone. */
export function pointBounds({ points }: Pattern, team: number): Places {
  const own = points[team] ?? 0
  let best = 1
  let worst = 0
  for (const other of points) {
    if (other > own) best += 1
    if (other >= own) worst += 1
  }
  return { best, worst }
}

/**
 * Returns the bounds of a team's places in all endings of a box. Not every place within them is necessarily reachable: what
 * two other teams can achieve separately, they cannot always achieve together.
 */
export function rankBounds(group: OpenGroup, box: Box, team: number): Places {
  const pattern = patternOf(group, box)
  const byPoints = pointBounds(pattern, team)
  if (byPoints.best === byPoints.worst) return byPoints
  const own = pattern.points[team] ?? 0
  const shared = miniTable(group, pattern, team)
  let { best, worst } = byPoints
  for (const [other, points] of pattern.points.entries()) {
    if (other === team || points !== own) continue
    const can = standing(group, box, shared, team, other)
    if (can === BELOW) best += 1
    if (can === ABOVE) worst -= 1
  }
  return { best, worst }
}

/** Returns the teams that share a team's mini-table; null if more than outcomes decide that. */
function miniTable(group: OpenGroup, { points, tallies }: Pattern, team: number): readonly number[] | null {
  const { between, isSettled } = before(group)
  const isLevel = (other: number) =>
    points[other] === points[team] &&
    between.every(
      ({ criterion }) =>
        figureOf(criterion, tallies()[other] ?? NO_TALLY, NOTHING_GIVEN) ===
        figureOf(criterion, tallies()[team] ?? NO_TALLY, NOTHING_GIVEN),
    )
  const level = group.teamIds.flatMap((_, other) => (isLevel(other) ? [other] : []))
  return isSettled || level.length <= 2 ? level : null
}

/** Returns the steps between the first and the first head-to-head one that outcomes decide, and whether there are no others. */
const before = memoized(({ rule }: OpenGroup) => {
  const steps = stepsOf(rule)
  const first = steps.findIndex(({ criterion }) => criterion.isHeadToHead)
  const all = steps.slice(1, Math.max(1, first))
  const between = all.filter(({ criterion }) => criterion.from === 'outcomes')
  return { between, isSettled: between.length === all.length }
})

/** Whether a team can stand above another team that is level on points, below it, or either. */
function standing(
  group: OpenGroup,
  box: Box,
  shared: readonly number[] | null,
  team: number,
  other: number,
): number {
  let can = 0
  for (const [at, step] of stepsOf(group.rule).entries()) {
    if (at === 0) continue
    if (step.by === 'lots') return can | drawn(group, team, other)
    if (step.criterion.isHeadToHead && shared === null) return EITHER
    const { low, high } = lead(group, box, step, shared ?? [], team, other)
    if (high > 0) can |= ABOVE
    if (low < 0) can |= BELOW
    if (can === EITHER || low > 0 || high < 0) return can
  }
  return EITHER
}

/** Lots that are not drawn yet can go either way. */
function drawn({ lots, teamIds }: OpenGroup, team: number, other: number): number {
  const [own, others] = [lots.indexOf(teamIds[team] ?? ''), lots.indexOf(teamIds[other] ?? '')]
  if (own === -1 || others === -1) return EITHER
  return own < others ? ABOVE : BELOW
}

/** Returns the least and the greatest lead of one team over another in one figure. */
function lead(
  group: OpenGroup,
  box: Box,
  step: RankingStep,
  shared: readonly number[],
  team: number,
  other: number,
): Range {
  const own = reach(group, box, step, shared, team, other)
  const others = reach(group, box, step, shared, other, team)
  return { low: own.low - others.high, high: own.high - others.low }
}

const ANYTHING: Range = { low: -Infinity, high: Infinity }

/** Returns the least and the greatest final figure of a team that is compared with another. */
function reach(
  group: OpenGroup,
  box: Box,
  step: RankingStep,
  shared: readonly number[],
  team: number,
  other: number,
): Range {
  const { criterion, max } = step
  if (!criterion.gain) return ANYTHING
  const among = criterion.isHeadToHead
  const tally = talliesBy(group, step, among ? shared : null)[team] ?? NO_TALLY
  let low = criterion.amount(tally, NOTHING_GIVEN) ?? 0
  let high = low
  let { played } = tally
  for (const [at, { home, away }] of group.open.entries()) {
    const way = box[at]
    if (!way || (home !== team && away !== team)) continue
    if (among && !(shared.includes(home) && shared.includes(away))) continue
    const gained = criterion.gain(coming(group, way, home === team, home === other || away === other), max)
    low += gained.low
    high += gained.high
    played += 1
  }
  const parts = criterion.isPerMatch ? Math.max(1, played) : 1
  return { low: low / parts, high: high / parts }
}

/** Returns what a match to come tells about one of its teams. */
function coming({ rule }: OpenGroup, way: Way, isHome: boolean, isMutual: boolean): Coming {
  const { winner, onPenalties = null, low, high } = way
  const side = isHome ? 'home' : 'away'
  const [least, most] = isHome ? [low, high] : [0 - high, 0 - low]
  return {
    points: outcomePoints(rule.points, winner, onPenalties, side),
    isWon: winner === side,
    isWithoutGoals: winner !== null && least === 0 && most === 0,
    least,
    most,
    isMutual,
    mostGoals: MOST_GOALS,
  }
}

const tallyLists = memoized((_: OpenGroup) => new Map<string, readonly Readonly<Tally>[]>())

/** Returns the tallies so far as a criterion counts them, by position; of a mini-table if teams are given. */
function talliesBy(group: OpenGroup, step: RankingStep, shared: readonly number[] | null) {
  const key = `${step.criterion.counting ? step.by : ''} ${shared?.join(' ') ?? 'all'}`
  const known = tallyLists(group).get(key)
  if (known) return known
  const { teamIds, results, rule, adjustments } = group
  const counted = countedBy(step, results)
  const tallies = shared
    ? tallyAmong(
        shared.map((at) => teamIds[at] ?? ''),
        counted,
        rule.points,
      )
    : tallyOf(teamIds, counted, rule.points, adjustments)
  const fresh = teamIds.map((teamId) => tallies.get(teamId) ?? NO_TALLY)
  tallyLists(group).set(key, fresh)
  return fresh
}

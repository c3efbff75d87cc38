import { memoized } from '../../memoized.ts'
import { MOST_GOALS } from '../match.ts'
import { figure, isHeadToHead, type Separator } from '../ranking.ts'
import { criteriaOf } from '../ranking-key.ts'
import { NO_TALLY, type Tally, tallyAmong } from '../tally.ts'
import { type Box, type Pattern, patternOf, type Range, type Way } from './box.ts'
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

/** Returns the teams that share a team's mini-table; null if goals still to be scored decide that. */
function miniTable(group: OpenGroup, pattern: Pattern, team: number): readonly number[] | null {
  const { before } = steps(group)
  const isLevel = (other: number) =>
    pattern.points[other] === pattern.points[team] &&
    (!before.includes('wins') || pattern.wins[other] === pattern.wins[team])
  const level = group.teamIds.flatMap((_, other) => (isLevel(other) ? [other] : []))
  const isSettled = before.every((criterion) => criterion === 'points' || criterion === 'wins')
  return isSettled || level.length <= 2 ? level : null
}

const steps = memoized(({ rule }: OpenGroup) => {
  const criteria = criteriaOf(rule)
  const first = criteria.findIndex(isHeadToHead)
  return { criteria, before: criteria.slice(0, Math.max(0, first)) }
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
  for (const criterion of steps(group).criteria) {
    if (criterion === 'points') continue
    if (criterion === 'lots') return can | drawn(group, team, other)
    if (isHeadToHead(criterion) && shared === null) return EITHER
    const { low, high } = lead(group, box, criterion, shared ?? [], team, other)
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
  criterion: Separator,
  shared: readonly number[],
  team: number,
  other: number,
): Range {
  const among = isHeadToHead(criterion)
  const mini = among ? miniTallies(group, shared) : group.tallies
  const base =
    figure(criterion, group.tallies[team] ?? NO_TALLY, mini[team] ?? NO_TALLY, -1) -
    figure(criterion, group.tallies[other] ?? NO_TALLY, mini[other] ?? NO_TALLY, -1)
  let [low, high] = [base, base]
  for (const [at, { home, away }] of group.open.entries()) {
    const way = box[at]
    const isOwn = home === team || away === team
    const isOther = home === other || away === other
    if (!way || !(isOwn || isOther) || (among && !(shared.includes(home) && shared.includes(away)))) continue
    const own = isOwn ? gain(group, criterion, way, home === team, isOther) : NOTHING
    const others = isOther ? gain(group, criterion, way, home === other, isOwn) : NOTHING
    if (own === null || others === null) return { low: -Infinity, high: Infinity }
    low += own.low - others.high
    high += own.high - others.low
  }
  return { low, high }
}

const NOTHING: Range = { low: 0, high: 0 }

/**
 * Returns what a match to come adds to the figure of one of its teams.
 *
 * @param isMutual the match changes the figures of both teams compared: only the margin separates them
 * @returns null if that cannot be computed: any value is then possible
 */
function gain(
  { rule }: OpenGroup,
  criterion: Separator,
  { winner, low, high }: Way,
  isHome: boolean,
  isMutual: boolean,
): Range | null {
  const [least, most] = isHome ? [low, high] : [-high, -low]
  const isWon = winner === (isHome ? 'home' : 'away')
  const fixed = (figure: number): Range => ({ low: figure, high: figure })
  switch (criterion) {
    case 'points':
    case 'head-to-head-points':
      return fixed(winner === null ? rule.points.tied : isWon ? rule.points.won : rule.points.lost)
    case 'wins':
      return fixed(isWon ? 1 : 0)
    case 'goals-scored':
    case 'head-to-head-goals':
      // A walkover without goals.
      if (winner !== null && least === 0 && most === 0) return fixed(0)
      // Half of the margin each: all other goals count equally for both teams.
      if (isMutual) return { low: least / 2, high: most / 2 }
      return { low: Math.max(0, least), high: MOST_GOALS + Math.min(0, most) }
    case 'goal-difference':
    case 'head-to-head-goal-difference':
      return { low: least, high: most }
    default:
      return null
  }
}

const minis = memoized((_: OpenGroup) => new Map<string, readonly Readonly<Tally>[]>())

/** Returns the tallies of teams from the matches among themselves so far, by position. */
function miniTallies(group: OpenGroup, shared: readonly number[]): readonly Readonly<Tally>[] {
  const key = shared.join(' ')
  const known = minis(group).get(key)
  if (known) return known
  const { teamIds, results, rule } = group
  const tallies = tallyAmong(
    shared.map((at) => teamIds[at] ?? ''),
    results,
    rule.points,
  )
  const fresh = teamIds.map((teamId) => tallies.get(teamId) ?? NO_TALLY)
  minis(group).set(key, fresh)
  return fresh
}

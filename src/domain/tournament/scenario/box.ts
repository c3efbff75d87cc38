import { memoized } from '../../memoized.ts'
import type { Given, Range } from '../criteria.ts'
import { MOST_GOALS, type SideName } from '../match.ts'
import { SIDES } from '../outcome.ts'
import { countsPenalties, outcomePoints } from '../points-rule.ts'
import { ranksPerMatch } from '../ranking.ts'
import type { Tally } from '../tally.ts'
import type { OpenGroup, OpenMatch } from './open-group.ts'

/**
 * The ways in which a match can end: the winner, and the range of the margin in goals from the home side's view. A winner
 * with a margin of 0 has a walkover without goals.
 */
export interface Way extends Range {
  readonly winner: SideName | null
  /** Who wins the penalties after a draw, under a rule that gives points for that; left out if there are none. */
  readonly onPenalties?: SideName
}

/** One way for each match to come: a subset of the endings of a group. */
export type Box = readonly Way[]

const BY_ANY: Range = { low: 0, high: MOST_GOALS }
const DRAW: Way = { winner: null, low: 0, high: 0 }
const DRAWS: readonly Way[] = [DRAW, { ...DRAW, onPenalties: 'home' }, { ...DRAW, onPenalties: 'away' }]

/** The outcome of a match for a team. */
export type Outcome = 'win' | 'draw' | 'loss'
export const OUTCOMES: readonly Outcome[] = ['win', 'draw', 'loss']

/** @param by the least and most goals of a win or a defeat */
export function wayOf(outcome: Outcome, isHome: boolean, { low, high } = BY_ANY): Way {
  if (outcome === 'draw') return DRAW
  const isForHome = (outcome === 'win') === isHome
  return isForHome ? { winner: 'home', low, high } : { winner: 'away', low: 0 - high, high: 0 - low }
}

/** Returns the ways in which a match can end with an outcome: a draw has three if penalties after it give points. */
export const waysOf = (
  { rule }: Pick<OpenGroup, 'rule'>,
  outcome: Outcome,
  isHome: boolean,
): readonly Way[] => (outcome === 'draw' && countsPenalties(rule.points) ? DRAWS : [wayOf(outcome, isHome)])

/** Returns all ways in which a match of a group can end. */
export const anyWay = (group: Pick<OpenGroup, 'rule'>): readonly Way[] =>
  OUTCOMES.flatMap((outcome) => waysOf(group, outcome, true))

/** Returns the outcome of a match for one of its teams. */
export function outcomeFor({ winner }: Way, { home }: OpenMatch, team: number): Outcome {
  if (winner === null) return 'draw'
  return (winner === 'home') === (home === team) ? 'win' : 'loss'
}

/** Generates every box in which each match ends in one of its given ways. */
export function* boxes(ways: readonly (readonly Way[])[]): Generator<Box> {
  const count = ways.reduce((product, ofMatch) => product * ofMatch.length, 1)
  for (let number = 0; number < count; number += 1) {
    let rest = number
    yield ways.map((ofMatch) => {
      const way = ofMatch[rest % ofMatch.length]
      rest = Math.floor(rest / ofMatch.length)
      return way ?? DRAW
    })
  }
}

/** What the outcomes of a box settle, independent of the goals. */
export interface Pattern {
  /** The figure that ranks the table first, by position of the team: points, or points for each match. */
  readonly points: readonly number[]
  /** Returns the final tallies, except for the goals. */
  readonly tallies: () => readonly Readonly<Tally>[]
}

const patterns = memoized((_: OpenGroup) => new Map<number, Pattern>())

export function patternOf(group: OpenGroup, box: Box): Pattern {
  const key = box.reduce((sum, way) => sum * WAYS.length + WAYS.indexOf(keyOf(way)), 0)
  const known = patterns(group).get(key)
  if (known) return known
  const points = group.tallies.map((tally) => tally.points)
  const played = group.tallies.map((tally) => tally.played)
  for (const [at, { home, away }] of group.open.entries()) {
    const { winner = null, onPenalties = null } = box[at] ?? {}
    points[home] = (points[home] ?? 0) + outcomePoints(group.rule.points, winner, onPenalties, 'home')
    points[away] = (points[away] ?? 0) + outcomePoints(group.rule.points, winner, onPenalties, 'away')
    played[home] = (played[home] ?? 0) + 1
    played[away] = (played[away] ?? 0) + 1
  }
  const first = ranksPerMatch(group.rule)
    ? points.map((sum, team) => sum / Math.max(1, played[team] ?? 0))
    : points
  let made: readonly Readonly<Tally>[] | null = null
  const tallies = () => (made ??= talliesAfter(group, box, points))
  const fresh = { points: first, tallies }
  patterns(group).set(key, fresh)
  return fresh
}

function talliesAfter(group: OpenGroup, box: Box, points: readonly number[]): Tally[] {
  const tallies = group.tallies.map((tally, team) => ({ ...tally, points: points[team] ?? 0 }))
  for (const [at, { home, away }] of group.open.entries()) {
    const winner = box[at]?.winner ?? null
    for (const side of SIDES) {
      const tally = tallies[side === 'home' ? home : away]
      if (!tally) continue
      tally.played += 1
      tally[winner === null ? 'tied' : winner === side ? 'won' : 'lost'] += 1
    }
  }
  return tallies
}

/** Nothing stored about a team. */
export const NOTHING_GIVEN: Given = { lot: -1, fairPlay: null }
const WAYS = ['draw', 'draw-home', 'draw-away', 'home', 'away']
const keyOf = ({ winner, onPenalties }: Way): string =>
  winner ?? (onPenalties === undefined ? 'draw' : `draw-${onPenalties}`)

import { memoized } from '../../memoized.ts'
import { MOST_GOALS, type SideName } from '../match.ts'
import type { OpenGroup, OpenMatch } from './open-group.ts'

/** From `low` to `high`, both included. */
export interface Range {
  readonly low: number
  readonly high: number
}

/**
 * The ways in which a match can end: the winner, and the range of the margin in goals from the home side's view. A winner
 * with a margin of 0 has a walkover without goals.
 */
export interface Way extends Range {
  readonly winner: SideName | null
}

/** One way for each match to come: a subset of the endings of a group. */
export type Box = readonly Way[]

const BY_ANY: Range = { low: 0, high: MOST_GOALS }
const DRAW: Way = { winner: null, low: 0, high: 0 }

/** The outcome of a match for a team. */
export type Outcome = 'win' | 'draw' | 'loss'
export const OUTCOMES: readonly Outcome[] = ['win', 'draw', 'loss']

/** @param by the least and most goals of a win or a defeat */
export function wayOf(outcome: Outcome, isHome: boolean, { low, high } = BY_ANY): Way {
  if (outcome === 'draw') return DRAW
  const isForHome = (outcome === 'win') === isHome
  return isForHome ? { winner: 'home', low, high } : { winner: 'away', low: 0 - high, high: 0 - low }
}

/** All ways in which a match can end. */
export const ANY: readonly Way[] = OUTCOMES.map((outcome) => wayOf(outcome, true))

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
  readonly points: readonly number[]
  readonly wins: readonly number[]
}

const patterns = memoized((_: OpenGroup) => new Map<number, Pattern>())

export function patternOf(group: OpenGroup, box: Box): Pattern {
  const key = box.reduce((sum, { winner }) => sum * 3 + (winner === null ? 0 : winner === 'home' ? 1 : 2), 0)
  const known = patterns(group).get(key)
  if (known) return known
  const points = group.tallies.map((tally) => tally.points)
  const wins = group.tallies.map((tally) => tally.won)
  const { won, tied, lost } = group.rule.points
  for (const [at, { home, away }] of group.open.entries()) {
    const winner = box[at]?.winner ?? null
    const worth = (side: SideName) => (winner === null ? tied : winner === side ? won : lost)
    points[home] = (points[home] ?? 0) + worth('home')
    points[away] = (points[away] ?? 0) + worth('away')
    if (winner === null) continue
    const first = winner === 'home' ? home : away
    wins[first] = (wins[first] ?? 0) + 1
  }
  const fresh = { points, wins }
  patterns(group).set(key, fresh)
  return fresh
}

import { oncePer } from '../../once-per.ts'
import { MOST_GOALS } from '../match.ts'
import type { OpenGroup, OpenMatch } from './open-group.ts'

/** Goals by which the home side wins, from `low` to `high`: all wins, all defeats, or the draw. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** For each match to come one range: some of the ways in which a group can end. */
export type Box = readonly Range[]

const WIN: Range = { low: 1, high: MOST_GOALS }
const DRAW: Range = { low: 0, high: 0 }
const DEFEAT: Range = { low: -MOST_GOALS, high: -1 }

/** Whatever can come of a match. */
export const ANY: readonly Range[] = [WIN, DRAW, DEFEAT]

/** How a match ends for a team. */
export type Outcome = 'win' | 'draw' | 'loss'
export const OUTCOMES: readonly Outcome[] = ['win', 'draw', 'loss']

/** A range as the one who plays at `home`, or away, sees it; and back. */
export const turned = ({ low, high }: Range, isHome: boolean): Range =>
  isHome ? { low, high } : { low: 0 - high, high: 0 - low }

/** @param by goals of a win or a defeat, at least and at most */
export function rangeOf(outcome: Outcome, isHome: boolean, by: Range = WIN): Range {
  const own = outcome === 'draw' ? DRAW : turned(by, outcome === 'win')
  return turned(own, isHome)
}

/** How a match of this range ends for one of its teams. */
export function outcomeFor({ low }: Range, { home }: OpenMatch, team: number): Outcome {
  if (low === 0) return 'draw'
  return low > 0 === (home === team) ? 'win' : 'loss'
}

/** Every box there is, where each match may end in some of several ranges. */
export function* boxes(ranges: readonly (readonly Range[])[]): Generator<Box> {
  const count = ranges.reduce((product, ways) => product * ways.length, 1)
  for (let number = 0; number < count; number += 1) {
    let rest = number
    yield ranges.map((ways) => {
      const way = ways[rest % ways.length]
      rest = Math.floor(rest / ways.length)
      return way ?? DRAW
    })
  }
}

/** What the outcomes of a box settle, whatever the goals. */
export interface Pattern {
  readonly points: readonly number[]
  readonly wins: readonly number[]
}

const patterns = oncePer((_: OpenGroup) => new Map<number, Pattern>())

export function patternOf(group: OpenGroup, box: Box): Pattern {
  const key = box.reduce((sum, { low }) => sum * 3 + Math.sign(low) + 1, 0)
  const known = patterns(group).get(key)
  if (known) return known
  const points = group.tallies.map((tally) => tally.points)
  const wins = group.tallies.map((tally) => tally.won)
  const { won, tied, lost } = group.rule.points
  for (const [at, { home, away }] of group.open.entries()) {
    const sign = Math.sign(box[at]?.low ?? 0)
    points[home] = (points[home] ?? 0) + (sign > 0 ? won : sign < 0 ? lost : tied)
    points[away] = (points[away] ?? 0) + (sign < 0 ? won : sign > 0 ? lost : tied)
    if (sign !== 0) {
      const winner = sign > 0 ? home : away
      wins[winner] = (wins[winner] ?? 0) + 1
    }
  }
  const fresh = { points, wins }
  patterns(group).set(key, fresh)
  return fresh
}

import { oncePer } from '../../once-per.ts'
import { MOST_GOALS, type SideName } from '../match.ts'
import type { OpenGroup, OpenMatch } from './open-group.ts'

/** From `low` to `high`, both in it. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** Ways in which a match can end: who wins, and by how many goals as the home side counts them. By none wins who gets a walkover without goals. */
export interface Way extends Range {
  readonly winner: SideName | null
}

/** For each match to come one way: some of the ways in which a group can end. */
export type Box = readonly Way[]

const BY_ANY: Range = { low: 0, high: MOST_GOALS }
const DRAW: Way = { winner: null, low: 0, high: 0 }

/** How a match ends for a team. */
export type Outcome = 'win' | 'draw' | 'loss'
export const OUTCOMES: readonly Outcome[] = ['win', 'draw', 'loss']

/** @param by goals of a win or a defeat, at least and at most */
export function wayOf(outcome: Outcome, isHome: boolean, { low, high } = BY_ANY): Way {
  if (outcome === 'draw') return DRAW
  const isForHome = (outcome === 'win') === isHome
  return isForHome ? { winner: 'home', low, high } : { winner: 'away', low: 0 - high, high: 0 - low }
}

/** Whatever can come of a match. */
export const ANY: readonly Way[] = OUTCOMES.map((outcome) => wayOf(outcome, true))

/** How a match ends for one of its teams. */
export function outcomeFor({ winner }: Way, { home }: OpenMatch, team: number): Outcome {
  if (winner === null) return 'draw'
  return (winner === 'home') === (home === team) ? 'win' : 'loss'
}

/** Every box there is, where each match may end in one of several ways. */
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

/** What the outcomes of a box settle, whatever the goals. */
export interface Pattern {
  readonly points: readonly number[]
  readonly wins: readonly number[]
}

const patterns = oncePer((_: OpenGroup) => new Map<number, Pattern>())

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

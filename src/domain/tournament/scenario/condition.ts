import type { Range } from '../criteria.ts'
import { MOST_GOALS } from '../match.ts'
import { anyWay, OUTCOMES, type Outcome, type Way, wayOf, waysOf } from './box.ts'
import type { Ending } from './ending.ts'
import { type Effort, findAmong } from './find-ending.ts'
import type { OpenGroup } from './open-group.ts'

/** An event in another match: its outcome for its home side, and the least margin in goals if goals decide. */
export interface Event {
  /** The position among the matches to come. */
  readonly match: number
  readonly outcome: Outcome
  readonly by: number | null
}

/** The condition under which an outcome is enough. */
export type Condition =
  | { readonly kind: 'always' }
  /** A win by at least `by` goals, or a defeat by at most `by`. */
  | { readonly kind: 'margin'; readonly by: number }
  /** Enough unless all of these events occur together. */
  | { readonly kind: 'unless'; readonly events: readonly Event[] }
  | { readonly kind: 'if'; readonly event: Event }
  /** It may be enough, but never if this event occurs. */
  | { readonly kind: 'may-not'; readonly event: Event }
  | { readonly kind: 'may' }

interface Question {
  readonly group: OpenGroup
  readonly team: number
  readonly effort: Effort
  readonly known: Ending[]
  /** The team's match that ends with `outcome`; -1 if it has none. */
  readonly next: number
  readonly outcome: Outcome
  readonly zone: number
}

/** With more matches to come, no single sentence can say what the other teams have to do. */
const MOST_TOLD = 5
/** With more matches to come, the goals of one match settle nothing. */
const MOST_WEIGHED = 6
/** The largest margin to mention: no team plays for a bigger win. */
const LARGEST = 40

/** Returns the condition under which an outcome, neither always nor never enough, takes a team to a zone or above it. */
export function conditionOf({ group, team, effort, known, next, outcome, zone }: Question): Condition {
  const { open, zones, teamIds } = group
  const reached = { best: 1, worst: zones[zone]?.to ?? 0 }
  const missed = { best: reached.worst + 1, worst: teamIds.length }
  const isHome = open[next]?.home === team
  const base = open.map((_, at) => (at === next ? waysOf(group, outcome, isHome) : anyWay(group)))
  const others = open.flatMap((_, at) => (at === next ? [] : [at]))
  const find = (changes: readonly Change[], places = missed) => {
    const ways = changes.reduce((all, [at, one]) => all.with(at, one), base)
    return findAmong(group, ways, team, places, effort, known)
  }
  const isSure = (...changes: Change[]) => find(changes) === 'none'
  const homeWays = (end: Outcome) => waysOf(group, end, true)

  const own = outcome === 'draw' || next === -1 || open.length > MOST_WEIGHED ? null : ownMargin()
  if (own !== null && own <= LARGEST) return { kind: 'margin', by: own }
  return (open.length <= MOST_TOLD ? byOthers() : null) ?? { kind: 'may' }

  /**
   * Returns the smallest margin at which a win is enough, or the largest at which a defeat still is; one goal less or more
   * fails. A margin of one means a match played on court, not a walkover without goals.
   */
  function ownMargin(): number | null {
    const own = (by: Range): Change => [next, [wayOf(outcome, isHome, by)]]
    const isEnough = (by: number) =>
      isSure(own(outcome === 'win' ? { low: by, high: MOST_GOALS } : { low: 0, high: by }))
    const fails = (by: number) => {
      const found = find([own({ low: by, high: by })])
      return found !== 'none' && found !== 'unknown'
    }
    if (outcome === 'win') {
      if (!isEnough(MOST_GOALS)) return null
      const by = turningPoint((goals) => !isEnough(goals))
      return fails(by - 1) ? by : null
    }
    if (!isEnough(1)) return null
    const by = turningPoint((goals) => isEnough(goals)) - 1
    return fails(by + 1) ? by : null
  }

  function byOthers(): Condition | null {
    const sure = others.map((at) => OUTCOMES.filter((end) => isSure([at, homeWays(end)])))
    for (const [order, ends] of sure.entries()) {
      const match = others[order] ?? -1
      const bad = OUTCOMES.filter((end) => !ends.includes(end))
      const [end] = bad
      if (bad.length === 1 && end)
        return { kind: 'unless', events: [{ match, outcome: end, by: eventMargin(match, end) }] }
    }
    for (const [order, ends] of sure.entries()) {
      const [end] = ends
      if (end && ends.length === 1)
        return { kind: 'if', event: { match: others[order] ?? -1, outcome: end, by: null } }
    }
    return together() ?? excludingEvent()
  }

  /** Finds two matches that must each end in one way for the outcome to fail. */
  function together(): Condition | null {
    for (const [order, one] of others.entries())
      for (const two of others.slice(order + 1))
        for (const first of OUTCOMES)
          for (const second of OUTCOMES) {
            const rest = (end: Outcome) =>
              OUTCOMES.filter((other) => other !== end).flatMap((other) => homeWays(other))
            if (isSure([one, rest(first)]) && isSure([two, rest(second)]))
              return {
                kind: 'unless',
                events: [
                  { match: one, outcome: first, by: null },
                  { match: two, outcome: second, by: null },
                ],
              }
          }
    return null
  }

  /** Finds an outcome of another match that rules the zone out. */
  function excludingEvent(): Condition | null {
    for (const match of others)
      for (const end of OUTCOMES)
        if (find([[match, homeWays(end)]], reached) === 'none')
          return { kind: 'may-not', event: { match, outcome: end, by: null } }
    return null
  }

  /** Returns the smallest margin in another match that makes the outcome fail; null if any margin does. */
  function eventMargin(match: number, end: Outcome): number | null {
    if (end === 'draw') return null
    const ended = (by: Range): Change => [match, [wayOf(end, true, by)]]
    const by = turningPoint((goals) => isSure(ended({ low: 0, high: goals })))
    if (by <= 1 || by > MOST_GOALS) return null
    const found = find([ended({ low: by, high: by })])
    return found === 'none' || found === 'unknown' ? null : by
  }
}

/** A match to come, and the ways in which it may still end. */
type Change = readonly [at: number, ways: readonly Way[]]

/** Returns the smallest number of goals for which a condition no longer holds. */
function turningPoint(holds: (goals: number) => boolean): number {
  let [low, high] = [1, MOST_GOALS + 1]
  while (low < high) {
    const middle = Math.floor(Math.sqrt(low * high))
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}

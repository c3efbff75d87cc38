import { anyWay, OUTCOMES, type Outcome, type Way, wayOf } from './box.ts'
import { type Condition, conditionOf } from './condition.ts'
import type { Ending } from './ending.ts'
import { type Effort, findAmong } from './find-ending.ts'
import type { OpenGroup } from './open-group.ts'
import { nextOf, type Outlook } from './outlook.ts'

/** One statement about what a team needs. `zone` is a position in the zones of the group. */
export type Need =
  /** The team already stands in a match of a later division, whatever the table says. */
  | { readonly kind: 'seated'; readonly divisionId: string }
  /** The team's zone is final. */
  | { readonly kind: 'decided'; readonly zone: number }
  /** The team can no longer reach the zone. */
  | { readonly kind: 'out-of'; readonly zone: number }
  /** The value of an outcome of the next match, which is at position `match`. */
  | {
      readonly kind: 'outcome'
      readonly outcome: Outcome
      readonly match: number
      readonly zone: number
      readonly condition: Condition
      /** True if the team needs at least this outcome. */
      readonly isNeeded: boolean
    }
  /** The team has no match left: other matches decide. */
  | { readonly kind: 'waits'; readonly zone: number; readonly condition: Condition }
  /** Winning all of its matches is enough. */
  | { readonly kind: 'all-wins'; readonly count: number; readonly zone: number }
  /** The team reaches at least this zone, whatever happens. */
  | { readonly kind: 'at-least'; readonly zone: number }
  | { readonly kind: 'possible'; readonly zone: number }

/** The most statements that a reader takes in. */
const MOST_SAID = 3

/** Returns what a team needs, the most helpful first. Empty if nothing is certain. */
export function needsOf(group: OpenGroup, team: number, outlook: Outlook, effort: Effort): readonly Need[] {
  const { overall, after } = outlook
  const best = overall.findIndex((chance) => chance !== 'none')
  const worst = overall.findLastIndex((chance) => chance !== 'none')
  if (best === -1) return []
  if (best === worst) return [{ kind: 'decided', zone: best }]
  if (overall[best] === 'unknown') return []
  const next = nextOf(group, team)
  const known: Ending[] = overall.flatMap((chance) => (typeof chance === 'string' ? [] : [chance]))
  const ask = { group, team, effort, known }
  const top = best > 0 && group.zones[0]?.goal.kind === 'division' ? [outOf(0)] : []
  const said = [...top, ...(after ? withNext(after) : waiting())]
  return said.slice(0, MOST_SAID)

  function withNext(cells: NonNullable<Outlook['after']>): Need[] {
    const isSure = (outcome: Outcome, zone: number) =>
      cells[outcome].every((chance, at) => at <= zone || chance === 'none')
    const isOut = (outcome: Outcome, zone: number) =>
      cells[outcome].every((chance, at) => at > zone || chance === 'none')
    const say = (outcome: Outcome, zone: number, condition: Condition): Need => ({
      kind: 'outcome',
      outcome,
      match: next,
      zone,
      condition,
      isNeeded: OUTCOMES.slice(OUTCOMES.indexOf(outcome) + 1).every((lower) => isOut(lower, zone)),
    })
    const lowest = (zone: number) => OUTCOMES.findLast((outcome) => isSure(outcome, zone))
    const enough = lowest(best)
    const needs: Need[] = enough ? [say(enough, best, { kind: 'always' })] : []
    const lower = OUTCOMES.slice(enough ? OUTCOMES.indexOf(enough) + 1 : 0)
    if (!enough) needs.push(...allWins())
    const open = lower
      .filter((outcome) => !isOut(outcome, best) && cells[outcome][best] !== 'unknown')
      .map((outcome) => say(outcome, best, conditionOf({ ...ask, next, outcome, zone: best })))
    // Of the outcomes that may be enough, only the lowest is mentioned.
    needs.push(...open.filter((need, at) => !(isVague(need) && isVague(open[at + 1]))))
    if (needs.length === 0) needs.push({ kind: 'possible', zone: best })
    const least = lowest(best + 1)
    // What is enough for the best zone is enough for the next one, too: that needs no words.
    const isLess = least !== undefined && least !== enough
    return [...needs, ...second(best + 1, isLess ? say(least, best + 1, { kind: 'always' }) : undefined)]
  }

  /** Returns what the team needs for the next best zone. */
  function second(zone: number, enough?: Need): Need[] {
    if (zone > worst || group.zones[zone]?.goal.kind !== 'division') return []
    if (zone === worst) return zone === group.zones.length - 1 ? [] : [{ kind: 'at-least', zone }]
    return enough ? [enough] : []
  }

  function allWins(): Need[] {
    const own = group.open.filter(({ home, away }) => home === team || away === team)
    if (own.length < 2) return []
    const ways = group.open.map((match): readonly Way[] =>
      own.includes(match) ? [wayOf('win', match.home === team)] : anyWay(group),
    )
    const beyond = { best: (group.zones[best]?.to ?? 0) + 1, worst: group.teamIds.length }
    const isEnough = findAmong(group, ways, team, beyond, effort, known) === 'none'
    return isEnough ? [{ kind: 'all-wins', count: own.length, zone: best }] : []
  }

  function waiting(): Need[] {
    const condition = conditionOf({ ...ask, next: -1, outcome: 'draw', zone: best })
    return [{ kind: 'waits', zone: best, condition }, ...second(best + 1)]
  }
}

const isVague = (need: Need | undefined): boolean => need?.kind === 'outcome' && need.condition.kind === 'may'

const outOf = (zone: number): Need => ({ kind: 'out-of', zone })

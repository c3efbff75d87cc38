import { anyWay, boxes, OUTCOMES, type Outcome, outcomeFor, patternOf } from './box.ts'
import { type Ending, extremeEnding } from './ending.ts'
import { type Effort, findEnding } from './find-ending.ts'
import type { OpenGroup } from './open-group.ts'
import { type Places, pointBounds, rankBounds } from './rank-bounds.ts'
import type { Zone } from './zones.ts'

/** A team's chance to reach a zone: an ending that shows how, `none`, or `unknown` if the search costs too much. */
export type Chance = Ending | 'none' | 'unknown'

/** The zones that a team can reach, with its chance of each. */
export interface Outlook {
  readonly overall: readonly Chance[]
  /** By outcome of its next match; null if the team has no match to come. */
  readonly after: Readonly<Record<Outcome, readonly Chance[]>> | null
}

/** Returns the next match of a team among those to come, by time; -1 if it has none. */
export function nextOf({ open }: OpenGroup, team: number): number {
  const own = open.flatMap(({ home, away }, at) => (home === team || away === team ? [at] : []))
  const startAt = (at: number) => {
    const match = open[at]?.match
    if (match?.kind === 'live') return -Infinity
    return match?.time.kind === 'instant' ? match.time.at : Infinity
  }
  return own.reduce((first, at) => (first === -1 || startAt(at) < startAt(first) ? at : first), -1)
}

/** Returns what every team of a group can reach. Uses the outcomes alone first, then searches only what they leave open. */
export function outlooks(group: OpenGroup, effort: Effort): readonly Outlook[] {
  const { zones } = group
  const teams = group.teamIds.map((_, team) => {
    const next = nextOf(group, team)
    return { team, next, cells: new Map<Outcome, Chance[]>(), doubts: [] as Doubt[] }
  })
  const within = ({ best, worst }: Places) =>
    zones.flatMap((zone, at) => (zone.from <= worst && best <= zone.to ? [at] : []))
  const any = anyWay(group)
  for (const box of boxes(group.open.map(() => any))) {
    const pattern = patternOf(group, box)
    for (const { team, next, cells, doubts } of teams) {
      const match = group.open[next]
      const way = box[next]
      const outcome = match && way ? outcomeFor(way, match, team) : 'draw'
      const cell = cells.get(outcome) ?? zones.map((): Chance => 'none')
      cells.set(outcome, cell)
      const byPoints = pointBounds(pattern, team)
      if (within(byPoints).every((zone) => cell[zone] !== 'none')) continue
      const left = within(rankBounds(group, box, team))
      for (const zone of left) {
        if (cell[zone] !== 'none') continue
        if (left.length === 1) cell[zone] = extremeEnding(group, box, team, true)
        else doubts.push({ box, outcome, zone })
      }
    }
  }
  return teams.map(({ team, next, cells, doubts }) => {
    for (const { box, outcome, zone } of doubts) {
      const cell = cells.get(outcome)
      if (!cell || (cell[zone] !== 'none' && cell[zone] !== 'unknown')) continue
      const found = findEnding(group, box, team, placesOf(zones[zone]), effort)
      if (found !== 'none') cell[zone] = found
    }
    const all = [...cells.values()]
    const overall = zones.map((_, zone) => either(all.map((cell) => cell[zone] ?? 'none')))
    const cellOf = (outcome: Outcome) => cells.get(outcome) ?? zones.map((): Chance => 'none')
    const [win, draw, loss] = OUTCOMES.map(cellOf)
    return { overall, after: next === -1 || !win || !draw || !loss ? null : { win, draw, loss } }
  })
}

/** An outcome pattern that does not tell on its own whether a team reaches a zone. */
interface Doubt {
  readonly box: Parameters<typeof rankBounds>[1]
  readonly outcome: Outcome
  readonly zone: number
}

export const placesOf = (zone: Zone | undefined) => ({ best: zone?.from ?? 0, worst: zone?.to ?? 0 })

const either = (chances: readonly Chance[]): Chance =>
  chances.find((chance) => chance !== 'none' && chance !== 'unknown') ??
  (chances.includes('unknown') ? 'unknown' : 'none')

import type { Category, Division } from '../edition.ts'
import { type WayOn, waysOn } from '../ways-on.ts'

/** Places of a group that lead to the same goal. */
export interface Zone {
  readonly from: number
  readonly to: number
  readonly goal: Goal
  /** True if only the places are certain to be reached or missed: another place may lead to the same division. */
  readonly asPlaces: boolean
}

export type Goal =
  | { readonly kind: 'division'; readonly divisionId: string }
  /** The first place, if it leads nowhere or nobody said where it leads. */
  | { readonly kind: 'first' }
  /** As the draw says. */
  | { readonly kind: 'nowhere' }
  /** Nobody said where these places lead. */
  | { readonly kind: 'untold' }

/** Returns the places of a group by goal, best first and without gaps; null if one place leads to two divisions. */
export function zonesOf(group: Division, category: Category, teams: number): Zone[] | null {
  const ways = waysOn(group, category, teams)
  if (!ways) return null
  const zones: Zone[] = []
  for (const [at, way] of ways.entries()) {
    const place = at + 1
    const goal = goalOf(way, place)
    const asPlaces = way.kind !== 'nowhere' && (way.kind === 'untold' || !way.isOnly)
    const last = zones.at(-1)
    if (last && isSame(last.goal, goal) && last.asPlaces === asPlaces)
      zones[zones.length - 1] = { ...last, to: place }
    else zones.push({ from: place, to: place, goal, asPlaces })
  }
  return zones.length > 1 ? zones.map(markIndistinct) : null
}

function goalOf(way: WayOn, place: number): Goal {
  if (way.kind === 'division') return { kind: 'division', divisionId: way.divisionId }
  return place === 1 ? { kind: 'first' } : { kind: way.kind }
}

/** A zone below places of which nobody said where they lead, or one whose goal other places lead to as well. */
function markIndistinct(zone: Zone, at: number, zones: readonly Zone[]): Zone {
  const isBelow = zones.slice(0, at).some(({ goal }) => goal.kind === 'untold' || goal.kind === 'first')
  const isShared = zones.some(({ goal }, other) => other !== at && isSame(goal, zone.goal))
  return zone.goal.kind === 'division' && (isBelow || isShared) ? { ...zone, asPlaces: true } : zone
}

const isSame = (one: Goal, other: Goal): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'division' || other.kind !== 'division' || one.divisionId === other.divisionId)

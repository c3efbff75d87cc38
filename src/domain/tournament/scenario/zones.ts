import type { Division } from '../edition.ts'

/** Places of a group that lead to the same goal. */
export interface Zone {
  readonly from: number
  readonly to: number
  readonly goal: Goal
}

export type Goal =
  | { readonly kind: 'division'; readonly divisionId: string }
  /** The first place, in a group that leads nowhere. */
  | { readonly kind: 'first' }
  | { readonly kind: 'nowhere' }

/** Returns the places of a group by goal, best first and without gaps; null if one place leads to two divisions. */
export function zonesOf({ qualification }: Pick<Division, 'qualification'>, teams: number): Zone[] | null {
  if (qualification.length === 0)
    return [
      { from: 1, to: 1, goal: { kind: 'first' } },
      { from: 2, to: teams, goal: { kind: 'nowhere' } },
    ]
  const zones: Zone[] = []
  for (let place = 1; place <= teams; place += 1) {
    const here = qualification.filter(({ fromRank, toRank }) => fromRank <= place && place <= toRank)
    if (here.length > 1) return null
    const divisionId = here[0]?.divisionId
    const goal: Goal = divisionId === undefined ? { kind: 'nowhere' } : { kind: 'division', divisionId }
    const last = zones.at(-1)
    if (last && isSame(last.goal, goal)) zones[zones.length - 1] = { ...last, to: place }
    else zones.push({ from: place, to: place, goal })
  }
  return zones.length > 1 ? zones : null
}

const isSame = (one: Goal, other: Goal): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'division' || other.kind !== 'division' || one.divisionId === other.divisionId)

import { areasOf } from '../places/areas.ts'
import { bearingTo } from '../places/bearing.ts'
import { nationPlace } from '../places/nation-places.ts'
import { metresBetween } from '../places/way.ts'
import type { Coordinates, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'

/** A nation's way to the cup, as the crow flies from the middle of the country. */
export interface Journey {
  /** See `nationOf`. */
  readonly key: string
  readonly teams: readonly Team[]
  /** Rounded to ten kilometres, because a country is not a single place. */
  readonly kilometres: number
  /** Radians, clockwise from north. */
  readonly bearing: number
}

/** Returns the nations of an edition, the longest way first; none if no arena is on the map. */
export function journeysToCup(index: EditionIndex): Journey[] {
  const here = cupPlace(index)
  if (!here) return []
  return [...index.teamsByNation]
    .flatMap(([key, teams]) => {
      const there = nationPlace(key)
      if (!there) return []
      const kilometres = Math.round(metresBetween(there, here) / 10_000) * 10
      return [{ key, teams, kilometres, bearing: bearingTo(here, there) }]
    })
    .sort((one, other) => other.kilometres - one.kilometres || (one.key < other.key ? -1 : 1))
}

/** Returns the centre of the first area that is on the map. */
const cupPlace = (index: EditionIndex): Coordinates | null =>
  areasOf(index).find(({ centre }) => centre !== null)?.centre ?? null

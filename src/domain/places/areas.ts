import { memoized } from '../memoized.ts'
import type { Arena, Coordinates, Field } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { isWalkable, metresBetween, walkMinutes } from './way.ts'

/** A part of town. An arena that belongs to none is an area by itself. */
export interface Area {
  readonly name: string
  readonly arenas: readonly Arena[]
  /** The middle of its arenas; null if none of them is on the map. */
  readonly centre: Coordinates | null
}

/** The way on foot from one area to another. */
export interface Walk {
  readonly to: Area
  readonly minutes: number
}

/** The areas of an edition, in its order. */
export const areasOf = memoized(({ edition }: EditionIndex): readonly Area[] => {
  const groups = Map.groupBy(edition.arenas, ({ id, area }) =>
    area === null ? `arena ${id}` : `area ${area}`,
  )
  return [...groups.values()].map((arenas) => ({
    name: arenas[0]?.area ?? arenas[0]?.name ?? '',
    arenas,
    centre: middleOf(arenas.flatMap(({ coordinates }) => coordinates ?? [])),
  }))
})

/** The fields of an area, arena by arena. */
export const fieldsOfArea = ({ arenas }: Area): readonly Field[] => arenas.flatMap(({ fields }) => fields)

/** Returns the fields of the area with this name; none if there is no such area. */
export function fieldsOfAreaNamed(name: string, index: EditionIndex): readonly Field[] {
  const area = areasOf(index).find((one) => one.name === name)
  return area ? fieldsOfArea(area) : []
}

/** The area that an arena is in. */
export const areaOf = (arena: Arena, index: EditionIndex): Area =>
  areasOf(index).find(({ arenas }) => arenas.some(({ id }) => id === arena.id)) ?? {
    name: arena.name,
    arenas: [arena],
    centre: arena.coordinates,
  }

/** Returns the other areas within walking distance, nearest first. */
export function walksFrom({ centre }: Area, areas: readonly Area[]): Walk[] {
  if (!centre) return []
  return areas
    .flatMap((to) => {
      if (!to.centre || to.centre === centre) return []
      const minutes = walkMinutes(metresBetween(centre, to.centre))
      return isWalkable(minutes) ? [{ to, minutes }] : []
    })
    .sort((one, other) => one.minutes - other.minutes)
}

function middleOf(points: readonly Coordinates[]): Coordinates | null {
  if (points.length === 0) return null
  const mean = (of: (point: Coordinates) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) }
}

import type { Coordinates } from '../tournament/edition.ts'

/** Returns the direction in which the shortest way to a place begins: radians, clockwise from north. */
export function bearingTo(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [here, there] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude - from.longitude)
  return Math.atan2(
    Math.sin(east) * Math.cos(there),
    Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(east),
  )
}

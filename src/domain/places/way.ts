import type { Coordinates } from '../tournament/edition.ts'

const EARTH_METRES = 6_371_000
/** How much longer a way through streets is than the straight line. */
export const DETOUR = 1.3
const WALK_METRES_A_MINUTE = 80
/** Minutes on foot: nobody thinks of walking farther between two matches. */
const WALKABLE = 90

/** Returns the straight distance between two places, in metres. */
export function metresBetween(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half))))
}

/** Returns about how many minutes a way takes on foot, rounded up. */
export const walkMinutes = (metres: number): number => Math.ceil((metres * DETOUR) / WALK_METRES_A_MINUTE)

/** Whether a way is short enough to be given in minutes on foot. */
export const isWalkable = (minutes: number): boolean => minutes <= WALKABLE

import type { Journey } from './journeys-to-cup.ts'

/** A nation on the compass; positions are in units of the drawing, from its middle. */
export interface CompassPoint extends Journey {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface Compass {
  readonly points: readonly CompassPoint[]
  /** The rings, each with the position of its name. */
  readonly rings: readonly Ring[]
}

interface Ring {
  readonly kilometres: number
  readonly radius: number
  readonly x: number
  readonly y: number
}

/** The distance from the middle to the farthest nation, in units of the drawing. */
export const COMPASS_RADIUS = 170
const RINGS = [500, 2000, 10_000]
/** The compass reaches at least this many kilometres. */
const NEAREST_EDGE = 1000
/** Up to about this many kilometres the scale is linear; farther out it is logarithmic. */
const NEAR = 100
/** The smallest radius of a nation: it leaves room for a flag. */
const SMALLEST = 9
const LARGEST = 24
const GAP = 1.5
const ROUNDS = 200

/**
 * Returns the nations of the teams as seen from the cup: each in its direction, near ones with more room than their distance
 * gives them, and pushed apart if they would overlap.
 */
export function compassOf(ways: readonly Journey[]): Compass {
  const far = Math.max(NEAREST_EDGE, ...ways.map(({ kilometres }) => kilometres))
  const reach = (kilometres: number) =>
    (COMPASS_RADIUS * Math.log1p(kilometres / NEAR)) / Math.log1p(far / NEAR)
  const most = Math.max(1, ...ways.map(({ teams }) => teams.length))
  const points = ways.map((way) => ({
    ...way,
    x: reach(way.kilometres) * Math.sin(way.bearing),
    y: -reach(way.kilometres) * Math.cos(way.bearing),
    radius: Math.max(SMALLEST, LARGEST * Math.sqrt(way.teams.length / most)),
  }))
  pushApart(points)
  return {
    points: points.map((point) => ({
      ...point,
      x: tenth(point.x),
      y: tenth(point.y),
      radius: tenth(point.radius),
    })),
    rings: namedRings(
      RINGS.filter((kilometres) => kilometres < far).map((kilometres) => ({
        kilometres,
        radius: tenth(reach(kilometres)),
      })),
      points,
    ),
  }
}

/** Half the width and half the height of a ring's name. */
const NAME = { width: 28, height: 7 }
/** The directions in which the names of the rings may stand. */
const DIRECTIONS = Array.from({ length: 24 }, (_, at) => (at * Math.PI) / 12)

/** Places the names of the rings in one line, in the direction with most room. */
function namedRings(
  rings: readonly Pick<Ring, 'kilometres' | 'radius'>[],
  points: readonly { readonly x: number; readonly y: number; readonly radius: number }[],
): Ring[] {
  const along = (direction: number) =>
    rings.map((ring) => ({
      ...ring,
      x: tenth(ring.radius * Math.sin(direction)),
      y: tenth(-ring.radius * Math.cos(direction)),
    }))
  /** How far the names overlap nations and each other. */
  const crowd = (named: readonly Ring[]) =>
    named
      .flatMap(({ x, y }, at) => [
        ...points.map((point) =>
          inside(point.x - x, point.y - y, NAME.width + point.radius, NAME.height + point.radius),
        ),
        ...named
          .slice(at + 1)
          .map((other) => inside(other.x - x, other.y - y, NAME.width * 2, NAME.height * 2)),
      ])
      .reduce((sum, overlap) => sum + overlap, 0)
  return DIRECTIONS.map(along).reduce((best, named) => (crowd(named) < crowd(best) ? named : best))
}

/** Returns how far inside a box around the origin a point lies; 0 if it is outside. */
const inside = (x: number, y: number, width: number, height: number): number =>
  Math.max(0, Math.min(width - Math.abs(x), height - Math.abs(y)))

const tenth = (value: number): number => Math.round(value * 10) / 10

function pushApart(points: { x: number; y: number; radius: number }[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoved = false
    for (const [at, one] of points.entries())
      for (const other of points.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const apart = Math.hypot(dx, dy)
        const lack = one.radius + other.radius + GAP - apart
        if (lack <= 0) continue
        isMoved = true
        // Two nations at the same point are pushed apart sideways.
        const [ux, uy] = apart === 0 ? [1, 0] : [dx / apart, dy / apart]
        one.x -= (ux * lack) / 2
        one.y -= (uy * lack) / 2
        other.x += (ux * lack) / 2
        other.y += (uy * lack) / 2
      }
    if (!isMoved) return
  }
}

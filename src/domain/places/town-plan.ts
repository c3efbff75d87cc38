import type { Coordinates } from '../tournament/edition.ts'
import type { Area } from './areas.ts'
import { type Box, layOut } from './lay-out.ts'
import { isWalkable, metresBetween, walkMinutes } from './way.ts'

/**
 * The plan of a town: its areas by position, and the shortest ways on foot that join them all. Lengths are units of the
 * plan.
 */
export interface TownPlan {
  readonly width: number
  readonly height: number
  readonly areas: readonly (Box & { readonly area: Area })[]
  readonly ways: readonly TownWay[]
}

interface TownWay {
  readonly from: Point
  readonly to: Point
  readonly minutes: number
  /** The position of the minutes; null if they would overlap something else. */
  readonly label: Point | null
}

interface Point {
  readonly x: number
  readonly y: number
}

const PAPER = { width: 360, height: 300, gap: 30 }
const AREA = { width: 104, height: 44 }
const LABEL = { width: 54, height: 20 }
/** Where along a way its minutes may stand, as shares of its length, the best first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]

/** Returns null if fewer than two areas are on the map. */
export function townPlan(all: readonly Area[]): TownPlan | null {
  const placed = all.flatMap((area) => (area.centre ? [{ area, centre: area.centre }] : []))
  if (placed.length < 2) return null
  const { boxes, height } = layOut(
    placed.map(({ centre }) => ({ at: centre, ...AREA })),
    PAPER,
  )
  const labels: Box[] = []
  const ways = shortestWays(placed.map(({ centre }) => centre)).map(({ one, other, metres }) => {
    const [from, to] = [boxes[one], boxes[other]].map(middleOf) as [Point, Point]
    const label = ALONG.map((part) => between(from, to, part)).find((point) =>
      [...boxes, ...labels].every((box) => !overlaps(labelAt(point), box)),
    )
    if (label) labels.push(labelAt(label))
    return { from, to, minutes: walkMinutes(metres), label: label ?? null }
  })
  return {
    width: PAPER.width,
    height,
    areas: placed.map(({ area }, at) => ({ ...(boxes[at] as Box), area })),
    ways: ways.filter(({ minutes }) => isWalkable(minutes)),
  }
}

/** Returns the shortest set of ways that joins all places (Prim), by their positions in the list. */
function shortestWays(points: readonly Coordinates[]) {
  const ways: { one: number; other: number; metres: number }[] = []
  const joined = new Set([0])
  while (joined.size < points.length) {
    const open = [...joined].flatMap((one) =>
      points.flatMap((point, other) =>
        joined.has(other) ? [] : [{ one, other, metres: metresBetween(points[one] as Coordinates, point) }],
      ),
    )
    const next = open.reduce((best, way) => (way.metres < best.metres ? way : best))
    joined.add(next.other)
    ways.push(next)
  }
  return ways
}

const middleOf = (box: Box | undefined): Point => ({
  x: (box?.left ?? 0) + AREA.width / 2,
  y: (box?.top ?? 0) + AREA.height / 2,
})

const between = (from: Point, to: Point, part: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * part),
  y: Math.round(from.y + (to.y - from.y) * part),
})

const labelAt = ({ x, y }: Point): Box => ({
  left: x - LABEL.width / 2,
  top: y - LABEL.height / 2,
  ...LABEL,
})

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

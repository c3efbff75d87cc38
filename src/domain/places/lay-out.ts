import type { Coordinates } from '../tournament/edition.ts'

/** What is to stand on a plan, and how large it is there. */
export interface Thing {
  /** Null where nobody knows: it stands below all the others. */
  readonly at: Coordinates | null
  readonly width: number
  readonly height: number
}

/** Where it stands on the plan. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The paper things are laid out on. */
export interface Paper {
  readonly width: number
  /** How far north and south may lie apart; where things have to make way for each other the plan grows beyond it. */
  readonly height: number
  /** Left free between two things. */
  readonly gap: number
}

/**
 * Where things stand on a plan: as they lie on the ground, north above, in one scale, and no two over each other. What would
 * stand over another moves south until it is free. The same things always stand the same way.
 */
export function layOut(things: readonly Thing[], paper: Paper): { boxes: readonly Box[]; height: number } {
  const points = project(things, paper)
  const order = [...things.keys()].sort((one, other) => {
    const [a, b] = [points[one], points[other]]
    if (!a || !b) return Number(!a) - Number(!b) || one - other
    return a.y - b.y || a.x - b.x || one - other
  })
  const boxes: Box[] = []
  const placed: Box[] = []
  for (const at of order) {
    const { width, height } = things[at] as Thing
    const point = points[at]
    const left = point ? point.x - width / 2 : 0
    const wanted = {
      left: Math.min(Math.max(0, left), Math.max(0, paper.width - width)),
      top: point ? point.y : 0,
      width,
      height,
    }
    const box = { ...wanted, top: freeTop(wanted, placed, paper.gap, !point) }
    boxes[at] = box
    placed.push(box)
  }
  const top = Math.min(...placed.map((box) => box.top))
  const shifted = boxes.map((box) => ({ ...box, left: Math.round(box.left), top: Math.round(box.top - top) }))
  return { boxes: shifted, height: Math.max(0, ...shifted.map((box) => box.top + box.height)) }
}

/** Degrees, less than a metre. */
const ONE_PLACE = 1e-6

/** Degrees to the units of the paper: one scale for both directions, so that the plan keeps its shape. */
function project(things: readonly Thing[], { width, height }: Paper): ({ x: number; y: number } | null)[] {
  const known = things.flatMap(({ at }) => at ?? [])
  const [north, south] = ends(known.map(({ latitude }) => latitude))
  const squeeze = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const [east, west] = ends(known.map(({ longitude }) => longitude * squeeze))
  const free = width - Math.max(0, ...things.map((thing) => thing.width))
  const scale = Math.min(over(free, east - west), over(height, north - south))
  const middle = (east + west) / 2
  return things.map(({ at }) =>
    at === null
      ? null
      : { x: width / 2 + (at.longitude * squeeze - middle) * scale, y: (north - at.latitude) * scale },
  )
}

const ends = (values: readonly number[]): [number, number] =>
  values.length === 0 ? [0, 0] : [Math.max(...values), Math.min(...values)]

/** Where all lie in one place there is nothing to scale. */
const over = (room: number, span: number): number =>
  span > ONE_PLACE ? Math.max(0, room) / span : Number.MAX_SAFE_INTEGER

/** The first place from `top` downwards where a box touches none of the others. */
function freeTop(box: Box, placed: readonly Box[], gap: number, isLast: boolean): number {
  const inWay = placed.filter((other) => isLast || isBeside(box, other, gap))
  let { top } = box
  for (const other of inWay.sort((one, two) => one.top - two.top))
    if (top < other.top + other.height + gap && other.top < top + box.height + gap)
      top = other.top + other.height + gap
  return isLast ? Math.max(top, ...inWay.map((other) => other.top + other.height + gap)) : top
}

const isBeside = (one: Box, other: Box, gap: number): boolean =>
  one.left < other.left + other.width + gap && other.left < one.left + one.width + gap

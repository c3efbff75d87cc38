import type { Coordinates } from '../tournament/edition.ts'

/** A thing to place on a plan, and its size there. */
export interface Item {
  /** null if its place is not known: it stands below all the others. */
  readonly at: Coordinates | null
  readonly width: number
  readonly height: number
}

/** The position and size of a thing on the plan. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The paper that things are laid out on. */
export interface Paper {
  readonly width: number
  /** How far apart north and south may lie. If things have to make way for each other, the plan grows beyond this. */
  readonly height: number
  /** The space left free between two things. */
  readonly gap: number
}

/**
 * Places things on a plan as they lie on the ground: north at the top, in one scale, and without overlap. A thing that would
 * overlap another moves south until it is free. The same things always get the same places.
 */
export function layOut(items: readonly Item[], paper: Paper): { boxes: readonly Box[]; height: number } {
  const points = project(items, paper)
  const order = [...items.keys()].sort((one, other) => {
    const [a, b] = [points[one], points[other]]
    if (!a || !b) return Number(!a) - Number(!b) || one - other
    return a.y - b.y || a.x - b.x || one - other
  })
  const boxes: Box[] = []
  const placed: Box[] = []
  for (const at of order) {
    const { width, height } = items[at] as Item
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

/** Degrees, less than a metre: points this close count as one place. */
const ONE_PLACE = 1e-6

/** Converts degrees to units of the paper, in one scale for both directions, so that the plan keeps its shape. */
function project(items: readonly Item[], { width, height }: Paper): ({ x: number; y: number } | null)[] {
  const known = items.flatMap(({ at }) => at ?? [])
  const [north, south] = ends(known.map(({ latitude }) => latitude))
  const squeeze = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const [east, west] = ends(known.map(({ longitude }) => longitude * squeeze))
  const free = width - Math.max(0, ...items.map((item) => item.width))
  const scale = Math.min(over(free, east - west), over(height, north - south))
  const middle = (east + west) / 2
  return items.map(({ at }) =>
    at === null
      ? null
      : { x: width / 2 + (at.longitude * squeeze - middle) * scale, y: (north - at.latitude) * scale },
  )
}

const ends = (values: readonly number[]): [number, number] =>
  values.length === 0 ? [0, 0] : [Math.max(...values), Math.min(...values)]

/** Returns the scale in one direction. If all things lie in one place, there is nothing to scale. */
const over = (room: number, span: number): number =>
  span > ONE_PLACE ? Math.max(0, room) / span : Number.MAX_SAFE_INTEGER

/** Returns the first top edge from `top` downwards at which a box overlaps none of the others. */
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

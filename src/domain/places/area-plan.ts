import type { Arena, Field } from '../tournament/edition.ts'
import { fieldNumber } from './field-number.ts'
import { type Box, layOut } from './lay-out.ts'

/** The plan of an area: its arenas by position, each with its fields in order. Lengths are units of the plan. */
export interface AreaPlan {
  readonly width: number
  readonly height: number
  readonly arenas: readonly ArenaPlan[]
}

interface ArenaPlan extends Box {
  readonly arena: Arena
  readonly fields: readonly FieldPlan[]
}

interface FieldPlan {
  readonly field: Field
  readonly number: string
  readonly left: number
  readonly top: number
}

/** On a screen of 320 px a field is 26 px wide, large enough for a finger. */
export const CELL = 30
/** The height of the line with an arena's name. */
export const NAME_HEIGHT = 24
const WIDTH = 320
const MOST_COLUMNS = 10
/** An arena's fields form a block a little wider than high. */
const SHAPE = 1.7
const NARROWEST = 156
const PAPER = { width: WIDTH, height: 110, gap: 14 }

const columnsOf = (fields: number): number =>
  Math.min(MOST_COLUMNS, Math.ceil(fields / Math.max(1, Math.round(Math.sqrt(fields / SHAPE)))))

/** @param isNamed whether the plan shows the arenas' names; the page itself names a single arena */
export function areaPlan(arenas: readonly Arena[], isNamed = arenas.length > 1): AreaPlan {
  const nameHeight = isNamed ? NAME_HEIGHT : 0
  const columns = arenas.map(({ fields }) =>
    isNamed ? columnsOf(fields.length) : Math.min(MOST_COLUMNS, fields.length),
  )
  const sizes = arenas.map(({ coordinates, fields }, at) => {
    const across = columns[at] || 1
    return {
      at: coordinates,
      width: Math.max(across * CELL, isNamed ? NARROWEST : 0),
      height: Math.ceil(fields.length / across) * CELL + nameHeight,
    }
  })
  const { boxes, height } = layOut(sizes, PAPER)
  return {
    width: isNamed ? WIDTH : Math.max(CELL, ...sizes.map((item) => item.width)),
    height,
    arenas: arenas.map((arena, at) => {
      const box = { left: 0, top: 0, width: 0, height: 0, ...boxes[at] }
      const left = isNamed ? box.left : 0
      const across = columns[at] || 1
      return {
        ...box,
        left,
        arena,
        fields: arena.fields.map((field, n) => ({
          field,
          number: fieldNumber(field),
          left: left + (n % across) * CELL,
          top: box.top + nameHeight + Math.floor(n / across) * CELL,
        })),
      }
    }),
  }
}

/** A part of a board as it lies there: its heading and its lines of rows, heights in pixels. */
export interface MeasuredPart {
  readonly heading: number
  readonly lines: readonly number[]
}

/** The lines of a part that stand on a page, the second not included. */
export interface ShownLines {
  readonly part: number
  readonly from: number
  readonly to: number
}

export type BoardPage = readonly ShownLines[]

/**
 * Lays a board out in pages of whole lines: none is ever cut. A part that goes on has its heading again; a heading never
 * stands without a line; a line that is higher than the room has a page to itself.
 *
 * @param room height of a page in pixels
 */
export function boardPages(parts: readonly MeasuredPart[], room: number): readonly BoardPage[] {
  const pages: ShownLines[][] = []
  let left = 0
  for (const [part, { heading, lines }] of parts.entries()) {
    for (const [at, height] of lines.entries()) {
      const page = pages.at(-1)
      const open = page?.at(-1)
      const goesOn = open?.part === part && open.to === at
      const needed = height + (goesOn ? 0 : heading)
      if (page && needed <= left) {
        if (goesOn) page[page.length - 1] = { ...open, to: at + 1 }
        else page.push({ part, from: at, to: at + 1 })
        left -= needed
      } else {
        pages.push([{ part, from: at, to: at + 1 }])
        left = room - heading - height
      }
    }
  }
  return pages
}

/** The page after one; the first again after the last, also where there are fewer than there were. */
export const pageAfter = (page: number, count: number): number => (page + 1 < count ? page + 1 : 0)

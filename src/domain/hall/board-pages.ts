/** A part of a board as laid out: the heights of its heading and of its lines of rows, in pixels. */
export interface MeasuredPart {
  readonly heading: number
  readonly lines: readonly number[]
}

/** The lines of a part that a page shows; `to` is not included. */
export interface ShownLines {
  readonly part: number
  readonly from: number
  readonly to: number
}

export type BoardPage = readonly ShownLines[]

/**
 * Divides a board into pages of whole lines: no line is ever cut. A part that continues on the next page repeats its
 * heading. A heading never stands without a line. A line higher than the page has a page to itself.
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

/** Returns the next page; the first page after the last, also if there are now fewer pages. */
export const pageAfter = (page: number, count: number): number => (page + 1 < count ? page + 1 : 0)

import { type BoardPage, boardPages, pageAfter } from '../domain/hall/board-pages.ts'

/**
 * Shows the rows of a board one page of whole rows at a time, each page for some seconds. Computes the pages again whenever
 * the rows or the screen change; the page shown stays.
 *
 * @param main the element around the board; it stays when the board is rendered again
 * @param tell receives the number of the page shown, from 1, and the count of pages
 */
export function turnPages(
  main: HTMLElement,
  seconds: number,
  tell: (page: number, count: number) => void,
): void {
  let pages: readonly BoardPage[] = []
  let at = 0
  const lay = () => {
    const parts = partsOf(main)
    for (const { heading, rows } of parts) for (const element of [heading, ...rows]) element.hidden = false
    const measured = parts.map(measure)
    const room = main.querySelector<HTMLElement>('.board-parts')?.clientHeight ?? 0
    const heights = measured.map(({ heading, heights: lines }) => ({ heading, lines }))
    pages = room > 0 ? boardPages(heights, room) : []
    at = Math.min(at, Math.max(0, pages.length - 1))
    const page = pages[at] ?? []
    for (const [number, { heading, rows }] of parts.entries()) {
      const shown = page.find(({ part }) => part === number)
      heading.hidden = !shown
      const lines = measured[number]?.lines
      for (const row of rows) {
        const line = lines?.get(row) ?? 0
        row.hidden = !shown || line < shown.from || line >= shown.to
      }
    }
    tell(at + 1, pages.length)
  }
  lay()
  new ResizeObserver(lay).observe(main)
  new MutationObserver(lay).observe(main, { childList: true, subtree: true })
  void document.fonts?.ready.then(lay)
  setInterval(() => {
    at = pageAfter(at, pages.length)
    lay()
  }, seconds * 1000)
}

interface Part {
  readonly heading: HTMLElement
  readonly rows: readonly HTMLElement[]
}

const partsOf = (main: HTMLElement): Part[] =>
  [...main.querySelectorAll('.board-part')].flatMap((part) => {
    const heading = part.querySelector('h2')
    return heading ? [{ heading, rows: [...part.querySelectorAll<HTMLElement>('.board-match')] }] : []
  })

/** Rows side by side count as one line. Heights are measured with all rows shown, margins included. */
function measure({ heading, rows }: Part) {
  const lines = new Map<HTMLElement, number>()
  const heights: number[] = []
  let top: number | null = null
  for (const row of rows) {
    if (row.offsetTop !== top) {
      top = row.offsetTop
      heights.push(0)
    }
    lines.set(row, heights.length - 1)
    heights[heights.length - 1] = Math.max(heights.at(-1) ?? 0, row.offsetHeight)
  }
  return { heading: heading.offsetHeight, heights, lines }
}

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
    for (const row of main.querySelectorAll<HTMLElement>('.board-part > h2, .board-match')) row.hidden = false
    const parts = [...main.querySelectorAll('.board-part')].map(measured)
    const room = main.querySelector<HTMLElement>('.board-parts')?.clientHeight ?? 0
    pages = room > 0 ? boardPages(parts, room) : []
    at = Math.min(at, Math.max(0, pages.length - 1))
    for (const [number, { head, rows }] of parts.entries()) {
      const shown = pages[at]?.find(({ part }) => part === number)
      if (head) head.hidden = !shown
      for (const [line, beside] of rows.entries())
        for (const row of beside) row.hidden = !shown || line < shown.from || line >= shown.to
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

/** Measures a part, margins included, while all rows are shown. Rows side by side count as one line. */
function measured(part: Element) {
  const head = part.querySelector('h2')
  const all = [...part.querySelectorAll<HTMLElement>('.board-match')]
  const rows = [...Map.groupBy(all, ({ offsetTop }) => offsetTop).values()]
  const lines = rows.map((beside) => Math.max(...beside.map(({ offsetHeight }) => offsetHeight)))
  return { head, rows, heading: head?.offsetHeight ?? 0, lines }
}

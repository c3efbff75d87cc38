import { BODY_REPLACED } from '../../components/page/body-replaced.ts'

/**
 * Replaces what a page was built with by what `render` puts in its place, in one go: nothing is ever seen empty, and the
 * focus and the details that somebody opened stay as they were.
 */
export function replaceBody(body: Element, render: () => void): void {
  const focused = body.contains(document.activeElement) ? pathTo(document.activeElement, body) : null
  const opened = [...body.querySelectorAll('details[open]')].map((details) => pathTo(details, body))
  const { scrollX, scrollY } = window
  body.replaceChildren()
  render()
  for (const path of opened) {
    const details = follow(path, body)
    if (details instanceof HTMLDetailsElement) details.open = true
  }
  const target = focused && follow(focused, body)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  scrollTo(scrollX, scrollY)
  document.dispatchEvent(new Event(BODY_REPLACED))
}

/** The way from the body down to an element, by the place among its siblings. */
function pathTo(element: Element | null, body: Element): number[] {
  const path: number[] = []
  for (let at = element; at && at !== body; at = at.parentElement)
    path.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
  return path
}

const follow = (path: readonly number[], body: Element): Element | undefined =>
  path.reduce<Element | undefined>((at, child) => at?.children[child], body)

import { BODY_REPLACED } from '../../components/ui/body-replaced.ts'

/**
 * Replaces the built body of the page with one rendered outside the document, in one go: the page never looks empty, and
 * the focus and the opened details stay as they are.
 */
export function replaceBody(body: Element, fresh: Element): void {
  const focused = body.contains(document.activeElement) ? pathTo(document.activeElement, body) : null
  const opened = [...body.querySelectorAll('details[open]')].map((details) => pathTo(details, body))
  const { scrollX, scrollY } = window
  body.replaceWith(fresh)
  for (const path of opened) {
    const details = follow(path, fresh)
    if (details instanceof HTMLDetailsElement) details.open = true
  }
  const target = focused && follow(focused, fresh)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  scrollTo(scrollX, scrollY)
  document.dispatchEvent(new Event(BODY_REPLACED))
}

/** The path from the body down to an element, as indexes among siblings. */
function pathTo(element: Element | null, body: Element): number[] {
  const path: number[] = []
  for (let at = element; at && at !== body; at = at.parentElement)
    path.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
  return path
}

const follow = (path: readonly number[], body: Element): Element | undefined =>
  path.reduce<Element | undefined>((at, child) => at?.children[child], body)

/** Where a visitor is in a page, and what they did to it. */
export interface Place {
  /** The opened details. */
  readonly opened: readonly Way[]
  readonly focused: Way | null
  /** The part of a focused field that is selected. */
  readonly selected: readonly [number | null, number | null] | null
  /** What stands in fields, other than they were built with. */
  readonly typed: readonly (readonly [Way, string])[]
  /** Pixels. */
  readonly scroll: readonly [number, number]
}

/** How to find an element in the same content rendered anew. */
interface Way {
  /** A selector of its nearest holder that has a name of its own. */
  readonly holder: string | null
  /** A selector of its kind. */
  readonly kind: string
  /** Its number among the elements of its kind in the holder. */
  readonly at: number
}

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea'
/** What names an element of a page: an id, a match, a table. */
const NAMES = ['id', 'data-match', 'data-sortable', 'data-place'] as const

/** @param body the content that is about to be replaced */
export function placeOf(body: Element): Place {
  const { activeElement: focused } = document
  const field = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : null
  return {
    opened: [...body.querySelectorAll('details[open]')].map((details) => wayTo(details, body)),
    focused: focused && body.contains(focused) ? wayTo(focused, body) : null,
    selected: field && [field.selectionStart, field.selectionEnd],
    typed: [...body.querySelectorAll<Field>(FIELDS)]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((each) => [wayTo(each, body), each.value]),
    scroll: [window.scrollX, window.scrollY],
  }
}

export function restorePlace({ opened, focused, selected, typed, scroll }: Place, body: Element): void {
  for (const way of opened) {
    const details = follow(way, body)
    if (details instanceof HTMLDetailsElement) details.open = true
  }
  for (const [way, value] of typed) {
    const field = follow(way, body) as Field | null
    if (field) field.value = value
  }
  const target = focused && follow(focused, body)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  if (selected && target instanceof HTMLInputElement) target.setSelectionRange(...selected)
  scrollTo(...scroll)
}

function wayTo(element: Element, body: Element): Way {
  const holder = element.closest(NAMES.map((name) => `[${name}]`).join())
  const isInside = holder !== null && body.contains(holder)
  const kind = kindOf(element)
  const among = [...(isInside ? holder : body).querySelectorAll(kind)]
  return { holder: isInside ? nameOf(holder) : null, kind, at: among.indexOf(element) }
}

function nameOf(element: Element): string {
  const name = NAMES.find((each) => element.hasAttribute(each)) ?? 'id'
  return `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`
}

/** Links lead to different pages: the address is a part of their kind. */
function kindOf(element: Element): string {
  const href = element.getAttribute('href')
  return element.localName + (href === null ? '' : `[href="${CSS.escape(href)}"]`)
}

function follow({ holder, kind, at }: Way, body: Element): Element | null {
  const held = holder === null ? body : body.querySelector(holder)
  // The element may be its own holder.
  return at < 0 ? held : (held?.querySelectorAll(kind)[at] ?? null)
}

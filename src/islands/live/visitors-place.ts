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
  /** A selector of its nearest holder that has a key of its own; null if none has. */
  readonly holder: string | null
  /** A selector of its kind. */
  readonly kind: string
  readonly name: string
  /** Its number among the elements of its kind and name in the holder. */
  readonly at: number
  /** Its number among all elements of its kind in the holder, and how many there were. */
  readonly place: readonly [number, number]
}

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea'
/** The keys of elements: an id, a match, a table, a part. */
const KEYS = ['id', 'data-match', 'data-sortable', 'data-place'] as const

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
  const nearest = element.closest(KEYS.map((key) => `[${key}]`).join())
  const holder = nearest !== body && body.contains(nearest) ? nearest : null
  const kind = kindOf(element)
  const name = nameOf(element)
  const all = [...(holder ?? body).querySelectorAll(kind)]
  return {
    holder: holder && keyOf(holder),
    kind,
    name,
    at: all.filter((each) => nameOf(each) === name).indexOf(element),
    place: [all.indexOf(element), all.length],
  }
}

function keyOf(element: Element): string {
  const key = KEYS.find((each) => element.hasAttribute(each)) ?? 'id'
  return `[${key}="${CSS.escape(element.getAttribute(key) ?? '')}"]`
}

/** Links lead to different pages: the address is a part of their kind. */
function kindOf(element: Element): string {
  const href = element.getAttribute('href')
  return element.localName + (href === null ? '' : `[href="${CSS.escape(href)}"]`)
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element.querySelector(':scope > summary') ?? element).textContent ??
  ''

/** The name may tell a score: then the element is the one in the same place, if none has come or gone. */
function follow({ holder, kind, name, at, place: [number, count] }: Way, body: Element): Element | null {
  const held = holder === null ? body : body.querySelector(holder)
  // The element may be its own holder.
  if (!held || number < 0) return held
  const all = [...held.querySelectorAll(kind)]
  const named = all.filter((each) => nameOf(each) === name)[at]
  return named ?? (all.length === count ? (all[number] ?? null) : null)
}

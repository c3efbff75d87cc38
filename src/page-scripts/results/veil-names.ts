/** The attributes that name a team, beside the text that the style sheet hides. */
const NAMING = ['title', 'data-team'] as const

type Named = Pick<Element, 'getAttribute' | 'setAttribute' | 'removeAttribute'>

/** By element: the attributes that were taken from it. */
const taken = new WeakMap<Named, Map<string, string>>()

/** Takes from an element what names a team, until `unveilNames`. */
export function veilNames(element: Named): void {
  for (const name of NAMING) {
    const value = element.getAttribute(name)
    if (value === null) continue
    const names = taken.get(element) ?? new Map<string, string>()
    taken.set(element, names.set(name, value))
    element.removeAttribute(name)
  }
}

/** Gives an element back what `veilNames` took from it; an attribute that it was given since stays. */
export function unveilNames(element: Named): void {
  for (const [name, value] of taken.get(element) ?? [])
    if (element.getAttribute(name) === null) element.setAttribute(name, value)
  taken.delete(element)
}

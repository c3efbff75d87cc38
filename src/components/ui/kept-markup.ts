import type { FunctionComponent } from 'react'

/** A node of the cache: the markup of a view for some props, or the nodes for the next prop. */
interface Place {
  html?: string
  things?: WeakMap<object, Place>
  texts?: Map<unknown, Place>
}

/** The rows that a view shows with the same names of props: pages of another kind show it with others. */
interface RowKind extends Place {
  asked?: number
  found?: number
}

/** The rows of some hundred consecutive pages; rows older than that are not needed again. */
const MOST = 4_000

/** Rows of a kind are kept as long as one of five is found again; the first ones of a kind are a trial. */
const TRIAL = 500
const WORTH = 5

let start: Place = {}
let kept = 0

/**
 * Returns the markup of a view, rendered once for props that are pairwise identical, as React's `memo` compares them. The
 * cache is emptied after some thousand rows, and drops markup together with the objects it was made from. Rows that hardly
 * come again, such as those of a field's page, are not kept.
 */
export function keptMarkup<Props extends object>(
  view: FunctionComponent<Props>,
  props: Props,
  make: (view: FunctionComponent<Props>, props: Props) => string,
): string {
  const kind: RowKind = step(step(start, view), Object.keys(props).join())
  const { asked = 0, found: hits = 0 } = kind
  if (asked > TRIAL && hits * WORTH < asked) return make(view, props)
  kind.asked = asked + 1
  const found = Object.values(props).reduce<Place>(step, kind)
  if (found.html !== undefined) {
    kind.found = hits + 1
    return found.html
  }
  const html = make(view, props)
  found.html = html
  kept += 1
  if (kept > MOST) {
    start = {}
    kept = 0
  }
  return html
}

function step(from: Place, value: unknown): Place {
  const isThing = (typeof value === 'object' && value !== null) || typeof value === 'function'
  if (isThing) from.things ??= new WeakMap()
  else from.texts ??= new Map()
  const known = isThing ? from.things?.get(value) : from.texts?.get(value)
  if (known) return known
  const next: Place = {}
  if (isThing) from.things?.set(value, next)
  else from.texts?.set(value, next)
  return next
}

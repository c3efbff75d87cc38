import type { FunctionComponent } from 'react'

/** What a view gave for some props; or the way there, by one prop after the other. */
interface Place {
  html?: string
  things?: WeakMap<object, Place>
  texts?: Map<unknown, Place>
}

/** Rows of some hundred pages that follow each other: more are not asked for again. */
const MOST = 4_000

let start: Place = {}
let kept = 0

/**
 * What a view gives for some props, made once for props that are the same one by one, as React's `memo` compares them. It
 * is forgotten some thousand rows later, and with the things that it was made of.
 */
export function keptMarkup<Props extends object>(
  view: FunctionComponent<Props>,
  props: Props,
  make: (view: FunctionComponent<Props>, props: Props) => string,
): string {
  const values = [view, Object.keys(props).join(), ...Object.values(props)]
  const found = values.reduce<Place>(step, start)
  if (found.html !== undefined) return found.html
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

import { escaped } from './escaped.ts'

/** From the private use area: no text that is meant to be read has them. */
const PLACE = /\uE002(\w+)\uE003/

/** Stands in markup, in an element or an attribute, where each page has a text of its own. */
export const place = (name: string): string => `\uE002${name}\uE003`

/** Fills the places of markup that was rendered once. */
export type Stamp = (values: Readonly<Record<string, string>>) => string

/** Markup with places: what is put there is escaped, and never looked into for places of its own. */
export function stampOf(markup: string): Stamp {
  const [first = '', ...parts] = markup.split(PLACE)
  return (values) => {
    let text = first
    for (let at = 0; at < parts.length; at += 2) {
      const name = parts[at] ?? ''
      text += escaped(values[name] ?? place(name)) + parts[at + 1]
    }
    return text
  }
}

const stamps = new WeakMap<object, Map<string, Stamp>>()

/** Markup that is the same, but for its places, wherever its owner and kind are: rendered for the first of them. */
export function stampOnce(owner: object, kind: string, render: () => string): Stamp {
  const known = stamps.get(owner) ?? new Map<string, Stamp>()
  stamps.set(owner, known)
  const stamp = known.get(kind) ?? stampOf(render())
  known.set(kind, stamp)
  return stamp
}

import { escaped } from './escaped.ts'

/** From the private use area: no readable text contains these characters. */
const PLACE = /\uE002(\w+)\uE003/

/** Returns a placeholder for markup, in an element or an attribute, where each page has its own text. */
export const place = (name: string): string => `\uE002${name}\uE003`

/** Fills the placeholders of markup that was rendered once. */
export type Stamp = (values: Readonly<Record<string, string>>) => string

/** Prepares markup with placeholders. Values are escaped, and placeholders inside a value are not replaced. */
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

/** Returns the stamp for an owner and a kind. The markup is rendered once; only its placeholders differ. */
export function stampOnce(owner: object, kind: string, render: () => string): Stamp {
  const known = stamps.get(owner) ?? new Map<string, Stamp>()
  stamps.set(owner, known)
  const stamp = known.get(kind) ?? stampOf(render())
  known.set(kind, stamp)
  return stamp
}

import { escaped } from './escaped.ts'

/** From the private use area: no readable text contains these characters. */
const PLACE = /\uE002(\w+)\uE003/

/** Returns a placeholder for markup, in an element or an attribute, where each page has its own text. */
export const place = (name: string): string => `\uE002${name}\uE003`

/** Fills the placeholders of markup that was rendered once. */
export type Template = (values: Readonly<Record<string, string>>) => string

/** Prepares markup with placeholders. Values are escaped, and placeholders inside a value are not replaced. */
export function templateOf(markup: string): Template {
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

const templates = new WeakMap<object, Map<string, Template>>()

/** Returns the template for an owner and a kind. The markup is rendered once; only its placeholders differ. */
export function templateOnce(owner: object, kind: string, render: () => string): Template {
  const known = templates.get(owner) ?? new Map<string, Template>()
  templates.set(owner, known)
  const template = known.get(kind) ?? templateOf(render())
  known.set(kind, template)
  return template
}

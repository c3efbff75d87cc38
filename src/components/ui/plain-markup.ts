import { memoizedByValue } from '../../domain/memoized.ts'
import { escaped } from './escaped.ts'

/** Elements for which React writes only their attributes and their content. */
const PLAIN = new Set(
  'a abbr article aside b bdi button caption code dd details div dl dt em figcaption figure footer g h1 h2 h3 h4 header i label li main nav noscript ol p path s section small span strong summary sup svg table tbody td tfoot th thead time tr ul use'.split(
    ' ',
  ),
)

/** Attributes that React writes unchanged, with their names in HTML. `data-…` and `aria-…` are unchanged too. */
const ATTRIBUTES: Readonly<Record<string, string | undefined>> = {
  colSpan: 'colSpan',
  d: 'd',
  datetime: 'datetime',
  dir: 'dir',
  href: 'href',
  hrefLang: 'hrefLang',
  id: 'id',
  lang: 'lang',
  rel: 'rel',
  role: 'role',
  scope: 'scope',
  tabIndex: 'tabindex',
  target: 'target',
  title: 'title',
  type: 'type',
  viewBox: 'viewBox',
}

/** Returns an attribute with a space before it, '' if React leaves it out, or null if React writes it in its own way. */
export type WriteAttribute = (value: unknown) => string | null

export const isPlainElement = (type: string): boolean => PLAIN.has(type)

/** Returns how to write an attribute of a plain element; null if React writes it in its own way. */
export const plainAttribute = memoizedByValue<{ readonly write: WriteAttribute | null }>((name) => ({
  write: writeAttribute(name),
}))

function writeAttribute(name: string): WriteAttribute | null {
  if (name === 'className') return textAttribute(classAttribute)
  if (name === 'open' || name === 'hidden')
    return (value) => (value === true ? ` ${name}=""` : isLeftOut(value) || value === false ? '' : null)
  if (name === 'href')
    return textAttribute((text) => (isPlainAddress(text) ? ` href="${escaped(text)}"` : null))
  const isFree = name.startsWith('data-') || name.startsWith('aria-')
  const written = isFree ? name : ATTRIBUTES[name]
  if (written === undefined) return null
  return (value) => {
    if (typeof value === 'string') return ` ${written}="${escaped(value)}"`
    if (isLeftOut(value)) return ''
    const isText = typeof value === 'number' || (typeof value === 'boolean' && isFree)
    return isText ? ` ${written}="${value}"` : null
  }
}

const textAttribute =
  (write: (text: string) => string | null): WriteAttribute =>
  (value) =>
    typeof value === 'string' ? write(value) : isLeftOut(value) ? '' : null

const isLeftOut = (value: unknown): boolean => value === undefined || value === null

/** Class names are few, and on every element. */
const classAttribute = memoizedByValue((names) => ` class="${escaped(names)}"`)

/** Returns whether an address is safe to write: React forbids addresses that are scripts. */
const isPlainAddress = (address: string): boolean =>
  address.startsWith('/') || /^(?:[#?]|(?:https?|webcal|geo):)/.test(address)

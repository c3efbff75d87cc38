import { createElement, Fragment, type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { memoizedByValue } from '../../domain/memoized.ts'
import { escaped } from './escaped.ts'
import { keptMarkup } from './kept-markup.ts'
import { isMemo, type Memo } from './memo.ts'

/** Attributes that React writes unchanged, with their names in HTML. `data-…` and `aria-…` are unchanged too. */
const ATTRIBUTES: Readonly<Record<string, string | undefined>> = {
  colSpan: 'colSpan',
  d: 'd',
  dateTime: 'dateTime',
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

/** Elements for which React writes only their attributes and their content. */
const PLAIN = new Set(
  'a abbr article aside b bdi button caption code dd details div dl dt em figcaption figure footer g h1 h2 h3 h4 header i label li main nav noscript ol p path s section small span strong summary sup svg table tbody td tfoot th thead time tr ul use'.split(
    ' ',
  ),
)

/**
 * Returns the escaped markup of a view, identical to what React writes and hydrates in a browser. A view has no state and
 * does not suspend, so this function simply calls it; React's own renderer keeps a record of each element for later
 * updates. Elements that are not plain are left to React's renderer.
 */
export function markup<Props extends object>(view: FunctionComponent<Props>, props: Props): string {
  const written = { html: '', isAfterText: false }
  write(createElement(view, props), written)
  return written.html
}

interface Written {
  html: string
  /** Whether the markup ends with text. A following text is then separated from it by a comment. */
  isAfterText: boolean
}

function write(node: ReactNode, written: Written): void {
  if (typeof node === 'string' || typeof node === 'number') {
    if (node === '') return
    written.html += (written.isAfterText ? '<!-- -->' : '') + escaped(String(node))
    written.isAfterText = true
  } else if (Array.isArray(node)) {
    for (const child of node as readonly ReactNode[]) write(child, written)
  } else if (isValidElement<Props>(node)) {
    const { type, props } = node
    if (type === Fragment) write(props.children, written)
    else if (typeof type === 'function') write((type as FunctionComponent)(props) as ReactNode, written)
    else if (isMemo(type)) writeKept(type, props, written)
    else writeElement(type, props, node, written)
  } else if (node !== null && node !== undefined && typeof node !== 'boolean') {
    throw new TypeError('A view holds something that is not plain markup.')
  }
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** Writes a memoised view from the cache: the same row of a table or a list is on about ten consecutive pages. */
function writeKept({ type: view }: Memo, props: Props, written: Written): void {
  const html = keptMarkup(view as FunctionComponent<Props>, props, markup)
  if (html === '') return
  written.html += (written.isAfterText && !html.startsWith('<') ? '<!-- -->' : '') + html
  written.isAfterText = !html.endsWith('>')
}

function writeElement(type: string, props: Props, element: ReactNode, written: Written): void {
  const tag = startTag(type, props)
  if (tag === null) written.html += renderToString(element)
  else {
    written.html += tag
    written.isAfterText = false
    write(props.children, written)
    written.html += `</${type}>`
  }
  written.isAfterText = false
}

/** Class names are few, and on every element. */
const classAttribute = memoizedByValue((names) => ` class="${escaped(names)}"`)

const isFree = (name: string): boolean => name.startsWith('data-') || name.startsWith('aria-')

/** Returns the name of an attribute in HTML; empty if React does not write it unchanged. */
const attributeName = memoizedByValue((name) => (isFree(name) ? name : (ATTRIBUTES[name] ?? '')))

/** Returns the start tag; null if the element is not plain. */
function startTag(type: string, props: Readonly<Record<string, unknown>>): string | null {
  if (!PLAIN.has(type)) return null
  let tag = `<${type}`
  for (const name in props) {
    const value = props[name]
    if (name === 'children' || value === null || value === undefined) continue
    if ((name === 'open' || name === 'hidden') && typeof value === 'boolean') {
      tag += value ? ` ${name}=""` : ''
      continue
    }
    if (name === 'className' && typeof value === 'string') {
      tag += classAttribute(value)
      continue
    }
    const written = attributeName(name)
    const isText =
      typeof value === 'string' || typeof value === 'number' || (typeof value === 'boolean' && isFree(name))
    if (written === '' || !isText || (name === 'href' && !isPlainAddress(String(value)))) return null
    tag += ` ${written}="${escaped(String(value))}"`
  }
  return `${tag}>`
}

/** Returns whether an address is safe to write: React forbids addresses that are scripts. */
const isPlainAddress = (address: string): boolean =>
  address.startsWith('/') || /^(?:[#?]|(?:https?|webcal|geo):)/.test(address)

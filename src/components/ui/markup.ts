import { createElement, Fragment, type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { escaped } from './escaped.ts'

/** Attributes that React writes as they are, and their names in HTML; so it does `data-…` and `aria-…`. */
const ATTRIBUTES: Readonly<Record<string, string | undefined>> = {
  className: 'class',
  colSpan: 'colSpan',
  dateTime: 'dateTime',
  dir: 'dir',
  hrefLang: 'hrefLang',
  id: 'id',
  lang: 'lang',
  rel: 'rel',
  role: 'role',
  scope: 'scope',
  tabIndex: 'tabindex',
  target: 'target',
  title: 'title',
}

/** Elements that React writes in a way of their own. */
const ODD =
  /^(?:area|base|br|button|col|embed|form|hr|html|head|body|img|input|link|listing|menuitem|meta|object|option|param|pre|script|select|source|style|textarea|title|track|wbr|.*-.*)$/
const odd = new Map<string, boolean>()

/**
 * The markup of a view, escaped: what React writes and, in a browser, takes over. A view has no state and waits for
 * nothing, so that it is simply called: React's own renderer keeps a record of each element for what might come, and
 * takes three times as long. What is not plain is left to it.
 */
export function markup<Props extends object>(view: FunctionComponent<Props>, props: Props): string {
  const written = { html: '', isAfterText: false }
  write(createElement(view, props), written)
  return written.html
}

interface Written {
  html: string
  /** Another text is kept apart from the one before. */
  isAfterText: boolean
}

function write(node: ReactNode, written: Written): void {
  if (typeof node === 'string' || typeof node === 'number') {
    if (node === '') return
    written.html += (written.isAfterText ? '<!-- -->' : '') + escaped(String(node))
    written.isAfterText = true
  } else if (Array.isArray(node)) {
    for (const child of node as readonly ReactNode[]) write(child, written)
  } else if (isValidElement<{ children?: ReactNode }>(node)) {
    const { type, props } = node
    if (type === Fragment) write(props.children, written)
    else if (typeof type === 'function') write((type as FunctionComponent)(props) as ReactNode, written)
    else writeElement(type, props, node, written)
  } else if (node !== null && node !== undefined && typeof node !== 'boolean') {
    throw new TypeError('A view holds something that is not plain markup.')
  }
}

function writeElement(type: string, props: { children?: ReactNode }, element: ReactNode, written: Written): void {
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

/** Null: the element is not plain. */
function startTag(type: string, props: object): string | null {
  if (isOdd(type)) return null
  let tag = `<${type}`
  for (const name in props) {
    const value: unknown = props[name as never]
    if (name === 'children' || value === null || value === undefined) continue
    const isFree = name.startsWith('data-') || name.startsWith('aria-')
    const written = isFree ? name : name === 'href' && isPlainAddress(value) ? name : ATTRIBUTES[name]
    const isText = typeof value === 'string' || typeof value === 'number' || (isFree && typeof value === 'boolean')
    if (written === undefined || !isText) return null
    tag += ` ${written}="${escaped(String(value))}"`
  }
  return `${tag}>`
}

function isOdd(type: unknown): boolean {
  if (typeof type !== 'string') return true
  const known = odd.get(type)
  if (known !== undefined) return known
  const found = ODD.test(type)
  odd.set(type, found)
  return found
}

/** React forbids addresses that are scripts. */
const isPlainAddress = (value: unknown): boolean => typeof value === 'string' && /^(?:[/#?]|https?:)/.test(value)

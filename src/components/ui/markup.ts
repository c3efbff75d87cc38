import { createElement, Fragment, type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { escaped } from './escaped.ts'
import { keptMarkup } from './kept-markup.ts'
import { isMemo, type Memo } from './memo.ts'
import { isPlainElement, plainAttribute } from './plain-markup.ts'
import { CONTENT, type Filled, isTemplate, type Template, type Text } from './template.ts'

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
    else if (typeof type === 'function') {
      if (isTemplate(type)) writeFilled(type, props as unknown as Filled, written)
      else write((type as FunctionComponent)(props) as ReactNode, written)
    } else if (isMemo(type)) writeKept(type, props, written)
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

/** Returns the start tag; null if the element is not plain. */
function startTag(type: string, props: Props): string | null {
  if (!isPlainElement(type)) return null
  let tag = `<${type}`
  for (const name in props) {
    const value = props[name]
    if (name === 'children' || value === null || value === undefined) continue
    const attribute = plainAttribute(name).write?.(value) ?? null
    if (attribute === null) return null
    tag += attribute
  }
  return `${tag}>`
}

/** Writes a template with its values, or lets React write it if a value is not plain. */
function writeFilled(view: Template, { of }: Filled, written: Written): void {
  const { html, isAfterText } = written
  if (writePieces(view.pieces, of, written)) return
  written.html = html
  written.isAfterText = isAfterText
  write(view({ of }), written)
}

/** @returns false if the template or a value is not plain */
function writePieces(pieces: Template['pieces'], values: Filled['of'], written: Written): boolean {
  if (pieces === null) return false
  writeText(pieces.first, written)
  let at = 0
  for (const { place, text } of pieces.rest) {
    if (place === CONTENT) write(values[at] as ReactNode, written)
    else {
      const attribute = place(values[at])
      if (attribute === null) return false
      written.html += attribute
    }
    writeText(text, written)
    at += 1
  }
  return true
}

function writeText({ html, beginsAsText, endsAsText }: Text, written: Written): void {
  if (html === '') return
  written.html += written.isAfterText && beginsAsText ? `<!-- -->${html}` : html
  written.isAfterText = endsAsText
}

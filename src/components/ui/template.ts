import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { escaped } from './escaped.ts'
import { isPlainElement, plainAttribute, type WriteAttribute } from './plain-markup.ts'

/** The values for the places of a template, in the order of the places. */
export interface Filled {
  readonly of: readonly unknown[]
}

/**
 * The markup of a view without its values. React uses it as a component; `markup` writes its pieces, so it need not make
 * an object for each element. A build makes templates from the JSX of views: see src/layouts/view-templates.ts.
 */
export interface Template {
  (filled: Filled): ReactElement
  /** null if React has to write the template. */
  readonly pieces: Pieces | null
}

/** A text, then a place and a text for each place. */
interface Pieces {
  readonly first: Text
  readonly rest: readonly { readonly place: WriteAttribute | typeof CONTENT; readonly text: Text }[]
}

/** The place of a value that is content, not an attribute. */
export const CONTENT = 'content'

export interface Text {
  readonly html: string
  /** Whether it begins with text of the page, not with a tag or the end of one. */
  readonly beginsAsText: boolean
  readonly endsAsText: boolean
}

/** Stands for a value while a template is taken to pieces. */
class Place {}

/** @param make gives the elements with some values in the places */
export function template(places: number, make: (values: readonly never[]) => ReactElement): Template {
  const fill = ({ of }: Filled) => make(of as readonly never[])
  const pieces = piecesOf(make(Array.from({ length: places }, () => new Place() as never)))
  return Object.assign(fill, { pieces })
}

export const isTemplate = (type: object): type is Template => 'pieces' in type

const NOT_PLAIN = Symbol('not plain')

function piecesOf(root: ReactNode): Pieces | null {
  const texts = ['']
  const places: Pieces['rest'][number]['place'][] = []
  let isAfterText = false
  const add = (html: string) => {
    texts.push((texts.pop() ?? '') + html)
  }
  const leave = (place: Pieces['rest'][number]['place']) => {
    places.push(place)
    texts.push('')
    isAfterText = false
  }
  const write = (node: ReactNode): void => {
    if (node instanceof Place) leave(CONTENT)
    else if (typeof node === 'string' || typeof node === 'number') {
      if (node === '') return
      add((isAfterText ? '<!-- -->' : '') + escaped(String(node)))
      isAfterText = true
    } else if (Array.isArray(node)) for (const child of node as readonly ReactNode[]) write(child)
    else if (isValidElement<{ readonly children?: ReactNode }>(node)) {
      if (node.type === Fragment) write(node.props.children)
      else writeElement(node.type as string, node.props)
    }
  }
  const writeElement = (type: string, props: { readonly children?: ReactNode }) => {
    if (!isPlainElement(type)) throw NOT_PLAIN
    add(`<${type}`)
    for (const [name, value] of Object.entries(props)) {
      if (name === 'children') continue
      const attribute = plainAttribute(name).write
      if (attribute === null) throw NOT_PLAIN
      if (value instanceof Place) leave(attribute)
      else {
        const html = attribute(value)
        if (html === null) throw NOT_PLAIN
        add(html)
      }
    }
    add('>')
    isAfterText = false
    write(props.children)
    add(`</${type}>`)
    isAfterText = false
  }
  try {
    write(root)
  } catch (fault) {
    if (fault === NOT_PLAIN) return null
    throw fault
  }
  const textAt = (at: number): Text => {
    const html = texts[at] ?? ''
    const isInTag = at > 0 && places[at - 1] !== CONTENT
    return {
      html,
      beginsAsText: html !== '' && !isInTag && !html.startsWith('<'),
      endsAsText: html !== '' && !html.endsWith('>'),
    }
  }
  return { first: textAt(0), rest: places.map((place, at) => ({ place, text: textAt(at + 1) })) }
}

import type { FunctionComponent, ReactElement, ReactNode } from 'react'
import { Fragment, jsx } from 'react/jsx-runtime'
import type { Attrs, VNode } from 'snabbdom'
// The entry point of the whole package needs a `window` as soon as it is loaded.
import { h } from 'snabbdom/build/h.js'
import { vnode } from 'snabbdom/build/vnode.js'
import { isMemo } from '../../components/ui/memo.ts'

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** The nodes that a `memo` view returned, and the props it got. */
interface Kept {
  readonly view: FunctionComponent
  readonly props: Props
  readonly nodes: readonly VNode[]
}

const markOf = (thing: unknown): unknown => Reflect.get(Object(thing), '$$typeof')
const ELEMENT = markOf(jsx(Fragment, {}))
const isElement = (node: unknown): node is ReactElement<Props> => markOf(node) === ELEMENT

/**
 * The nodes of a body, made by its views. Views have no state and no effects, so they are simply called, as at build time
 * (`markup`). A `memo` view whose props are the same as before returns the same nodes, which then need no comparison.
 */
export class BodyNodes {
  /** By place in the body. */
  readonly #kept = new Map<string, Kept>();

  /**
   * Makes the nodes of a view. It yields before each view that it calls, so that the caller can continue at once or later.
   *
   * @throws {TypeError} if a node is not plain markup or has event handlers, which nothing would call
   */
  *nodesOf(node: ReactNode): Generator<void, VNode[]> {
    const nodes: VNode[] = []
    yield* this.#add(node, '', nodes)
    return nodes
  }

  /** @param place identifies an element among its siblings, and stays the same from one rendering to the next */
  *#add(node: ReactNode, place: string, nodes: VNode[]): Generator<void, void> {
    if (typeof node === 'string' || typeof node === 'number') {
      if (node !== '') nodes.push(textNode(String(node)))
    } else if (Array.isArray(node)) {
      for (const [at, child] of (node as readonly ReactNode[]).entries())
        yield* this.#add(child, `${place}.${keyOf(child) ?? at}`, nodes)
    } else if (isElement(node)) {
      const { type, props } = node
      if (type === Fragment) yield* this.#add(props.children, place, nodes)
      else if (typeof type === 'string') nodes.push(yield* this.#element(type, props, place))
      else if (isMemo(type)) nodes.push(...(yield* this.#keptNodes(type.type, props, place)))
      else {
        yield
        yield* this.#add((type as FunctionComponent)(props) as ReactNode, place, nodes)
      }
    } else if (node !== null && node !== undefined && typeof node !== 'boolean') {
      throw new TypeError('A view holds something that is not plain markup.')
    }
  }

  *#element(type: string, { children, ...props }: Props, place: string): Generator<void, VNode> {
    // In HTML the value of a text area is its content, not an attribute.
    if (type === 'textarea') {
      const { value, ...others } = props
      return h(type, { key: place, attrs: attributesOf(type, others) }, [textNode(String(value))])
    }
    const nodes: VNode[] = []
    yield* this.#add(children, place, nodes)
    return h(type, { key: place, attrs: attributesOf(type, props) }, nodes)
  }

  *#keptNodes(view: FunctionComponent, props: Props, place: string): Generator<void, readonly VNode[]> {
    const before = this.#kept.get(place)
    if (before?.view === view && isSame(before.props, props)) return before.nodes
    yield
    const nodes: VNode[] = []
    // The `!` gives a `memo` view that this view returns directly a place of its own.
    yield* this.#add(view(props) as ReactNode, `${place}!`, nodes)
    this.#kept.set(place, { view, props, nodes })
    return nodes
  }
}

const textNode = (text: string): VNode => vnode(undefined, undefined, undefined, text, undefined)

const keyOf = (node: ReactNode): string | null => (isElement(node) ? node.key : null)

/** Compares like React's `memo`. */
function isSame(a: Props, b: Props): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]))
}

/** Attributes with a different name in HTML or SVG. All others differ in upper and lower case at most. */
const NAMES: Readonly<Record<string, string | undefined>> = {
  className: 'class',
  defaultValue: 'value',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
}

function attributesOf(type: string, props: Readonly<Record<string, unknown>>): Attrs {
  const attributes: Record<string, string | boolean> = {}
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined) continue
    if (typeof value === 'function' || typeof value === 'object')
      throw new TypeError(`A <${type}> of a live page has ${name}, which is no text.`)
    const isText = typeof value !== 'boolean' || name.startsWith('aria-') || name.startsWith('data-')
    attributes[NAMES[name] ?? name] = isText ? String(value) : value
  }
  return attributes
}

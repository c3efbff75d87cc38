import type { ReactNode } from 'react'
import type { VNode } from 'snabbdom'
import { escaped } from '../../src/components/ui/escaped.ts'
import type { BodyNodes } from '../../src/islands/live/body-nodes.ts'

const VOID = new Set(['br', 'hr', 'img', 'input'])

/** The nodes of a view, as HTML. */
export function nodesText(nodes: BodyNodes, view: ReactNode): string {
  return allNodes(nodes, view).map(textOf).join('')
}

/** The nodes of a view, made in one go. */
export function allNodes(nodes: BodyNodes, view: ReactNode): VNode[] {
  const steps = nodes.nodesOf(view)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function textOf({ sel, data, children, text }: VNode): string {
  if (sel === undefined) return escaped(text ?? '')
  const attributes = Object.entries(data?.attrs ?? {}).flatMap(([name, value]) =>
    value === false ? [] : [` ${name}="${value === true ? '' : escaped(String(value))}"`],
  )
  const inside = (children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
  const start = `<${sel}${attributes.join('')}`
  return VOID.has(sel) && inside === '' ? `${start}/>` : `${start}>${inside}</${sel}>`
}

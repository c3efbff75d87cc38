import { createElement } from 'react'
import type { BodyProps } from '../../src/components/page/bodies/body-props.ts'
import { loadBody } from '../../src/components/page/page-bodies.ts'
import { PAGE_KINDS, type PageKind } from '../../src/domain/presentation/page-kinds.ts'

const kinds = Object.keys(PAGE_KINDS) as PageKind[]
const bodies = new Map(await Promise.all(kinds.map(async (kind) => [kind, await loadBody(kind)] as const)))

/** The body of a page of any kind, all of them loaded. */
export default function PageBody(props: BodyProps) {
  const Body = bodies.get(props.route.kind)
  return Body ? createElement(Body, props) : null
}

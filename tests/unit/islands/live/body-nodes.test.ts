import { createElement as h, memo, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { BodyNodes } from '../../../../src/islands/live/body-nodes.ts'
import { allNodes } from '../../../support/nodes-text.ts'

const called: string[] = []
const Row = memo(({ name, of }: { name: string; of?: object }) => {
  called.push(`${name} ${of === undefined}`)
  return h('li', null, name)
})
const Outer = memo(({ name }: { name: string }) => h(Row, { name }))
const list = (...names: string[]): ReactNode =>
  h(
    'ul',
    null,
    names.map((name) => h(Row, { key: name, name })),
  )
const rowsOf = (nodes: BodyNodes, view: ReactNode) => allNodes(nodes, view)[0]?.children

describe('the nodes of a body', () => {
  it('are the same where a memo view has the same properties, wherever its row has moved', () => {
    const nodes = new BodyNodes()
    const before = rowsOf(nodes, list('a', 'b'))
    called.length = 0
    const after = rowsOf(nodes, list('b', 'new', 'a'))
    expect(called).toEqual(['new true'])
    expect(after?.[0]).toBe(before?.[1])
    expect(after?.[2]).toBe(before?.[0])
  })

  it('are made anew where a property is another, or one more', () => {
    const nodes = new BodyNodes()
    const [first] = allNodes(nodes, h(Row, { name: 'a', of: nodes }))
    expect(allNodes(nodes, h(Row, { name: 'a', of: nodes }))[0]).toBe(first)
    expect(allNodes(nodes, h(Row, { name: 'a', of: {} }))[0]).not.toBe(first)
    expect(allNodes(nodes, h(Row, { name: 'a' }))[0]).not.toBe(first)
  })

  it('are kept of a memo view that stands alone in another', () => {
    const nodes = new BodyNodes()
    allNodes(nodes, h(Outer, { name: 'a' }))
    called.length = 0
    allNodes(nodes, h(Outer, { name: 'a' }))
    expect(called).toEqual([])
  })

  it('are two where the same row stands in two places', () => {
    const [one, two] = allNodes(new BodyNodes(), [
      h(Row, { key: 1, name: 'a' }),
      h(Row, { key: 2, name: 'a' }),
    ])
    expect(one).not.toBe(two)
    expect(one?.key).not.toBe(two?.key)
  })

  it('keep their keys where what stands before them comes and goes', () => {
    const shown = (isThere: boolean) =>
      allNodes(new BodyNodes(), h('div', null, isThere && h('p', null, 'a'), h('details', null, 'b')))
    const details = (nodes: ReturnType<typeof shown>) =>
      (nodes[0]?.children ?? []).find((node) => typeof node !== 'string' && node.sel === 'details')
    expect(details(shown(true))).toMatchObject({ key: expect.any(String) })
    expect(details(shown(true))).toMatchObject({ key: (details(shown(false)) as { key: string }).key })
  })

  it('hear no events: nothing would call them back', () => {
    const button = h('button', { type: 'button', onClick: () => undefined }, 'a')
    expect(() => allNodes(new BodyNodes(), button)).toThrow('A <button> of a live page has onClick')
  })

  it('hold markup only', () => {
    expect(() => allNodes(new BodyNodes(), { on: 1 } as never)).toThrow('not plain markup')
  })

  it('stop before each view that is called', () => {
    const steps = new BodyNodes().nodesOf(list('a', 'b'))
    called.length = 0
    steps.next()
    expect(called).toEqual([])
    steps.next()
    expect(called).toEqual(['a true'])
  })
})

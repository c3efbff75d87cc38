import { createElement, Fragment, memo, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markup } from '../../../../src/components/ui/markup.ts'

const h = createElement
const HOSTILE = `"><script>'&amp;</script>`
const Row = ({ name, children }: { name: string; children?: ReactNode }) =>
  h('li', { title: name }, name, children)
const Nothing = () => null
const Known = memo(Nothing)
const KeptText = memo(({ text }: { text: string }) => text)
const KeptRow = memo(Row)
const askedFor: object[] = []
const Counted = memo((props: { of: object; size?: number; end?: number }) => {
  askedFor.push(props)
  return h('i', null, `${props.size} ${props.end}`)
})
let made = 0
const CountedRow = memo(({ of, isOwn }: { of: object; isOwn?: boolean }) => {
  made += 1
  return h('i', null, `${Object.keys(of)} ${isOwn}`)
})
const Tree = ({ tree }: { tree: ReactNode }) => h(Fragment, null, tree)

const TREES: Readonly<Record<string, ReactNode>> = {
  texts: ['a', '', 'b', 0, 1.5, null, true, false, undefined, [['c'], 'd'], h(Fragment, null, 'e', 'f')],
  'parts of React': h('p', null, 'a', h(Known), h('b')),
  'what is kept': h(
    'ul',
    null,
    [
      'a',
      h(Known, { key: 1 }),
      h(KeptText, { key: 2, text: 'b>' }),
      'c',
      h(KeptText, { key: 3, text: '<d' }),
    ],
    [
      h(KeptRow, { key: 4, name: 'a' }),
      'e',
      h(KeptRow, { key: 5, name: 'b' }),
      h(KeptRow, { key: 6, name: 'a' }),
    ],
  ),
  'texts around elements': h(
    'p',
    null,
    'a',
    h('b', null, 'c', h(Nothing), 'd'),
    'e',
    h(Nothing),
    'f',
    h('i'),
  ),
  'what a text must not end': h(
    'p',
    { title: HOSTILE, 'data-x': HOSTILE },
    HOSTILE,
    h(Row, { name: HOSTILE }),
  ),
  attributes: h('td', {
    className: 'a b',
    colSpan: 2,
    tabIndex: 0,
    id: '',
    role: null,
    title: undefined,
    'aria-hidden': true,
    'aria-current': false,
    'data-count': 0,
  }),
  'what is open and what is not': [
    h('details', { open: true, className: 'a', key: 1 }, h('summary', null, 'b')),
    h('details', { open: false, key: 2 }, 'c'),
    h('details', { className: 'd', open: undefined, key: 3 }),
  ],
  'attributes of their own kind': [
    h('details', { open: true, hidden: false, onToggle: () => {} }, h(Row, { name: 'a' }, h('br'))),
    h('a', { href: '', download: true }, 'a'),
    h('div', { dangerouslySetInnerHTML: { __html: '<b>' } }),
    h('p', { style: { color: 'red' }, inert: true, spellCheck: false }, 'text'),
    h('label', { htmlFor: 'q', className: 7 as never }, 'q'),
  ],
  addresses: [
    '/a/?b=1&c',
    '#d',
    '?e',
    'https://x.example/',
    'webcal://x/',
    'geo:1,2',
    'mailto:a@b',
    'f',
    ' java\nscript:alert(1)',
  ].map((href) => h('a', { href, key: href }, href)),
  elements: [
    h('select', { defaultValue: 'b' }, h('option', { value: 'a' }, 'a'), h('option', { value: 'b' }, 'b')),
    h('input', { name: 'n', type: 'radio', defaultChecked: true, value: 'v' }),
    h('button', { type: 'button', hidden: true, 'data-copied': 'a"b' }, 'copy'),
    h('p', { hidden: false }, 'seen'),
    h('button', { type: 'button', name: 'n' }, 'go', h(Row, { name: 'in' }, 'side')),
    h('textarea', { defaultValue: '<' }),
    h('pre', null, '\n'),
    h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2, d: 'M0' })),
    h('svg', { className: 'code', viewBox: '0 0 1 1', role: 'img' }, h('path', { d: 'M0 1h1' })),
    h('x-part', { className: 'a' }, 'a', 'b'),
  ],
}

test.each(Object.entries(TREES))('%s are written as React writes them', (_, tree) => {
  expect(markup(Tree, { tree })).toBe(renderToString(h(Tree, { tree })))
})

test('what is no markup is refused', () => {
  expect(() => markup(Tree, { tree: h('p', null, new Date() as never) })).toThrow('not plain markup')
})

test('a kept view is asked once for the same props, and again for others', () => {
  askedFor.length = 0
  const thing = { name: 'thing' }
  const written = (...rows: ReactNode[]) => markup(Tree, { tree: rows })
  const row = (props: { of: object; size?: number; end?: number }) => h(Counted, { ...props, key: 1 })
  expect(written(row({ of: thing, size: 1 }), row({ of: thing, size: 1 }))).toBe(
    '<i>1 undefined</i><i>1 undefined</i>',
  )
  expect(written(row({ of: thing, end: 1 }))).toBe('<i>undefined 1</i>')
  written(row({ of: { ...thing }, size: 1 }), row({ of: thing, size: 2 }))
  expect(askedFor).toHaveLength(4)
})

test('rows that hardly come again are no longer kept, those that do are, though the view is the same', () => {
  const write = (props: { of: object; isOwn?: boolean }) =>
    markup(Tree, { tree: h(CountedRow, { ...props, key: 1 }) })
  const madeFor = (...rows: Parameters<typeof write>[0][]) => {
    made = 0
    for (const row of rows) write(row)
    return made
  }
  for (let row = 0; row < 600; row += 1) {
    write({ of: { row } })
    const own = { of: { row }, isOwn: true }
    for (const again of [own, own]) write(again)
  }
  const last = { last: 1 }
  expect(madeFor({ of: last }, { of: last })).toBe(2)
  expect(madeFor({ of: last, isOwn: true }, { of: last, isOwn: true })).toBe(1)
})

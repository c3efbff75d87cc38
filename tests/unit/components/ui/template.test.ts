import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { markup } from '../../../../src/components/ui/markup.ts'
import { place, templateOf, templateOnce } from '../../../../src/components/ui/template.ts'

const HOSTILE = ['"><script>alert(1)</script>', "</title>' onload='", '\u2028&amp;', '$&', '']
const View = ({ name, address }: { name: string; address: string }) =>
  createElement('a', { href: address, title: name }, createElement('bdi', null, name), '!')

describe('a template', () => {
  test.each(HOSTILE)('writes %j as React writes it', (text) => {
    const fill = templateOf(markup(View, { name: place('name'), address: place('address') }))
    const address = `/?q=${text}`
    expect(fill({ name: text, address })).toBe(markup(View, { name: text, address }))
  })

  test('never looks into what it puts in, and leaves alone what it does not know', () => {
    const fill = templateOf(`<p title="${place('one')}">${place('other')}</p>`)
    expect(fill({ one: place('other'), other: 'B' })).toBe(`<p title="${place('other')}">B</p>`)
    expect(fill({ one: 'A' })).toBe(`<p title="A">${place('other')}</p>`)
  })

  test('loses nothing to half a place in somebody’s name', () => {
    const fill = templateOf(`<b>\uE002</b><i>\uE003</i><u>\uE002<s>${place('one')}</s></u>`)
    expect(fill({ one: 'A' })).toBe('<b>\uE002</b><i>\uE003</i><u>\uE002<s>A</s></u>')
  })

  test('is made once for each owner and kind', () => {
    let made = 0
    const make = () => `${++made}`
    const [one, other] = [{}, {}]
    const texts = [one, other, one].map((owner) => templateOnce(owner, 'kind', make)({}))
    expect([...texts, templateOnce(one, 'another kind', make)({})]).toEqual(['1', '2', '1', '3'])
  })
})

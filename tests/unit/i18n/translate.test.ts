import { describe, expect, it } from 'vitest'
import type { MessageKey } from '../../../src/i18n/translate.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'

const texts = {
  probe: {
    pair: '{{home}} – {{away}}',
    twice: '{{name}}, {{name}}!',
    goals_one: '{{count, number}} goal',
    goals_other: '{{count, number}} goals',
    plain: 'No values {here}',
  },
}
const en = learnMessages('en', texts)
const sv = learnMessages('sv', texts)
const key = (name: string) => `probe.${name}` as MessageKey

describe('a message', () => {
  it('has its values in their places, and every time the values of the moment', () => {
    expect(en(key('pair'), { home: 'Ekorrvik', away: 'Lund' })).toBe('Ekorrvik – Lund')
    expect(en(key('pair'), { home: 1, away: 0 })).toBe('1 – 0')
    expect(en(key('twice'), { name: 'Åsa' })).toBe('Åsa, Åsa!')
  })

  it('keeps a place that has no value, and a value that looks like a place', () => {
    expect(en(key('pair'), { home: '{{away}}', away: '$&' })).toBe('{{away}} – $&')
    expect(en(key('pair'), { home: 'Ekorrvik' })).toBe('Ekorrvik – {{away}}')
    expect(en(key('goals'), { home: 2 })).toBe('{{count, number}} goals')
    expect(en(key('plain'), { here: 'x' })).toBe('No values {here}')
  })

  it('has its plural form, and a number as the language writes it', () => {
    expect([0, 1, 999, 1000, 1234.6].map((count) => en(key('goals'), { count }))).toEqual([
      '0 goals',
      '1 goal',
      '999 goals',
      '1,000 goals',
      '1,235 goals',
    ])
    expect(sv(key('goals'), { count: 1234 })).toBe('1\u202f234 goals')
    expect(en(key('goals'), { count: -1200 })).toBe('-1,200 goals')
  })

  it('with a plural form does not compile without its count', () => {
    // @ts-expect-error: the type checker of `npm test` asks for the count
    expect(en('arena.matches', { arena: 3 })).toBe('arena.matches')
  })
})

import { expect, test } from 'vitest'
import { unveilNames, veilNames } from '../../../../src/page-scripts/results/veil-names.ts'

function element(attributes: Readonly<Record<string, string>>) {
  const own = new Map(Object.entries(attributes))
  return {
    own,
    getAttribute: (name: string) => own.get(name) ?? null,
    setAttribute: (name: string, value: string) => void own.set(name, value),
    removeAttribute: (name: string) => void own.delete(name),
  }
}

test('a hidden side has no attribute that names a team, and gets each back', () => {
  const line = element({ class: 'line', title: 'IK Example', 'data-team': 'a' })
  veilNames(line)
  expect(Object.fromEntries(line.own)).toEqual({ class: 'line' })
  // Once more, as after each change of the page.
  veilNames(line)
  unveilNames(line)
  expect(Object.fromEntries(line.own)).toEqual({ class: 'line', title: 'IK Example', 'data-team': 'a' })
})

test('a team that came to a hidden side meanwhile is the one that is shown', () => {
  const line = element({ 'data-team': 'a' })
  veilNames(line)
  line.own.set('data-team', 'b')
  unveilNames(line)
  expect(line.own.get('data-team')).toBe('b')
  line.own.set('data-team', 'c')
  veilNames(line)
  unveilNames(line)
  expect(line.own.get('data-team')).toBe('c')
})

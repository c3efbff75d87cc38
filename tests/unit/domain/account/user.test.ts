import { expect, test } from 'vitest'
import { hasAllAccess, initialsOf } from '../../../../src/domain/account/user.ts'

test.each([
  ['Åsa Löfgren', 'ÅL'],
  ['åsa', 'Å'],
  ['Anna Karin von Essen', 'AE'],
  ['  Bo  ', 'B'],
  ['(Team) "leader"', 'TL'],
  ['😀 smile', 'S'],
  ['', ''],
  ['ß', 'SS'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a tournament pass opens its own year, and nothing else opens any', () => {
  const purchases = [
    { type: 'tournament_pass', year: 2026 },
    { type: 't_shirt', year: 2025 },
  ]
  expect([2025, 2026, 2027].map((year) => hasAllAccess(purchases, year))).toEqual([false, true, false])
})

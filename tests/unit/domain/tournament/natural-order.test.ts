import { expect, it } from 'vitest'
import { byNaturalOrder } from '../../../../src/domain/tournament/natural-order.ts'

it.each([
  [
    ['Group 10', 'Group 2', 'Group 1'],
    ['Group 1', 'Group 2', 'Group 10'],
  ],
  [
    ['Girls 8', 'Boys 10', 'Boys 8', 'Boys 9'],
    ['Boys 8', 'Boys 9', 'Boys 10', 'Girls 8'],
  ],
  [
    ['C- Play-off', 'B-Playoff', 'A-Play-off'],
    ['A-Play-off', 'B-Playoff', 'C- Play-off'],
  ],
  [
    ['Play-off B', 'Playoff A'],
    ['Playoff A', 'Play-off B'],
  ],
  [
    ['Slutspel B', 'Slutspel A'],
    ['Slutspel A', 'Slutspel B'],
  ],
])('%j', (given, expected) => {
  const named = given.map((name, at) => ({ id: `${9 - at}`, name: { en: name, sv: name } }))
  expect(named.toSorted(byNaturalOrder).map(({ name }) => name.en)).toEqual(expected)
})

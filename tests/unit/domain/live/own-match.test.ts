import { expect, it } from 'vitest'
import { byUrgency, ownMatch } from '../../../../src/domain/live/own-match.ts'
import { finished, live, scheduled, team } from '../builders.ts'

const at = (minute: number) => ({ time: { kind: 'instant', at: minute * 60_000 } as const })
const first = finished('A', 'B', 3, 2, at(0))
const second = finished('A', 'C', 3, 2, at(60))
const now = live(team('A'), team('D'), null, at(120))
const next = scheduled(team('A'), team('E'), at(180))
const later = scheduled(team('A'), team('F'), at(240))

it('is the match being played, else the next, else the last', () => {
  expect(ownMatch([later, next, now, second, first], null)).toEqual({ state: 'live', match: now })
  expect(ownMatch([later, next, second, first], null)).toEqual({ state: 'next', match: next })
  expect(ownMatch([second, first], null)).toEqual({ state: 'last', match: second })
  expect(ownMatch([], null)).toBeNull()
})

it('is not one that nobody will report any more', () => {
  expect(ownMatch([second, next, later], 230 * 60_000)?.match).toBe(later)
})

it('puts who plays first, then who plays soon, and who has no match last', () => {
  const own = [
    null,
    ownMatch([second], null),
    ownMatch([later], null),
    ownMatch([next], null),
    ownMatch([now], null),
  ]
  expect(own.sort(byUrgency).map((match) => match?.state)).toEqual([
    'live',
    'next',
    'next',
    'last',
    undefined,
  ])
  expect(own[1]?.match).toBe(next)
})

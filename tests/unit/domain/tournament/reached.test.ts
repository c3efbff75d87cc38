import { describe, expect, it } from 'vitest'
import { formBefore, resultFor } from '../../../../src/domain/tournament/form.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { byReached, type Reached, reachedBy } from '../../../../src/domain/tournament/reached.ts'
import { finished, group, live, placeholder, scheduled, team, unreported, walkover } from '../builders.ts'

const A = { divisionId: 'A', categoryId: 'B14' }
const divisions = new Map([
  ['A', group({ id: 'A', kind: 'playoff' })],
  ['B', group({ id: 'B', kind: 'playoff' })],
  ['G1', group()],
])
const at = (rank: number, index = 1) => ({ ...A, round: { rank, index } })
const reached = (...matches: Match[]) => reachedBy('X', matches, { divisions })
const one = (rank: number, place: number | null, isIn: boolean): Reached[] => [
  { divisionId: 'A', rank, place, isIn },
]

describe('how far a team came in a play-off', () => {
  it('is nothing before it is in one', () => {
    expect(reached(finished('X', 'Y', 3, 1), scheduled(team('X'), team('Y'), A))).toEqual([])
  })

  it('is the round that it is to play, or plays', () => {
    expect(reached(finished('X', 'Y', 3, 1, at(3)), scheduled(team('X'), team('Z'), at(2)))).toEqual(
      one(2, null, true),
    )
    expect(reached(live(team('X'), team('Z'), null, at(2)))).toEqual(one(2, null, true))
  })

  it('is the next round once it has won, though nobody seated it there yet', () => {
    expect(reached(walkover('Y', 'X', null, 'away', at(2)))).toEqual(one(1, null, true))
  })

  it('is the round it lost, or of which nobody knows who won', () => {
    expect(reached(finished('X', 'Y', 1, 3, at(2)))).toEqual(one(2, null, false))
    expect(reached(unreported('X', 'Y', at(2)))).toEqual(one(2, null, false))
  })

  it('is a place after the final, and after the match for third place', () => {
    expect(reached(finished('X', 'Y', 3, 1, at(0)))).toEqual(one(0, 1, false))
    expect(reached(finished('Y', 'X', 3, 1, at(0)))).toEqual(one(0, 2, false))
    const semifinal = finished('Y', 'X', 3, 1, at(1))
    expect(reached(semifinal, finished('X', 'Z', 3, 1, at(0, 2)))).toEqual(one(1, 3, false))
    expect(reached(semifinal, finished('X', 'Z', 1, 3, at(0, 2)))).toEqual(one(1, 4, false))
    expect(reached(semifinal, scheduled(team('X'), placeholder('Loser of 1/2 #2'), at(0, 2)))).toEqual(
      one(1, null, false),
    )
  })

  it('is not what other teams of the same list reached', () => {
    expect(reached(finished('X', 'Y', 1, 3, at(1)), finished('Y', 'Z', 3, 1, at(0)))).toEqual(
      one(1, null, false),
    )
  })

  it('is told of each play-off, the better first when they are compared', () => {
    const both = reached(
      finished('Y', 'X', 3, 1, at(2)),
      finished('X', 'Y', 3, 1, { ...at(0), divisionId: 'B' }),
    )
    expect(both.toSorted(byReached).map(({ divisionId }) => divisionId)).toEqual(['B', 'A'])
  })
})

describe('the form of a team', () => {
  const day = (number: number) => ({ time: { kind: 'day' as const, day: `2026-07-0${number}` } })

  it('is what its last five matches before one came to, in order of play', () => {
    const matches = [
      finished('X', 'Y', 1, 1, day(6)),
      ...[1, 2, 3, 4, 5].map((number) => finished('Y', 'X', number % 2, 1 - (number % 2), day(number))),
      finished('X', 'Y', 9, 1, day(9)),
    ]
    const next = scheduled(team('X'), team('Z'), day(8))
    expect(formBefore(next, [...matches, next], 'X')).toEqual(['won', 'lost', 'won', 'lost', 'tied'])
  })

  it('leaves out what nobody knows the result of', () => {
    expect(resultFor(walkover('X', 'Y', null, null), 'X')).toBeNull()
    expect(resultFor(live(team('X'), team('Y'), { home: 3, away: 1 }), 'X')).toBeNull()
    expect(resultFor(finished('X', 'Y', 3, 3, { winner: 'home' }), 'Y')).toBe('lost')
  })
})

import { describe, expect, it } from 'vitest'
import { bracketPlaces } from '../../../src/backend/import/bracket-places.ts'
import { namedRound } from '../../../src/backend/import/round-names.ts'
import { zonedTime } from '../../../src/backend/import/zoned-time.ts'

describe('namedRound', () => {
  it.each([
    ['Final', 0],
    ['FINALS', 0],
    ['Semi-finals', 1],
    ['Semifinals', 1],
    ['Semifinal', 1],
    ['Quarterfinals', 2],
    ['Quarter-final', 2],
    ['Kvartsfinal', 2],
    ['Round of 16', 3],
    ['1/8-finals', 3],
    ['1/8', 3],
    ['Åttondelsfinal', 3],
    ['Last 16', 3],
    ['Round of 32', 4],
    ['1/32', 5],
  ])('%s has rank %i', (name, rank) => {
    expect(namedRound(name)).toEqual({ rank, third: false })
  })

  it.each([
    'Match for third place',
    'Third place play-off',
    'Third-place play-off',
    '3rd place match',
    'Bronsmatch',
  ])('%s is for third place', (name) => expect(namedRound(name)).toEqual({ rank: 0, third: true }))

  it.each(['Matchday 3', 'Group A', '', 'Playoffs', 'Match for 5th place', 'Round 2'])(
    '%s is no round',
    (name) => expect(namedRound(name)).toBeNull(),
  )
})

describe('bracketPlaces', () => {
  const at = (
    round: string,
    home: string | null,
    away: string | null,
    winner: 'home' | 'away' | null = 'home',
  ) => ({
    round,
    home,
    away,
    winner,
  })

  it('leaves the place of a bye free', () => {
    const places = bracketPlaces([at('Semifinal', 'c', 'd'), at('Final', 'a', 'c')])
    expect(places).toEqual([
      { rank: 1, index: 2 },
      { rank: 0, index: 1 },
    ])
  })

  it('gives the place to the replay, not to the match that was drawn', () => {
    const places = bracketPlaces([
      at('Semi-finals', 'a', 'b', null),
      at('Semi-finals replay', 'b', 'a'),
      at('Semi-finals', 'c', 'd'),
      at('Final', 'c', 'b'),
    ])
    expect(places).toEqual([null, { rank: 1, index: 2 }, { rank: 1, index: 1 }, { rank: 0, index: 1 }])
  })

  it('fills a round whose next one is not drawn yet in its own order', () => {
    const places = bracketPlaces([
      at('Semifinal', 'a', 'b', null),
      at('Semifinal', 'c', 'd', null),
      at('Final', null, null, null),
    ])
    expect(places).toEqual([
      { rank: 1, index: 1 },
      { rank: 1, index: 2 },
      { rank: 0, index: 1 },
    ])
  })
})

describe('zonedTime', () => {
  it.each([
    ['2026-07-07', '08:00', 'Europe/Stockholm', '2026-07-07T08:00:00+02:00'],
    ['2026-01-07', '08:00', 'Europe/Stockholm', '2026-01-07T08:00:00+01:00'],
    ['2026-10-25', '02:30', 'Europe/Stockholm', '2026-10-25T02:30:00+02:00'],
    ['2026-03-29', '03:00', 'Europe/Stockholm', '2026-03-29T03:00:00+02:00'],
    ['2018-06-15', '17:00', 'UTC+5', '2018-06-15T17:00:00+05:00'],
    ['2018-06-15', '17:00', 'UTC-3:30', '2018-06-15T17:00:00-03:30'],
  ])('%s %s in %s is %s', (day, clock, zone, instant) => expect(zonedTime(day, clock, zone)).toBe(instant))

  it('has no instant for the hour that spring skips', () => {
    expect(zonedTime('2026-03-29', '02:30', 'Europe/Stockholm')).toBeNull()
  })
})

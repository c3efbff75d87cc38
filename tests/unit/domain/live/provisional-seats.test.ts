import { describe, expect, it } from 'vitest'
import { provisionalSeats } from '../../../../src/domain/live/provisional-seats.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, clubTeam, finished, group, live, placeholder, scheduled, team } from '../builders.ts'

const first = scheduled(placeholder('1:an i Grupp 1'), placeholder('2:an i Grupp 1'), { id: 'first' })
const second = scheduled(placeholder('Winner of 1/2 #1'), team('Q'), { id: 'second' })

function seats(matches: Match[], bracket: Match[] = [first, second]) {
  const playoff = group({ id: 'A', kind: 'playoff', matches: bracket })
  const of = group({
    teamIds: ['X', 'Y', 'Z'],
    matches,
    qualification: [{ fromRank: 1, toRank: 2, divisionId: 'A' }],
  })
  const teams = ['X', 'Y', 'Z'].map((id) => clubTeam(id))
  const own = category({ teams, divisions: [of, playoff] })
  return provisionalSeats(playoff, own).map(({ match, home, away }) => [
    match.id,
    ...[home, away].map((side) => (side.kind === 'team' ? side.teamId : side.kind)),
  ])
}

describe('a play-off as if its groups ended now', () => {
  it('seats teams by the tables as they stand, what is being played counted', () => {
    expect(seats([finished('X', 'Z', 3, 1), live(team('Y'), team('Z'), { home: 1, away: 0 })])).toEqual([
      ['first', 'X', 'Y'],
    ])
  })

  it('passes byes over: nobody meets anybody there', () => {
    const results = [finished('X', 'Z', 3, 1), scheduled(team('Y'), team('Z'))]
    const bye: Match = { ...first, id: 'bye', kind: 'bye', winner: null, away: { kind: 'bye' } }
    expect(seats(results, [bye])).toEqual([])
    expect(seats(results, [first])).toHaveLength(1)
  })

  it('leaves a place open that teams share', () => {
    const level = [finished('X', 'Z', 3, 1), finished('Y', 'Z', 3, 1), scheduled(team('X'), team('Y'))]
    expect(seats(level)).toEqual([])
  })

  it('is nothing before the first result, and once the groups are over', () => {
    expect(seats([scheduled(team('X'), team('Y'))])).toEqual([])
    expect(seats([finished('X', 'Z', 3, 1), finished('Y', 'Z', 2, 1), finished('X', 'Y', 2, 1)])).toEqual([])
  })
})

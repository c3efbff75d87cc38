import { describe, expect, test } from 'vitest'
import {
  decidedSeats,
  matchesOfTeam,
  withDecidedSeats,
} from '../../../../src/domain/tournament/decided-seats.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, clubTeam, finished, group, placeholder, scheduled, team } from '../builders.ts'

const groupMatches = [finished('A', 'B', 9, 8), finished('B', 'C', 9, 8), finished('A', 'C', 9, 8)]
const quarter = scheduled(placeholder('1:an i Grupp 1'), placeholder('Winner of 1/8 #1'), {
  id: 'q',
  round: { rank: 2, index: 1 },
})
const eighth = finished('D', 'E', 5, 4, { id: 'e', round: { rank: 3, index: 1 } })

const classOf = (matches: Match[], more = {}, playoff: Match[] = [quarter, eighth]) =>
  category({
    teams: ['A', 'B', 'C', 'D', 'E'].map((id) => clubTeam(id)),
    divisions: [group({ matches, ...more }), group({ id: 'P', kind: 'playoff', matches: playoff })],
  })

describe('a seat that is decided', () => {
  test("is the team's next match before anybody has seated it", () => {
    const [next] = matchesOfTeam('A', classOf(groupMatches), [])
    expect(next).toMatchObject({ id: 'q', home: team('A'), away: team('D') })
    expect(matchesOfTeam('D', classOf(groupMatches), [eighth]).map(({ id }) => id)).toEqual(['e', 'q'])
    expect(matchesOfTeam('B', classOf(groupMatches), [])).toEqual([])
  })

  test.each<[string, Match[], object]>([
    ['while the group goes on', [...groupMatches, scheduled(team('A'), team('B'))], {}],
    [
      'where teams share the place',
      [finished('A', 'B', 9, 8), finished('B', 'C', 9, 8), finished('C', 'A', 9, 8)],
      {},
    ],
    [
      'where the place leads elsewhere',
      groupMatches,
      { qualification: [{ fromRank: 1, toRank: 1, divisionId: 'B' }] },
    ],
    ['of a group that is called otherwise', groupMatches, { name: { en: 'Group 2', sv: 'Grupp 2' } }],
  ])('is not told %s', (_, matches, more) => {
    expect([...decidedSeats(classOf(matches, more)).keys()]).toEqual(['D'])
  })

  test('stays as it is once a team sits there', () => {
    const seated = scheduled(team('B'), placeholder('Winner of 1/8 #9'), { round: { rank: 2, index: 1 } })
    expect(decidedSeats(classOf(groupMatches, {}, [seated, eighth])).size).toBe(0)
  })

  test('names the teams in the matches of their class, and of no other', () => {
    const named = (teamId: string) =>
      withDecidedSeats([eighth, quarter], [classOf(groupMatches)], new Set([teamId]))
    expect(named('A')).toEqual([eighth, { ...quarter, home: team('A'), away: team('D') }])
    expect(named('of another class')).toEqual([eighth, quarter])
  })
})

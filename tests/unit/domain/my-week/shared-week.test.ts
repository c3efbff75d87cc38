import { describe, expect, it } from 'vitest'
import { sharedFavourites, sharedPart, sharedTeams } from '../../../../src/domain/my-week/shared-week.ts'
import { readSchedule } from '../../../../src/domain/schedule/read-schedule.ts'
import { serializeSchedule } from '../../../../src/domain/schedule/serialize-schedule.ts'
import { smallCup } from '../small-cup.ts'

describe('the address of a shared week', () => {
  it('holds the ids of teams, and comes back as it was', () => {
    expect(sharedPart(['1', '2', '3'])).toBe('teams=1,2,3')
    expect(sharedTeams('?day=2026-07-07&teams=1,2,3')).toEqual(['1', '2', '3'])
    const odd = ['a,b', 'å&=?', '100%', ' ']
    expect(sharedTeams(`?${sharedPart(odd)}`)).toEqual(odd)
  })

  it('shares nothing where it says nothing, and survives nonsense', () => {
    for (const query of ['', '?', '?teams=', '?teams=,,', '?myteams=1', '?teams=%E0%A4%A'])
      expect(sharedTeams(query), query).toEqual([])
    expect(sharedTeams('?teams=1,1,%zz,2')).toEqual(['1', '2'])
    expect(sharedTeams(`?teams=${Array.from({ length: 900 }, (_, at) => at).join(',')}`)).toHaveLength(40)
  })
})

describe('shared teams', () => {
  it('are those that the schedule knows, by its names', () => {
    const schedule = readSchedule(JSON.parse(JSON.stringify(serializeSchedule(smallCup(), 'cup'))))
    const { teams, fields } = sharedFavourites(['B', 'nobody', 'A'], schedule)
    expect(fields).toEqual([])
    expect(teams.map(({ teamId, name, year, categoryShort }) => [teamId, name, year, categoryShort])).toEqual(
      [
        ['B', 'Team B', 2026, 'B14'],
        ['A', 'Team A', 2026, 'B14'],
      ],
    )
  })
})

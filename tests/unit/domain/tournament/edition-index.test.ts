import { describe, expect, it } from 'vitest'
import { serializeSchedule } from '../../../../src/domain/schedule/serialize-schedule.ts'
import type { Edition } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { editionStatistics } from '../../../../src/domain/tournament/statistics.ts'
import { pageAddresses } from '../../../../src/kinds/page-addresses.ts'
import { category, clubTeam, finished, group } from '../builders.ts'

const inClass = (id: string, divisionId: string, match: ReturnType<typeof finished>) =>
  category({
    id,
    shortName: id,
    teams: [clubTeam('A', { categoryId: id, clubId: 'k' }), clubTeam(`B-${id}`, { categoryId: id })],
    divisions: [group({ id: divisionId, categoryId: id, teamIds: ['A', `B-${id}`], matches: [match] })],
  })

const edition: Edition = {
  id: '2026',
  year: 2026,
  tournamentId: 't',
  name: 'Test Cup',
  startsAt: null,
  endsAt: null,
  publication: { clubs: true, teams: true, lot: true, schedule: true },
  announcements: { en: [], sv: [] },
  streaming: { en: { info: null, access: null }, sv: { info: null, access: null } },
  revision: '1',
  statistics: { teams: 3, nations: 1, matches: 2 },
  featured: [],
  categories: [
    inClass('B14', 'G1', finished('A', 'B-B14', 9, 8, { id: 'm1', divisionId: 'G1' })),
    inClass('B16', 'G2', finished('A', 'B-B16', 7, 6, { id: 'm2', divisionId: 'G2', categoryId: 'B16' })),
  ],
  clubs: [{ id: 'k', name: 'Club', nationCode: 'SE' }],
  arenas: [],
  streams: [],
  sponsors: [],
}

describe('a team in two classes', () => {
  const index = indexEdition(edition)

  it('has the matches and the groups of both', () => {
    expect(index.matchesByTeam.get('A')?.map(({ id }) => id)).toEqual(['m1', 'm2'])
    expect(index.groupsOfTeam.get('A')?.map(({ id }) => id)).toEqual(['G1', 'G2'])
  })

  it('is one team: of its first class, its club and its nation', () => {
    expect(index.teams.get('A')?.categoryId).toBe('B14')
    expect(index.teamsByClub.get('k')).toHaveLength(1)
    expect(index.teamsByNation.get('se')).toHaveLength(3)
    expect(editionStatistics(edition).byNation).toEqual([{ key: 'se', teams: 3 }])
  })

  it('has one page, and one row of the schedule that the search reads, too', () => {
    const addresses = pageAddresses(index, null)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(serializeSchedule(index, 'cup').teams.map(([id]) => id)).toEqual(['A', 'B-B14', 'B-B16'])
  })
})

import { describe, expect, it } from 'vitest'
import { clubsOfYears } from '../../../../src/data/build/clubs-of-years.ts'
import { type EditionIndex, indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, clubTeam, edition, finished, group, live, team } from '../../domain/builders.ts'

const ROUNDS = { divisionId: 'A', round: { rank: 0, index: 1 } }
const year = (number: number, matches: Match[], playoff: Match[] = []) =>
  indexEdition(
    edition({
      year: number,
      categories: [
        category({
          teams: [
            clubTeam('X', { clubId: 'x' }),
            clubTeam('X2', { clubId: 'x' }),
            clubTeam('Y', { clubId: 'y' }),
          ],
          divisions: [
            group({ matches }),
            group({ id: 'A', kind: 'playoff', name: { en: 'A', sv: 'A-slutspel' }, matches: playoff }),
          ],
        }),
      ],
    }),
  )

const FINAL = finished('X', 'Y', 9, 7, ROUNDS)

describe('the years of a club', () => {
  const { years: clubYears } = clubsOfYears(
    [year(2026, [], [FINAL]), year(2025, [], [FINAL]), year(2024, [])],
    2026,
  )

  it('tell how far its teams came, in the language of the page', () => {
    expect(clubYears('x', 'sv')[1]).toMatchObject({
      year: 2025,
      teams: 2,
      address: '/2025/clubs/x/',
      best: [{ category: 'B14', playoff: 'A-slutspel', reached: { place: 1 }, address: '/2025/teams/_58/' }],
    })
    expect(clubYears('y', 'en')[1]?.best).toMatchObject([{ playoff: 'A', reached: { place: 2 } }])
    expect(clubYears('x', 'en')[2]?.best).toEqual([])
  })

  it('leave out of the latest what may still change', () => {
    expect(clubYears('x', 'en')[0]).toEqual({ year: 2026, teams: 2, address: '/2026/clubs/x/', best: [] })
  })
})

describe('a club in all editions', () => {
  const names = ['x', 'y'].map((id) => ({ id, name: `Club ${id}`, nationCode: id === 'x' ? 'SE' : 'NO' }))
  const withClubs = (index: EditionIndex) => indexEdition({ ...index.edition, clubs: names })
  const indexes = [
    year(2026, [finished('X', 'Y', 8, 9)], [FINAL]),
    year(2025, [finished('X', 'Y', 10, 9), finished('X', 'X2', 3, 1)], [FINAL]),
    year(2024, [finished('Y', 'X2', 10, 40)]),
  ].map(withClubs)
  const { history: clubHistory } = clubsOfYears(indexes, 2026)

  it('tells of the years before the latest alone, and of matches with itself nothing', () => {
    const { played, medals, opponents, best } = clubHistory('x', 2026, 'en')
    expect(played).toBe(3)
    expect(medals).toEqual([1, 0, 0])
    expect(best).toMatchObject([{ year: 2025, category: 'B14', reached: { place: 1 } }])
    expect(opponents).toMatchObject([
      { clubId: 'y', name: 'Club y', flag: 'no', lastYear: 2026, won: 3, tied: 0, lost: 0 },
    ])
  })

  it('has the balance that the other has, turned round', () => {
    expect(clubHistory('y', 2026, 'en').opponents).toMatchObject([{ clubId: 'x', won: 0, tied: 0, lost: 3 }])
  })

  it('makes no headline of a large score among children', () => {
    const [opponent] = clubHistory('x', 2026, 'en').opponents
    expect(opponent?.last.map(({ score, result }) => [score?.home ?? null, result])).toEqual([
      [10, 'won'],
      [9, 'won'],
      [null, 'won'],
    ])
  })
})

describe('the meetings of two clubs', () => {
  const meeting = (id: string, hour: number) =>
    finished('Y', 'X2', 9, 7, { id, time: { kind: 'instant', at: Date.UTC(2025, 6, 7, hour) } })
  const indexes = [
    year(2026, [finished('X', 'Y', 30, 0)]),
    year(2025, [
      meeting('M1', 8),
      meeting('M2', 9),
      finished('X', 'X2', 3, 1),
      live(team('X'), team('Y'), null),
    ]),
    year(
      2024,
      [1, 2, 3, 4].map((goals) => finished('X', 'Y', goals, 0)),
    ),
  ]
  const { meetings } = clubsOfYears(indexes, 2026)
  const B14 = category()

  it('are those of earlier years, whatever teams they sent, the last five first', () => {
    const found = meetings({ home: 'x', away: 'y' }, B14, 2026)
    expect(found?.all).toBe(6)
    expect(found?.last.map(({ year: of, matchId }) => `${of} ${matchId}`).slice(0, 2)).toEqual([
      '2025 M2',
      '2025 M1',
    ])
    expect(found?.last).toHaveLength(5)
    expect(found?.last[0]).toMatchObject({
      category: 'B14',
      home: 'Team Y',
      away: 'Team X2',
      score: { home: 9, away: 7 },
      winner: 'home',
    })
    expect(meetings({ home: 'y', away: 'x' }, B14, 2025)?.all).toBe(4)
  })

  it('are those in the class of the match; where there are none, those in others', () => {
    expect(meetings({ home: 'x', away: 'y' }, B14, 2026)?.areInOtherClasses).toBe(false)
    const girls = { ...B14, shortName: 'G16', gender: 'girls', age: 16 } as const
    expect(meetings({ home: 'x', away: 'y' }, girls, 2026)).toMatchObject({ all: 6, areInOtherClasses: true })
    const renamed = { ...B14, shortName: 'Boys 14' }
    expect(meetings({ home: 'x', away: 'y' }, renamed, 2026)?.areInOtherClasses).toBe(false)
  })

  it('are none of a club with itself, of a team without one, and where there were none', () => {
    expect(meetings({ home: 'x', away: 'x' }, B14, 2026)).toBeNull()
    expect(meetings({ home: 'x', away: null }, B14, 2026)).toBeNull()
    expect(meetings({ home: 'x', away: 'y' }, B14, 2024)).toBeNull()
  })
})

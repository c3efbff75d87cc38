import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clubClasses, clubYears, teamNumber } from '../../../../src/domain/tournament/club-lineage.ts'
import { featuredMatches, homeStrip } from '../../../../src/domain/tournament/featured.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { editionStatistics } from '../../../../src/domain/tournament/statistics.ts'
import { addRecords, teamRecord } from '../../../../src/domain/tournament/team-record.ts'
import {
  bye,
  byeMatch,
  category,
  clubTeam,
  finished,
  group,
  hidden,
  live,
  scheduled,
  team,
  unreported,
  walkover,
} from '../builders.ts'

const time = { kind: 'instant', at: Date.parse('2026-07-07T22:30:00Z') } as const

describe('a team record', () => {
  const matches: Match[] = [
    finished('A', 'B', 9, 8),
    finished('C', 'A', 9, 2),
    finished('A', 'D', 5, 5),
    finished('A', 'E', 5, 5, { winner: null, penalties: { home: 2, away: 3 }, decision: 'penalties' }),
    finished('A', 'F', 5, 5, { winner: 'home', decision: 'lots' }),
    walkover('A', 'G', null, 'home'),
    walkover('A', 'G', null, null),
    live(team('A'), team('H'), { home: 9, away: 0 }),
    unreported('A', 'I'),
    finished('B', 'C', 1, 0),
  ]

  it('counts what is over, with who went through', () => {
    expect(teamRecord(matches, 'A')).toEqual({
      played: 6,
      won: 3,
      tied: 1,
      lost: 2,
      goalsFor: 26,
      goalsAgainst: 32,
    })
    expect(teamRecord(matches, 'Z').played).toBe(0)
  })

  it('adds up', () => {
    const sum = ['A', 'B'].map((teamId) => teamRecord(matches, teamId)).reduce(addRecords)
    expect(sum).toEqual({ played: 8, won: 4, tied: 1, lost: 3, goalsFor: 35, goalsAgainst: 41 })
  })
})

describe('edition statistics', () => {
  const boys = category({
    teams: [
      clubTeam('A'),
      clubTeam('B'),
      clubTeam('C', { nationCode: 'NO' }),
      clubTeam('D', { nationCode: '--' }),
    ],
    divisions: [
      group({
        matches: [
          finished('A', 'B', 20, 19, { id: 'close', time }),
          finished('A', 'C', 30, 10, { id: 'wide', time: { kind: 'day', day: '2026-07-07' } }),
          finished('B', 'C', 8, 8, { id: 'drawn' }),
          finished('B', 'D', 5, 4, { id: 'low' }),
          walkover('C', 'D', { home: 10, away: 0 }, 'home', { time }),
          scheduled(team('A'), team('D')),
          byeMatch(team('A'), bye, { time }),
        ],
      }),
    ],
  })
  const mini = category({
    id: 'B8',
    resultsHidden: true,
    teams: [clubTeam('E', { nationCode: 'no' })],
    divisions: [group({ matches: [hidden('E', 'F', 'finished', { time })] })],
  })
  const statistics = editionStatistics({ categories: [boys, mini] }, 2)

  it('counts goals of finished matches, walkovers apart', () => {
    expect(statistics).toMatchObject({
      matches: 4,
      goals: 104,
      average: 26,
      oneGoal: 2,
      drawn: 1,
      walkovers: 1,
    })
    expect(statistics.byCategory).toEqual([
      { categoryId: 'B14', matches: 4, goals: 104, average: 26, oneGoal: 2, drawn: 1 },
      { categoryId: 'B8', matches: 0, goals: 0, average: null, oneGoal: 0, drawn: 0 },
    ])
  })

  it('counts by class what the edition counts, whatever the matches', () => {
    const goals = fc.tuple(fc.nat(40), fc.nat(40))
    fc.assert(
      fc.property(fc.array(fc.array(goals, { maxLength: 20 }), { maxLength: 6 }), (classes) => {
        const categories = classes.map((matches, at) =>
          category({
            id: `B${at}`,
            divisions: [group({ matches: matches.map(([home, away]) => finished('A', 'B', home, away)) })],
          }),
        )
        const whole = editionStatistics({ categories })
        for (const figure of ['matches', 'goals', 'oneGoal', 'drawn'] as const)
          expect(whole.byCategory.reduce((sum, own) => sum + own[figure], 0)).toBe(whole[figure])
      }),
    )
  })

  it('counts by the hour in Stockholm, with the hours between, and by field', () => {
    const at = (text: string) => ({ kind: 'instant', at: Date.parse(text) }) as const
    const matches = [
      finished('A', 'B', 3, 2, { time: at('2026-07-07T08:35:00+02:00'), fieldId: 'f' }),
      scheduled(team('A'), team('B'), { time: at('2026-07-08T08:00:00+02:00'), fieldId: 'f' }),
      finished('A', 'B', 1, 1, { time: at('2026-07-07T10:05:00+02:00'), fieldId: 'e' }),
      finished('A', 'B', 1, 1, { time: { kind: 'day', day: '2026-07-07' } }),
    ]
    const counted = editionStatistics({ categories: [category({ divisions: [group({ matches })] })] })
    expect(counted.byHour).toEqual([
      { hour: 8, matches: 2 },
      { hour: 9, matches: 0 },
      { hour: 10, matches: 1 },
    ])
    expect(counted.byField).toEqual([
      { fieldId: 'f', planned: 2, matches: 1, goals: 5, average: 5 },
      { fieldId: 'e', planned: 1, matches: 1, goals: 2, average: 2 },
    ])
    expect(editionStatistics({ categories: [] }).byHour).toEqual([])
  })

  it('counts days in Stockholm and nations by teams', () => {
    expect(statistics.byDay).toEqual([
      { day: '2026-07-07', matches: 1 },
      { day: '2026-07-08', matches: 3 },
    ])
    expect(statistics.byNation).toEqual([
      { key: 'no', teams: 2 },
      { key: 'se', teams: 2 },
    ])
  })

  it('names the closest, the widest and the highest', () => {
    const ids = [statistics.closest, statistics.widest, statistics.highest].map((list) =>
      list.map(({ id }) => id),
    )
    expect(ids).toEqual([
      ['close', 'low'],
      ['wide', 'close'],
      ['wide', 'close'],
    ])
  })
})

describe('a club', () => {
  const of = (id: string, name: string, clubId: string | null, categoryId = 'B14') =>
    clubTeam(id, { name, clubId, categoryId })
  const edition = {
    year: 2026,
    categories: [
      category({
        teams: [
          of('3', 'IK Example 10', 'k'),
          of('1', 'IK Example', 'k'),
          of('2', 'IK Example 4', 'k'),
          of('9', 'IK Example 4', null),
        ],
      }),
      category({ id: 'G12', teams: [of('4', 'IK Example', 'other', 'G12')] }),
      category({ id: 'G14', teams: [of('5', 'IK Example Röd', 'k', 'G14')] }),
    ],
  }

  it('has its teams class by class, by number, and none by its name alone', () => {
    expect(
      clubClasses(edition, 'k').map(({ categoryId, teams }) => [categoryId, ...teams.map(({ id }) => id)]),
    ).toEqual([
      ['B14', '1', '2', '3'],
      ['G14', '5'],
    ])
  })

  it('has a history', () => {
    const past = { year: 2019, categories: [] }
    expect(clubYears([past, { ...edition, year: 2025 }, edition], 'k')).toEqual([
      { year: 2026, teams: 4 },
      { year: 2025, teams: 4 },
    ])
  })

  it.each([
    ['IK Example', 1],
    ['IK Example 4', 4],
    ['IK Example 10 ', 10],
    ['HK 1968', 1],
  ])('%s is team %i', (name, number) => {
    expect(teamNumber(name)).toBe(number)
  })
})

describe('featured matches', () => {
  const matches = Array.from({ length: 20 }, (_, at) => finished('A', 'B', at, 0, { id: `m${at}` }))
  const edition = {
    publication: { clubs: true, teams: true, lot: true, schedule: true },
    featured: ['gone', 'm3', 'm1', 'm3', ...matches.map(({ id }) => id)],
    categories: [category({ divisions: [group({ matches })] })],
  }

  it('are fifteen at most, in the order of the service, each once', () => {
    const ids = featuredMatches(edition).map(({ id }) => id)
    expect(ids).toHaveLength(15)
    expect(ids.slice(0, 4)).toEqual(['m3', 'm1', 'm0', 'm2'])
  })

  it('are what is played first, then what is to come', () => {
    const list = [
      matches[0] as Match,
      scheduled(team('A'), team('B'), { id: 'next' }),
      live(team('A'), team('B'), null, { id: 'now' }),
    ]
    const strip = featuredMatches({
      ...edition,
      featured: list.map(({ id }) => id),
      categories: [category({ divisions: [group({ matches: list })] })],
    })
    expect(strip.map(({ id }) => id)).toEqual(['now', 'next', 'm0'])
  })

  it('are the strip of the home page', () => {
    expect(homeStrip(edition, true)).toEqual({ kind: 'featured', matches: featuredMatches(edition) })
  })

  const at = (minute: number) => ({ time: { kind: 'instant', at: minute * 60_000 } as const })
  const played = Array.from({ length: 20 }, (_, n) => finished('A', 'B', n, 0, { id: `p${n}`, ...at(n) }))
  const coming = Array.from({ length: 20 }, (_, n) =>
    scheduled(team('A'), team('B'), { id: `n${n}`, ...at(90 - n) }),
  )
  const unfeatured = (...list: Match[]) => ({
    ...edition,
    featured: [],
    categories: [category({ divisions: [group({ matches: list })] })],
  })
  const ids = (strip: ReturnType<typeof homeStrip>) => strip?.matches.map(({ id }) => id)

  it('where the cup has none, are what is live and next, fifteen at most', () => {
    const now = live(team('A'), team('B'), null, { id: 'now', ...at(25) })
    const strip = homeStrip(unfeatured(...coming, now, ...played), true)
    expect(strip?.kind).toBe('next')
    expect(strip?.matches).toHaveLength(15)
    expect(ids(strip)?.slice(0, 3)).toEqual(['now', 'n19', 'n18'])
  })

  it('where nothing is to come, are what ended last', () => {
    const strip = homeStrip(unfeatured(...played), true)
    expect(strip?.kind).toBe('latest')
    expect(strip?.matches).toHaveLength(15)
    expect(ids(strip)?.slice(0, 2)).toEqual(['p19', 'p18'])
    expect(ids(homeStrip(unfeatured(...coming, ...played), false))?.[0]).toBe('p19')
  })

  it('are none without matches, or before the schedule is published', () => {
    expect(homeStrip(unfeatured(), true)).toBeNull()
    const unpublished = { ...edition.publication, schedule: false }
    expect(homeStrip({ ...unfeatured(...played), publication: unpublished }, true)).toBeNull()
  })

  it('wait for the schedule', () => {
    expect(featuredMatches({ ...edition, publication: { ...edition.publication, schedule: false } })).toEqual(
      [],
    )
  })
})

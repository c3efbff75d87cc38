import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Category, Edition } from '../../../src/domain/tournament/edition.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import { at, cup, edition2026 } from '../../backend/results/cup-builder.ts'
import { startRealService } from './real-service.ts'

const HIDDEN = {
  id: 'b9',
  name: { en: 'Boys 9', sv: 'Pojkar 9' },
  shortName: 'B9',
  gender: 'boys',
  hideMatchResults: true,
  teams: [
    { id: 'm1', name: 'Mini 1' },
    { id: 'm2', name: 'Mini 2' },
  ],
  stages: [
    {
      id: 'mini',
      name: 'Mini',
      type: 'league',
      divisions: [
        {
          id: 'm',
          name: 'Mini',
          teams: ['m1', 'm2'],
          leadsNowhere: true,
          matches: [
            {
              id: 'h1',
              home: { team: 'm1' },
              away: { team: 'm2' },
              state: 'finished',
              score: { home: 5, away: 1 },
            },
          ],
        },
      ],
    },
  ],
}

describe('the archive read from the bundled results service', () => {
  let service: Awaited<ReturnType<typeof startRealService>>
  let edition: Edition
  let boys: Category

  beforeAll(async () => {
    service = await startRealService()
    const [category] = edition2026().categories as object[]
    await service.store(
      cup(
        edition2026({ categories: [category, HIDDEN] }),
        { year: 2027, published: { clubs: false, teams: false, lot: false, schedule: false } },
        { ...edition2026(), year: 2025 },
      ),
    )
    edition = await (await service.open()).edition(2026)
    const found = edition.categories.find(({ id }) => id === 'b14')
    if (!found) throw new Error('the class b14 is missing')
    boys = found
  })
  afterAll(() => service.stop())
  beforeEach(() => {
    service.asked.length = 0
  })

  const match = (id: string): Match | undefined =>
    edition.categories
      .flatMap((one) => one.divisions.flatMap(({ matches }) => matches))
      .find((one) => one.id === id)

  it('lists the editions newest first, and the latest year by the flags', async () => {
    const archive = await service.open()
    expect(archive.cup).toEqual({ id: 'test-cup', name: 'Test Cup', sport: 'handball' })
    expect(archive.editions.map(({ year }) => year)).toEqual([2027, 2026, 2025])
    expect(archive.latestYear).toBe(2026)
    expect(service.asked).toEqual(['Cups', 'Cups'])
    expect((await service.open({ sport: 'football' })).cup.sport).toBe('football')
  })

  it('gives announcements and streaming words in both languages', () => {
    expect(edition.announcements.en).toEqual([
      { text: 'Welcome', button: { link: 'https://example.org/', text: 'More' } },
    ])
    expect(edition.announcements.sv[0]?.text).toBe('Välkommen')
    expect(edition.streaming).toEqual({
      en: { info: 'Every court', access: 'With a pass' },
      sv: { info: 'Varje plan', access: 'With a pass' },
    })
    expect(boys.name).toEqual({ en: 'Boys 14', sv: 'Pojkar 14' })
    expect(boys.divisions[0]?.name).toEqual({ en: 'Group 1', sv: 'Grupp 1' })
  })

  it('gives the edition as it was stored', () => {
    expect(edition.name).toBe('Test Cup 2026')
    expect(edition.startsAt).toBe(Date.parse('2026-07-06T08:00:00+02:00'))
    expect(edition.publication).toEqual({ clubs: true, teams: true, lot: true, schedule: true })
    expect(edition.featured).toEqual(['g3', 'g1'])
    expect(edition.arenas[0]).toMatchObject({
      area: 'Centrum',
      coordinates: { latitude: 57.7, longitude: 11.97 },
      fields: [
        { id: 'f5', arenaId: 'heden', aliases: [{ name: 'Heden 5 - Example AB', day: '2026-07-07' }] },
        { id: 'f6', aliases: [] },
      ],
    })
    expect(edition.clubs).toHaveLength(2)
    expect(edition.streams[0]).toMatchObject({ id: 's1', url: 'https://video.example.org/1', fieldId: 'f5' })
    expect(edition.sponsors[0]).toMatchObject({ placement: 'home', url: 'https://example.org/' })
    expect(boys).toMatchObject({
      shortName: 'B14',
      gender: 'boys',
      age: 14,
      matchMinutes: 35,
      ranking: {
        points: { won: 2, tied: 1, lost: 0 },
        chain: ['head-to-head-points', 'goal-difference', 'lots'],
      },
    })
    expect(boys.stages.map(({ id, kind, divisionIds }) => [id, kind, divisionIds])).toEqual([
      ['groups', 'group', ['g']],
      ['playoff', 'playoff', ['pa']],
    ])
    expect(boys.teams.map(({ nationCode, clubId }) => [nationCode, clubId])).toEqual([
      ['SE', 'k1'],
      ['se', 'k1'],
      ['it', 'k2'],
      ['--', null],
    ])
    expect(boys.divisions[0]).toMatchObject({
      teamIds: ['a', 'b', 'c', 'd'],
      qualification: [{ fromRank: 1, toRank: 2, divisionId: 'pa' }],
    })
    expect(boys.divisions[0]?.published[0]).toMatchObject({ teamName: expect.any(String), rank: 1 })
  })

  it('tells a group that leads nowhere from one of which nobody said where it leads', () => {
    const mini = edition.categories.find(({ id }) => id === 'b9')
    expect(mini?.divisions[0]?.qualification).toEqual([])
    expect(boys.divisions.find(({ id }) => id === 'pa')?.qualification).toBeNull()
  })

  it('gives every kind of match', () => {
    expect(match('g1')).toMatchObject({
      kind: 'finished',
      number: '1',
      score: { home: 12, away: 7 },
      halfTime: { home: 6, away: 3 },
      winner: 'home',
      decision: 'regular-time',
      time: { kind: 'instant', at: Date.parse(at('08:00')) },
      fieldId: 'f5',
      locationName: 'Heden 5 - Example AB',
      streamId: 's1',
      movedFrom: { at: Date.parse(at('07:25')), locationName: 'Heden 6' },
    })
    expect(match('g2')).toMatchObject({ kind: 'walkover', score: { home: 10, away: 0 }, winner: 'home' })
    expect(match('g3')).toMatchObject({ kind: 'live', score: { home: 3, away: 4 } })
    expect(match('g4')).toMatchObject({ kind: 'scheduled', time: { kind: 'day', day: '2026-07-08' } })
    expect(match('g4')).not.toHaveProperty('score')
    expect(match('p1')).toMatchObject({
      kind: 'finished',
      penalties: { home: 3, away: 4 },
      decision: 'penalties',
      winner: 'away',
      round: { name: 'Semifinal', rank: 1, index: 1 },
    })
    expect(match('p2')).toMatchObject({ kind: 'bye', winner: 'home', away: { kind: 'bye' } })
    expect(match('p3')).toMatchObject({
      kind: 'scheduled',
      home: { kind: 'placeholder', label: 'Winner of 1/2 #1' },
      away: { kind: 'team', teamId: 'b', name: 'IK Example 2' },
    })
    expect(match('h1')).toMatchObject({ kind: 'hidden', phase: 'finished' })
    expect(match('h1')).not.toHaveProperty('score')
  })

  it('finds nothing odd in clean data', async () => {
    const archive = await service.open()
    await archive.edition(2026)
    await archive.edition(2027)
    expect(archive.problems).toEqual([])
  })

  it('asks an edition once, and of every archive that is opened', async () => {
    const archive = await service.open()
    expect(await archive.edition(2025)).toBe(await archive.edition(2025))
    expect(service.asked.slice(0, 4)).toEqual(['Cups', 'Cups', 'Tournament', 'Category'])

    service.asked.length = 0
    await service.store(cup({ ...edition2026(), year: 2025, name: 'Renamed' }))
    const after = await (await service.open()).edition(2025)
    expect(after.name).toBe('Renamed')
    expect(service.asked.slice(0, 4)).toEqual(['Cups', 'Cups', 'Tournament', 'Category'])
  })

  it('names a cup that the service does not have', async () => {
    await expect(service.open({ cupId: 'other-cup' })).rejects.toThrow(/has no cup "other-cup".*Set CUP_ID/)
  })
})

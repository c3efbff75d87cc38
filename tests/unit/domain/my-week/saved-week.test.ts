import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSavedWeek, savedWeekText } from '../../../../src/data/browser/parse-saved-week.ts'
import { cupClockAfter, ownerOf, type SavedWeek } from '../../../../src/domain/my-week/saved-week.ts'
import { ownSchedule, weekSchedule, withMatches } from '../../../../src/domain/my-week/week-schedule.ts'
import type { Schedule } from '../../../../src/domain/schedule/schedule.ts'
import { finished, hidden, live, placeholder, scheduled, team, unreported, walkover } from '../builders.ts'
import { at, followed } from './week.ts'

const time = { kind: 'instant', at: at('07 13:55') } as const
const matches = [
  finished('A', 'B', 20, 20, {
    id: '1',
    time,
    fieldId: 'h7',
    penalties: { home: 3, away: 4 },
    decision: 'penalties',
    winner: 'away',
  }),
  live(
    team('B'),
    team('A'),
    { home: 3, away: 9 },
    { id: '2', time, fieldId: 'k1', round: { rank: 0, index: 2 } },
  ),
  walkover('A', 'B', { home: 10, away: 0 }, 'home', { id: '3' }),
  unreported('A', 'B', { id: '4' }),
  hidden('A', 'B', 'live', { id: '5' }),
  {
    ...scheduled(team('A'), placeholder('Winner of 1/8 #3'), { id: '6', time, fieldId: 'h7', number: '12' }),
    locationName: 'Heden 7 - Example AB',
    movedFrom: { at: at('07 13:20'), locationName: 'Heden 9' },
  },
  scheduled(team('C'), team('D'), { id: 'other', time, fieldId: 'x1', divisionId: 'G9', categoryId: 'G16' }),
]
const byId = <T extends { readonly id: string }>(...list: T[]) => new Map(list.map((item) => [item.id, item]))
const someTeam = (id: string, categoryId = 'B14') =>
  ({
    id,
    name: `Team ${id}`,
    categoryId,
    clubId: id === 'A' ? 'Club' : null,
    nationCode: id === 'D' ? null : 'SE',
  }) as const
const someCategory = (id: string, matchMinutes: number | null) =>
  ({
    id,
    shortName: id,
    name: { en: `Class ${id}`, sv: `Klass ${id}` },
    gender: 'boys',
    age: 14,
    resultsHidden: false,
    tablesHidden: false,
    matchMinutes,
  }) as const
const field = (id: string, arenaId: string) => ({ id, arenaId, name: `Field ${id}`, aliases: [] })
const schedule: Schedule = {
  year: 2026,
  revision: 'epoch.7',
  cupId: 'cup',
  tournamentId: 't26',
  categories: byId(someCategory('B14', 45), someCategory('G16', null)),
  teams: byId(someTeam('A'), someTeam('B'), someTeam('C', 'G16'), someTeam('D', 'G16')),
  divisions: byId(
    { id: 'G1', categoryId: 'B14', kind: 'group', name: { en: 'Group 1', sv: 'Grupp 1' } } as const,
    { id: 'G9', categoryId: 'G16', kind: 'playoff', name: { en: 'A', sv: 'A' } } as const,
  ),
  arenas: byId(
    {
      id: 'heden',
      name: 'Heden',
      area: null,
      coordinates: { latitude: 57.7, longitude: 11.9 },
      fields: [field('h7', 'heden')],
    },
    { id: 'kviberg', name: 'Kviberg', area: 'East', coordinates: null, fields: [field('k1', 'kviberg')] },
    { id: 'x', name: 'X', area: null, coordinates: null, fields: [field('x1', 'x')] },
  ),
  fields: byId(field('h7', 'heden'), field('k1', 'kviberg'), field('x1', 'x')),
  streams: new Map(),
  nations: new Map([['SE', { key: 'se', flag: 'se', names: { en: 'Sweden', sv: 'Sverige' }, known: true }]]),
  matches: byId(
    ...matches.map((match) =>
      match.locationName ? match : { ...match, locationName: match.fieldId && `Field ${match.fieldId}` },
    ),
  ),
}
const own = ownSchedule(schedule, followed('A'))
const week: SavedWeek = {
  year: 2026,
  owner: '17',
  favourites: {
    teams: [
      {
        id: 1,
        teamId: 'A',
        year: 2026,
        name: 'Team A',
        nation: 'Sweden',
        nationCode: 'SE',
        category: 'Boys 14',
        categoryShort: 'B14',
      },
    ],
    fields: [{ id: 2, fieldId: 'h7', year: 2026, name: 'Field h7', arenaId: 'heden' }],
  },
  schedule: own,
  savedAt: at('07 14:10'),
  clock: { cup: at('07 14:10'), device: 1_000, speed: 4 },
}

describe('what concerns the favourites', () => {
  it('is their matches and all that these name, and nothing else', () => {
    expect([...own.matches.keys()]).toEqual(['1', '2', '3', '4', '5', '6'])
    expect([...own.teams.keys()]).toEqual(['A', 'B'])
    expect([...own.fields.keys()]).toEqual(['h7', 'k1'])
    expect([...own.arenas.keys()]).toEqual(['heden', 'kviberg'])
    expect([...own.divisions.keys(), ...own.categories.keys()]).toEqual(['G1', 'B14'])
  })

  it('keeps a favourite that has no match, and a field nobody of one’s own plays on', () => {
    const bare = ownSchedule(withMatches(schedule, []), followed('A', 'k1'))
    expect([...bare.teams.keys(), ...bare.fields.keys(), ...bare.categories.keys()]).toEqual([
      'A',
      'k1',
      'B14',
    ])
    expect([...ownSchedule(schedule, followed('', 'x1')).matches.keys()]).toEqual(['other'])
  })

  it('tells where a match is and how long it takes', () => {
    const { placeOf, minutesOf } = weekSchedule(schedule)
    const [moved, other] = [schedule.matches.get('6'), schedule.matches.get('other')]
    expect(moved && placeOf(moved)).toMatchObject({
      fieldId: 'h7',
      fieldName: 'Heden 7 - Example AB',
      arenaName: 'Heden',
    })
    const named = (locationName: string | null) => moved && placeOf({ ...moved, locationName })?.fieldName
    expect(['Field h7 - Example AB', 'Field h7', 'Field h71', null].map(named)).toEqual([
      'Field h7',
      'Field h7',
      'Field h71',
      'Field h7',
    ])
    expect([moved && minutesOf(moved), other && minutesOf(other)]).toEqual([45, 35])
  })
})

describe('a week that was kept', () => {
  it('comes back as it was', () => {
    const back = parseSavedWeek(savedWeekText(week))
    expect({ ...back, schedule: null }).toEqual({ ...week, schedule: null })
    expect([...(back?.schedule.matches.values() ?? [])]).toEqual([...own.matches.values()])
    expect(back?.schedule.teams).toEqual(own.teams)
    expect(back?.schedule.arenas).toEqual(own.arenas)
    expect(back?.schedule.nations).toEqual(own.nations)
    expect(back?.schedule.categories).toEqual(own.categories)
  })

  it('is nothing where the browser holds something else', () => {
    const text = savedWeekText(week)
    const value = JSON.parse(text)
    const other = [
      '',
      'null',
      '[]',
      '{}',
      text.slice(0, -20),
      JSON.stringify({ ...value, format: 2 }),
      JSON.stringify({ ...value, savedAt: 'now' }),
      JSON.stringify({ ...value, favourites: { teams: [null], fields: [] } }),
      JSON.stringify({ ...value, schedule: { ...value.schedule, format: 99 } }),
      JSON.stringify({ ...value, schedule: null }),
    ]
    for (const broken of other) expect(parseSavedWeek(broken), broken.slice(0, 60)).toBeNull()
  })

  it('never throws, whatever is changed in it', () => {
    const text = savedWeekText(week)
    fc.assert(
      fc.property(fc.nat({ max: text.length }), fc.nat({ max: 30 }), fc.string(), (start, length, put) => {
        const back = parseSavedWeek(text.slice(0, start) + put + text.slice(start + length))
        expect(back === null || back.schedule.matches instanceof Map).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('knows whose it is without the secret', () => {
    expect(ownerOf('17|secret')).toBe('17')
    expect(ownerOf('secret')).toBe('')
  })

  it('goes on with the cup’s clock by the time that has passed, whatever the device thinks it is', () => {
    const clock = { cup: at('07 09:00'), device: 5_000_000, speed: 1 }
    expect(cupClockAfter(clock, 5_000_000 + 60_000)).toBe(at('07 09:01'))
    expect(cupClockAfter({ ...clock, speed: 60 }, 5_000_000 + 60_000)).toBe(at('07 10:00'))
    expect(cupClockAfter(clock, 4_999_999)).toBeNull()
    expect(cupClockAfter(clock, 5_000_000 + 37 * 3_600_000)).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { published } from '../../../../src/domain/publication/published.ts'
import { readSchedule } from '../../../../src/domain/schedule/read-schedule.ts'
import { parseSchedule, STATES } from '../../../../src/domain/schedule/schedule-file.ts'
import { serializeSchedule } from '../../../../src/domain/schedule/serialize-schedule.ts'
import type { Edition } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import {
  byeMatch,
  calledOff,
  category,
  clubTeam,
  finished,
  group,
  hidden,
  live,
  placeholder,
  scheduled,
  team,
  unreported,
  walkover,
} from '../builders.ts'

const at = (time: string) => ({ kind: 'instant', at: Date.parse(time) }) as const
const matches = [
  scheduled(team('A'), placeholder('Winner of 1/8 #3'), { time: { kind: 'day', day: '2026-07-09' } }),
  live(team('A'), team('B'), { home: 12, away: 9 }, { time: at('2026-07-09T10:00:30Z'), fieldId: 'h7' }),
  live(team('A'), team('B'), null, { number: '12' }),
  finished('A', 'B', 20, 20, {
    penalties: { home: 3, away: 4 },
    decision: 'penalties',
    winner: 'away',
    halfTime: { home: 9, away: 11 },
  }),
  finished('A', 'B', 14, 21, { round: { name: 'Final', rank: 0, index: 1 } }),
  finished('B', 'A', 21, 20, { winner: 'away' }),
  walkover('A', 'B', { home: 10, away: 0 }, 'home'),
  walkover('A', 'B', null, 'away'),
  unreported('A', 'B'),
  { ...walkover('A', 'B', null, null), id: 'both', bothLose: true } as Match,
  {
    ...walkover('A', 'B', { home: 10, away: 0 }, 'home', { id: 'jury' }),
    stood: { home: 12, away: 14 },
    reason: { en: 'age', sv: 'ålder' },
  } as Match,
  calledOff(team('A'), team('B'), 'cancelled', { reason: { en: 'lightning', sv: 'åska' } }),
  calledOff(team('A'), placeholder('1:an i Grupp 4'), 'postponed'),
  calledOff(team('A'), team('B'), 'abandoned', { stood: { home: 8, away: 6 } }),
  calledOff(team('A'), team('B'), 'annulled', { id: 'void', stood: { home: 8, away: 6 } }),
  finished('A', 'B', 9, 6, { replays: 'void' }),
  { ...finished('A', 'B', 9, 6), abandoned: { reason: { en: 'dark', sv: 'mörkt' } } },
  { ...finished('A', 'B', 9, 6), abandoned: { reason: null } },
  hidden('A', 'B', 'finished'),
  hidden('A', 'B', 'live'),
  hidden('A', 'B', 'scheduled'),
  byeMatch(team('A'), team('B')),
]
const ALL = { clubs: true, teams: true, lot: true, schedule: true }
const edition = (publication: Partial<typeof ALL> = {}) =>
  indexEdition(
    published({
      year: 2026,
      revision: 'epoch.7',
      tournamentId: 't26',
      featured: [],
      statistics: { teams: 0, nations: 0, matches: 0 },
      publication: { ...ALL, ...publication },
      categories: [
        category({
          teams: [clubTeam('A', { clubId: 'c1' }), clubTeam('B', { nationCode: '--' })],
          divisions: [group({ matches })],
        }),
      ],
      clubs: [{ id: 'c1', name: 'Club', nationCode: 'SE' }],
      arenas: [
        {
          id: 'heden',
          name: 'Heden',
          area: null,
          coordinates: { latitude: 57.7, longitude: 11.9 },
          fields: [{ id: 'h7', arenaId: 'heden', name: 'Heden 7', aliases: [] }],
        },
      ],
      streams: [{ id: 's1', name: 'Heden 7', url: null, provider: null, fieldId: 'h7', requiresPass: true }],
    } as unknown as Edition),
  )

const sent = (publication?: Partial<typeof ALL>) =>
  JSON.parse(JSON.stringify(serializeSchedule(edition(publication), 'cup')))
function received(value: unknown) {
  const file = parseSchedule(value)
  if (!file) throw new Error('no schedule')
  return readSchedule(file)
}

describe('a schedule that travelled', () => {
  test('holds every match in each of its states as it was; a bye is none', () => {
    expect([...received(sent()).matches.values()]).toEqual(matches.slice(0, -1))
  })

  test('knows what the feed is asked by, and from which revision', () => {
    expect(received(sent())).toMatchObject({
      year: 2026,
      revision: 'epoch.7',
      cupId: 'cup',
      tournamentId: 't26',
    })
  })

  test('names nations in both languages, and none for a placeholder', () => {
    const { nations, teams } = received(sent())
    expect(nations.get(teams.get('A')?.nationCode ?? '')).toEqual({
      key: 'se',
      flag: 'se',
      names: { en: 'Sweden', sv: 'Sverige' },
      known: true,
    })
    expect(teams.get('B')?.nationCode).toBeNull()
  })
})

describe('what is not published does not travel', () => {
  test('matches and streams wait for the schedule', () => {
    const { matches: none, divisions, teams, streams } = received(sent({ schedule: false }))
    expect([none.size, streams.size, divisions.size, teams.size]).toEqual([0, 0, 1, 2])
  })

  test('groups wait for the lot, clubs for theirs', () => {
    const { divisions, teams } = received(sent({ schedule: false, lot: false, clubs: false }))
    expect(divisions.size).toBe(0)
    expect(teams.get('A')?.clubId).toBeNull()
  })

  test('matches wait for the lot, too: they name their group', () => {
    const { matches: none, divisions } = received(sent({ lot: false }))
    expect([none.size, divisions.size]).toEqual([0, 0])
  })

  test('no team travels before the teams', () => {
    expect(received(sent({ teams: false })).teams.size).toBe(0)
  })

  test('nothing at all before anything', () => {
    const text = JSON.stringify(sent({ clubs: true, teams: false, lot: false, schedule: false }))
    expect(text).not.toMatch(/Team A|Boys/)
    expect(received(JSON.parse(text)).matches.size).toBe(0)
  })

  test('a class that publishes no results sends no goals', () => {
    const { matches: columns } = sent()
    const hiddenRows = columns.states.flatMap((state: number, row: number) =>
      STATES[state]?.startsWith('hidden') ? [row] : [],
    )
    expect(hiddenRows).toHaveLength(3)
    for (const row of hiddenRows) expect([columns.homeGoals[row], columns.awayGoals[row]]).toEqual([-1, -1])
  })
})

describe('what is no schedule', () => {
  test.each([
    ['null', null],
    ['a list', []],
    ['another format', { ...sent(), format: 99 }],
    ['a missing list', { ...sent(), teams: undefined }],
    ['a wrong type', { ...sent(), teams: [[1, 2, 3, 4, 5]] }],
    ['a column too short', { ...sent(), matches: { ...sent().matches, states: [] } }],
    ['a time that is no number', { ...sent(), base: 'x' }],
  ])('%s is refused', (_, value) => {
    expect(parseSchedule(value)).toBeNull()
  })

  test('positions that point nowhere, and states nobody knows, break nothing', () => {
    const file = sent()
    const far = (column: unknown[]) => column.map(() => 999)
    const { matches: columns } = file
    const odd = {
      ...file,
      matches: {
        ...columns,
        divisions: far(columns.divisions),
        homes: far(columns.homes),
        rounds: far(columns.rounds),
        fields: far(columns.fields),
        places: far(columns.places),
        states: far(columns.states),
      },
      endings: [[999, null, 'coin', null]],
    }
    const [first] = received(odd).matches.values()
    expect(first).toMatchObject({ kind: 'scheduled', home: { kind: 'placeholder' }, fieldId: null })
  })

  test('more columns than known are accepted', () => {
    const file = sent()
    const newer = { ...file, teams: file.teams.map((row: unknown[]) => [...row, 'more']), extra: 1 }
    expect(received(newer).teams.size).toBe(2)
  })
})

import { expect, it } from 'vitest'
import { nowExample } from '../../../../src/components/open-data/now-example.ts'
import { nowAddress, nowFile, routeOfNow } from '../../../../src/domain/open-data/now-file.ts'
import type { Category } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import {
  category,
  clubTeam,
  edition,
  finished,
  group,
  hidden,
  live,
  placeholder,
  scheduled,
  team,
  walkover,
} from '../builders.ts'

learnMessages('en', english)
learnMessages('sv', swedish)

const at = (time: string) => ({ kind: 'instant' as const, at: Date.parse(`2026-07-07T${time}:00+02:00`) })
const CUP = { id: 'cup', name: 'Cup', sport: 'handball' }

interface FileMatch {
  readonly id: string
  readonly state: string
  readonly [field: string]: unknown
}
type NowFile = Record<'last' | 'live' | 'next', FileMatch | null> & { readonly [field: string]: unknown }

function now(matches: readonly Match[], more: Partial<Category> = {}): NowFile {
  const teams = ['A', 'B', 'C'].map((id) => clubTeam(id, { clubId: 'c1' }))
  const fields = [{ id: 'F1', arenaId: 'heden', name: 'Heden 1', aliases: [] }]
  const index = indexEdition(
    edition({
      categories: [category({ teams, divisions: [group({ teamIds: ['A', 'B', 'C'], matches })], ...more })],
      clubs: [{ id: 'c1', name: 'Club', nationCode: 'SE' }],
      arenas: [
        {
          id: 'heden',
          name: 'Heden',
          area: null,
          coordinates: { latitude: 57.7, longitude: 11.98 },
          fields,
        },
      ],
    }),
  )
  const own = index.teams.get('A')
  if (!own) throw new Error('There is no team A.')
  return JSON.parse(JSON.stringify(nowFile(index, CUP, own, 'https://cup.example')))
}

const idsOf = ({ last, live: on, next }: NowFile) => [last?.id, on?.id, next?.id]

const FIRST = { id: 'M1', number: '1', time: at('09:00'), fieldId: 'F1' }
const THIRD = scheduled(placeholder('Winner of 1/8 #3'), team('A'), { id: 'M3', time: at('11:00') })

it('before the cup there is a match to come, with its time and zone, field and addresses', () => {
  const file = now([THIRD, scheduled(team('A'), team('B'), FIRST)])
  expect(idsOf(file)).toEqual([undefined, undefined, 'M1'])
  expect(file.next).toMatchObject({
    state: 'scheduled',
    startsAt: '2026-07-07T09:00:00+02:00',
    day: '2026-07-07',
    field: 'Heden 1',
    arena: { name: 'Heden', latitude: 57.7 },
    home: { team: 'A', name: 'Team A' },
    score: null,
    winner: null,
    page: {
      en: 'https://cup.example/2026/matches/_4d1/',
      sv: 'https://cup.example/sv/2026/matches/_4d1/',
    },
  })
})

it('during the cup there are the last, the live and the next', () => {
  const score = { home: 3, away: 4 }
  const file = now([
    THIRD,
    live(team('B'), team('A'), score, { id: 'M2', time: at('10:00') }),
    finished('A', 'B', 12, 9, { ...FIRST, halfTime: { home: 6, away: 5 } }),
  ])
  expect(idsOf(file)).toEqual(['M1', 'M2', 'M3'])
  expect(file.last).toMatchObject({
    score: { home: 12, away: 9 },
    halfTime: { home: 6, away: 5 },
    winner: 'home',
  })
  expect(file.live).toMatchObject({ state: 'live', score, winner: null })
  expect(file.next).toMatchObject({ home: { team: null, name: 'Winner of 1/8 #3' } })
})

it('after the cup only the last is there, with how it was decided', () => {
  const last = finished('A', 'B', 9, 9, {
    id: 'M2',
    time: at('10:00'),
    decision: 'penalties',
    penalties: { home: 4, away: 5 },
    winner: 'away',
  })
  const file = now([last, finished('A', 'B', 12, 9, FIRST)])
  expect(idsOf(file)).toEqual(['M2', undefined, undefined])
  expect(file.last).toMatchObject({
    decision: 'penalties',
    penalties: { home: 4, away: 5 },
    winner: 'away',
  })
})

it('of a class that publishes no results there is no score, half-time or winner', () => {
  const file = now(
    [hidden('A', 'B', 'finished', FIRST), hidden('A', 'C', 'live', { id: 'M2', time: at('10:00') }), THIRD],
    { resultsHidden: true },
  )
  expect(idsOf(file)).toEqual(['M1', 'M2', 'M3'])
  for (const match of [file.last, file.live])
    expect(match).toMatchObject({ score: null, halfTime: null, penalties: null, winner: null })
  expect([file.last?.state, file.live?.state]).toEqual(['finished', 'live'])
})

it('a walkover is over, and says so', () => {
  expect(now([walkover('A', 'B', null, 'home', FIRST)]).last).toMatchObject({
    state: 'walkover',
    winner: 'home',
  })
})

it('a match of which only the day is known comes next where none has an hour', () => {
  const dayOnly = scheduled(team('A'), team('B'), { id: 'M4', time: { kind: 'day', day: '2026-07-08' } })
  expect(now([dayOnly]).next).toMatchObject({ id: 'M4', startsAt: null, day: '2026-07-08' })
  expect(now([dayOnly, THIRD]).next?.id).toBe('M3')
})

it('a team without matches has a file all the same', () => {
  expect(now([])).toMatchObject({
    version: 1,
    year: 2026,
    timeZone: 'Europe/Stockholm',
    team: { id: 'A', name: 'Team A', club: { id: 'c1' }, class: { id: 'B14' }, group: { id: 'G1' } },
    last: null,
    live: null,
    next: null,
  })
})

it('the example that is documented has the fields of a file', () => {
  const fieldsOf = (item: unknown, path = ''): string[] =>
    item !== null && typeof item === 'object'
      ? Object.entries(item).flatMap(([name, value]) => [
          `${path}.${name}`,
          ...fieldsOf(value, `${path}.${name}`),
        ])
      : []
  const whole = { movedFrom: { at: at('08:00').at, locationName: null } }
  const first = finished('A', 'B', 1, 0, { ...FIRST, halfTime: { home: 1, away: 0 } })
  const next = { ...scheduled(team('B'), team('A'), { ...FIRST, id: 'M2', time: at('12:00') }), ...whole }
  expect(fieldsOf(now([first, next])).sort()).toEqual(fieldsOf(nowExample()).sort())
})

it('lies beside the page of its team, which tells what alters it', () => {
  expect(nowAddress(2026, 'A')).toBe('/2026/teams/_41/now.json')
  expect(routeOfNow(nowAddress(2026, 'A'))).toEqual({ kind: 'team', year: 2026, team: '_41' })
  expect(routeOfNow('/2026/now.json')).toBeNull()
  expect(routeOfNow('/2026/teams/_41/')).toBeNull()
})

import { expect, test } from 'vitest'
import { searchNamesOf } from '../../../../src/domain/search/build-names.ts'
import { entriesOf, matchEntry } from '../../../../src/domain/search/entries.ts'
import { parseSearchNames } from '../../../../src/domain/search/search-names.ts'
import { searched, smallEdition } from './small-edition.ts'

const names = searchNamesOf(smallEdition())

test('what is built is what the browser accepts, and travels as JSON unchanged', () => {
  expect(parseSearchNames(JSON.parse(JSON.stringify(names)))).toEqual(names)
})

test('clubs that are told by their only team are left out', () => {
  expect(names.clubs).toEqual([['c1', 'IK Sävhult', 'se']])
})

test('a nation is known by every code of it, and a placeholder is no nation', () => {
  expect(names.nations.find(([key]) => key === 'se')).toEqual(['se', 'se swe'])
  expect(names.nations.map(([key]) => key)).not.toContain('--')
})

test('each thing is found once, with as many teams as it has', () => {
  const entries = entriesOf(...searched(smallEdition()))
  expect(Map.groupBy(entries, ({ kind }) => kind).get('team')).toHaveLength(11)
  expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length)
  const teams = (address: string) => entries.find((entry) => entry.address === address)
  expect(teams('/2026/nations/se/')).toMatchObject({ name: { en: 'Sweden', sv: 'Sverige' }, teams: 4 })
  expect(teams('/2026/clubs/c1/')).toMatchObject({ teams: 3, nation: { en: 'Sweden' }, flag: 'se' })
  expect(teams('/2026/categories/b14/')).toMatchObject({ teams: 10 })
})

test('a match shows its sides, its day and its time in Stockholm', () => {
  const [schedule] = searched(smallEdition())
  const [one, other] = [...schedule.matches.values()].map((match) => matchEntry(match, schedule))
  expect(one).toMatchObject({
    number: '1234',
    home: { of: { name: 'IK Sävhult' }, flag: 'se' },
    away: { of: { name: 'MKS Łódzica' }, flag: 'pl' },
    day: { en: '08 Jul', sv: '08 jul' },
    clock: '00:30',
    address: '/2026/matches/m_2f1/',
  })
  expect(other).toMatchObject({ away: { of: { kind: 'placeholder' }, flag: null }, day: null, clock: null })
})

test('nothing is found before it is published', () => {
  const kindsOf = (...published: Parameters<typeof smallEdition>) =>
    new Set(entriesOf(...searched(smallEdition(...published))).map(({ kind }) => kind))
  const nothing = { clubs: false, teams: false, lot: false, schedule: false }
  expect(kindsOf(nothing)).toEqual(new Set(['arena', 'field']))
  expect(kindsOf({ schedule: false })).toContain('team')
  expect(searched(smallEdition({ schedule: false }))[0].matches.size).toBe(0)
  expect(kindsOf({ clubs: false })).not.toContain('club')
})

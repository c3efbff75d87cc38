import { expect, test } from 'vitest'
import { parseSearchIndex } from '../../../../src/data/browser/parse-search-index.ts'
import { buildSearchIndex } from '../../../../src/domain/search/build-index.ts'
import { matchEntry } from '../../../../src/domain/search/entries.ts'
import { smallEdition } from './small-edition.ts'

const index = buildSearchIndex(smallEdition())

test('what is built is what the browser accepts, and travels as JSON unchanged', () => {
  const arrived = JSON.parse(JSON.stringify(index))
  expect(parseSearchIndex(arrived)).toEqual(index)
})

test('clubs that are told by their only team are left out', () => {
  expect(index.clubs).toEqual([['c1', 'IK Sävhult', 0, 3]])
})

test('a nation is known by every code of it, and a placeholder is no nation', () => {
  expect(index.nations.find(([key]) => key === 'se')).toEqual(['se', 'Sweden', 'Sverige', 'se swe', 4])
  expect(index.nations.map(([key]) => key)).not.toContain('--')
})

test('a match shows its sides, its day and its time in Stockholm', () => {
  expect(matchEntry(index, 0)).toMatchObject({
    number: '1234',
    home: { name: 'IK Sävhult', flag: 'se' },
    away: { name: 'MKS Łódzica', flag: 'pl' },
    day: { en: '08 Jul', sv: '08 jul' },
    clock: '00:30',
    address: '/2026/matches/m_2f1/',
  })
  expect(matchEntry(index, 1)).toMatchObject({
    away: { name: 'Winner of 1/8 #3', flag: null },
    day: null,
    clock: null,
  })
  expect(index.matches.ids).toEqual(['m/1', 'm2'])
})

test('nothing is found before it is published', () => {
  const unpublished = buildSearchIndex(
    smallEdition({ clubs: false, teams: false, lot: false, schedule: false }),
  )
  expect(unpublished).toMatchObject({
    categories: [],
    teams: [],
    clubs: [],
    nations: [],
    matches: { ids: [] },
  })
  const withoutSchedule = buildSearchIndex(smallEdition({ schedule: false }))
  expect(withoutSchedule.teams).toHaveLength(11)
  expect(withoutSchedule.matches.ids).toEqual([])
  expect(buildSearchIndex(smallEdition({ clubs: false })).clubs).toEqual([])
})

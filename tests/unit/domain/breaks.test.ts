import { beforeAll, expect, test } from 'vitest'
import FieldBreaks from '../../../src/components/match/FieldBreaks.tsx'
import { markup } from '../../../src/components/ui/markup.ts'
import { cupFile } from '../../../src/domain/open-data/cup-file.ts'
import { tableFiles } from '../../../src/domain/open-data/data-files.ts'
import { breaksAhead, partedBy } from '../../../src/domain/places/breaks.ts'
import { published } from '../../../src/domain/publication/published.ts'
import { readEdition } from '../../../src/domain/schedule/read-edition.ts'
import { readSchedule } from '../../../src/domain/schedule/read-schedule.ts'
import { serializeEdition } from '../../../src/domain/schedule/serialize-edition.ts'
import { serializeSchedule } from '../../../src/domain/schedule/serialize-schedule.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { english, swedish } from '../../support/messages.ts'
import { category, clubTeam, edition, group, scheduled, team } from './builders.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const at = (clock: string, day = 7) => Date.parse(`2026-07-0${day}T${clock}:00+02:00`)
const match = (clock: string): Match => ({
  ...scheduled(team('A'), team('B'), { id: clock, time: { kind: 'instant', at: at(clock) }, fieldId: 'h1' }),
  referees: 'Club A',
})
const lunch = { from: at('12:00'), to: at('13:00'), name: { en: 'Lunch', sv: 'Lunch' } }
const evening = { from: at('18:00'), to: at('19:00'), name: null }
const tomorrow = { from: at('12:00', 8), to: at('13:00', 8), name: null }
const breaks = [lunch, evening, tomorrow]
const matches = [match('10:00'), match('11:00'), match('13:00')]

test('a break stands between the matches before and after it, and the last one after all', () => {
  const parts = partedBy(matches, breaks)
  expect(parts.map(({ before, matches: part }) => [before, part.map(({ id }) => id)])).toEqual([
    [[], ['10:00', '11:00']],
    [[lunch], ['13:00']],
    [[evening], []],
  ])
  expect(partedBy(matches, [])).toEqual([{ before: [], matches }])
  expect(breaksAhead(breaks, matches[2])).toEqual([lunch, evening])
})

test('a break is written with its name, or as a break, in both languages', () => {
  const text = (locale: 'en' | 'sv') =>
    markup(FieldBreaks, { breaks: [lunch, evening], locale }).replaceAll(/<[^>]*>/g, '')
  expect(text('en')).toBe('12:00–13:00 Lunch18:00–19:00 Break')
  expect(text('sv')).toBe('12:00–13:00 Lunch18:00–19:00 Paus')
})

test('breaks and referees are in the files of an edition and in the open data', () => {
  const whole = edition({
    publication: { clubs: true, teams: true, lot: true, schedule: true },
    categories: [
      category({
        teams: ['A', 'B'].map((id) => clubTeam(id)),
        stages: [{ id: 'S1', rank: 1, kind: 'group', name: { en: 'G', sv: 'G' }, divisionIds: ['G1'] }],
        divisions: [group({ teamIds: ['A', 'B'], matches })],
      }),
    ],
    arenas: [
      {
        id: 'h',
        name: 'Heden',
        area: null,
        coordinates: null,
        fields: [{ id: 'h1', arenaId: 'h', name: 'Heden 1', aliases: [], breaks }],
      },
    ],
  })
  const index = indexEdition(published(whole))
  const read = readEdition(readSchedule(serializeSchedule(index, 'cup')), serializeEdition(index))
  expect(read.arenas[0]?.fields[0]?.breaks).toEqual(breaks)
  expect(read.categories[0]?.divisions[0]?.matches[0]).toMatchObject({ referees: 'Club A' })
  const written = JSON.stringify(cupFile(index, { id: 'cup', name: 'Cup', sport: 'handball' }, ''))
  expect(written).toContain(
    '"breaks":[{"from":"2026-07-07T12:00:00+02:00","to":"2026-07-07T13:00:00+02:00","name":{"en":"Lunch"',
  )
  expect(written).toContain('"referees":"Club A"')
  const csv = (name: string) =>
    tableFiles(index, { id: 'cup', name: 'Cup', sport: 'handball' }).find((file) => file.name === name)?.text
  expect(csv('fields.csv')).toContain('2026-07-07T12:00:00+02:00/2026-07-07T13:00:00+02:00 Lunch|')
  expect(csv('matches.csv')).toMatch(/Club A/)
})

import { expect, test } from 'vitest'
import { freshnessText } from '../../../../src/components/live/freshness-text.ts'
import type { Favourites } from '../../../../src/domain/account/favourites.ts'
import { pagesToSave } from '../../../../src/domain/saved-pages/pages-to-save.ts'
import { parseSavedAt, savedAtText, savedInOther } from '../../../../src/domain/saved-pages/saved-page.ts'
import { readSchedule } from '../../../../src/domain/schedule/read-schedule.ts'
import { parseSchedule } from '../../../../src/domain/schedule/schedule-file.ts'
import { serializeSchedule } from '../../../../src/domain/schedule/serialize-schedule.ts'
import type { Translate } from '../../../../src/i18n/translate.ts'
import { smallCup } from '../small-cup.ts'

const schedule = () => {
  const read = parseSchedule(JSON.parse(JSON.stringify(serializeSchedule(smallCup(), 'cup'))))
  if (!read) throw new Error('No schedule.')
  return readSchedule(read)
}
const favourite = (teamId: string, year = 2026) => ({
  id: 1,
  teamId,
  year,
  name: teamId,
  nation: '',
  nationCode: '',
  category: '',
  categoryShort: '',
})
const following = (teams: string[], fields: string[] = [], year = 2026): Favourites => ({
  teams: teams.map((id) => favourite(id, year)),
  fields: fields.map((fieldId) => ({ id: 1, fieldId, year, name: fieldId, arenaId: 'hall' })),
})
const addresses = (favourites: Favourites, locale: 'en' | 'sv' = 'en') =>
  pagesToSave(favourites, schedule(), locale).map(({ address }) => address)

test('a team brings its page, its group, its play-off, and the fields that it plays on', () => {
  expect(pagesToSave(following(['A']), schedule(), 'en')).toEqual([
    { address: '/2026/teams/_41/', title: 'B14 · Team A', playoffOf: null },
    { address: '/2026/categories/_4214/division/_471/', title: 'B14 · Group 1', playoffOf: null },
    { address: '/2026/categories/_4214/playoff/_501/', title: 'B14 · A-Play-off', playoffOf: 'B14' },
    { address: '/2026/arenas/arena/hall/field/_461/', title: 'Hall 1', playoffOf: null },
    { address: '/2026/arenas/arena/hall/field/_462/', title: 'Hall 2', playoffOf: null },
  ])
})

test('who is named in no play-off yet may come to any of the class', () => {
  expect(addresses(following(['C']))).toEqual([
    '/2026/teams/_43/',
    '/2026/categories/_4214/division/_471/',
    '/2026/categories/_4214/playoff/_501/',
    '/2026/arenas/arena/hall/field/_461/',
  ])
})

test('a field brings its page, teams come first, and nothing comes twice', () => {
  expect(addresses(following([], ['F2']), 'sv')).toEqual(['/sv/2026/arenas/arena/hall/field/_462/'])
  const both = addresses(following(['A', 'B'], ['F1']))
  expect(both.slice(0, 2)).toEqual(['/2026/teams/_41/', '/2026/teams/_42/'])
  expect(new Set(both).size).toBe(both.length)
})

test('what is of another year, and what the edition does not have, brings nothing', () => {
  expect(addresses(following(['A'], ['F1'], 2025))).toEqual([])
  expect(addresses(following(['gone'], ['gone']))).toEqual([])
})

test('the moment of saving reads back as it was written, and nonsense is none', () => {
  const at = { cup: 1_783_000_000_000, device: 1_790_000_000_000, speed: 60 }
  expect(parseSavedAt(savedAtText(at))).toEqual(at)
  for (const text of ['', '1 2', 'a b c', '1 2 NaN', null, undefined]) expect(parseSavedAt(text)).toBeNull()
})

test('a page that is saved in the other language is found by the address in either, and no other page is', () => {
  const saved = (address: string) => ({
    address,
    title: '',
    playoffOf: null,
    at: { cup: 0, device: 0, speed: 1 },
  })
  const [english, swedish] = [saved('/2026/teams/_41/'), saved('/sv/2026/teams/_42/')]
  const find = (path: string) => savedInOther(path, [english, swedish])
  expect(find('/sv/2026/teams/_41/')).toBe(english)
  expect(find('/2026/teams/_42/')).toBe(swedish)
  for (const path of ['/2026/teams/_41/', '/sv/2026/teams/_43/', '/nowhere/', '/sv/'])
    expect(find(path)).toBeUndefined()
})

test('a page out of what was saved says so until something newer was heard', () => {
  const t = ((key: string) => key) as Translate
  const saved = 'Saved 09:12 – no network.'
  for (const freshness of ['waiting', 'away', 'offline'] as const)
    expect(freshnessText({ freshness, updatedAt: null, saved }, t)).toMatchObject({
      sentence: saved,
      isTrouble: true,
    })
  expect(freshnessText({ freshness: 'fresh', updatedAt: 1, saved }, t)).toMatchObject({
    sentence: 'live.updated',
    isTrouble: false,
  })
})

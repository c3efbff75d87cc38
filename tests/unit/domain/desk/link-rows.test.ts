import { expect, test } from 'vitest'
import { linkRows, playingDays } from '../../../../src/domain/desk/link-rows.ts'
import type { ScorerLink } from '../../../../src/domain/desk/scorer-link.ts'
import { matchOf } from './builders.ts'

const DAY = '2026-07-07'
const field = (id: string) => ({ id, arenaId: 'a', name: id, aliases: [] })
const arena = {
  id: 'a',
  name: 'A',
  area: null,
  coordinates: null,
  fields: ['f0', 'f1', 'f2', 'f3'].map(field),
}
const matches = [
  matchOf({ kind: 'scheduled', id: '1' }),
  matchOf({ kind: 'scheduled', id: '2', fieldId: 'f2' }),
  matchOf({ kind: 'scheduled', id: '3', fieldId: 'f3', time: { kind: 'day', day: '2026-07-06' } }),
]
const schedule = {
  arenas: new Map([['a', arena]]),
  matches: new Map(matches.map((match) => [match.id, match])),
}
const link = (id: string, fieldId: string, state: ScorerLink['state'], day = DAY): ScorerLink => ({
  id,
  fieldId,
  day,
  state,
  lastUsedAt: null,
})

test('the fields of a day have the valid link, else the last; a field without matches is listed if it has a link', () => {
  const links = [
    link('1', 'f1', 'revoked'),
    link('2', 'f1', 'valid'),
    link('3', 'f1', 'revoked'),
    link('4', 'f0', 'revoked'),
    link('5', 'f0', 'expired'),
    link('6', 'f2', 'valid', '2026-07-06'),
  ]
  expect(linkRows(schedule, links, DAY).map((row) => [row.field.id, row.link?.id ?? null])).toEqual([
    ['f0', '5'],
    ['f1', '2'],
    ['f2', null],
  ])
  expect(playingDays(schedule)).toEqual(['2026-07-06', DAY])
})

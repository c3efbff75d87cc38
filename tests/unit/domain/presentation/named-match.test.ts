import { expect, test } from 'vitest'
import { namedMatch } from '../../../../src/domain/presentation/named-match.ts'
import { placeholder, scheduled, team } from '../builders.ts'

const match = (id: string, number: string | null) =>
  scheduled(team('A'), placeholder('Winner'), { id, number })
const matches = new Map(
  [match('M1', '3949'), match('2600094', '12'), match('M3', '7'), match('M4', '7'), match('M5', null)].map(
    (each) => [each.id, each],
  ),
)
const named = (text: string) => namedMatch(text, matches, 2026)

test.each([
  ['3949', 'M1'],
  [' #3949 ', 'M1'],
  ['12', '2600094'],
  ['https://cup.example.org/2026/matches/_4d1/', 'M1'],
  ['http://localhost:4321/sv/2026/matches/2600094/?from=x#table', '2600094'],
  ['cup.example.org/2026/matches/2600094', '2600094'],
  ['/2026/matches/_4d4/', 'M4'],
])('%s names a match by its number or its page', (text, id) => {
  expect(named(text)).toMatchObject({ kind: 'match', match: { id } })
})

test.each([
  ['2600094', 'none'],
  ['394', 'none'],
  ['null', 'none'],
  ['https://cup.example.org/2025/matches/_4d1/', 'none'],
  ['https://cup.example.org/2026/teams/_4d1/', 'none'],
  ['https://cup.example.org/2026/matches/M1/', 'none'],
  ['//', 'none'],
  ['7', 'several'],
])('%s names none: %s', (text, fault) => {
  expect(named(text)).toEqual({ kind: 'fault', fault })
})

test('who wrote nothing is told nothing', () => {
  expect(named('  ')).toBeNull()
})

import { expect, test } from 'vitest'
import { fieldAgenda } from '../../../../src/domain/live/field-agenda.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'

const NINE = Date.UTC(2026, 6, 9, 7)
const MINUTE = 60_000
const match = (id: string, minutes: number, kind: Match['kind'] = 'scheduled') =>
  ({ id, kind, time: { kind: 'instant', at: NINE + minutes * MINUTE } }) as Match
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id)

test('a field has each match in one place: on, next, then, later on that day, or among the others', () => {
  const starts = [40, 80, 120, 160, 200, 240, 24 * 60].map((minutes, at) => match(`s${at}`, minutes))
  const { now, next, then, later, rest } = fieldAgenda(
    [match('over', -60, 'finished'), match('on', 0, 'live'), ...starts],
    NINE,
  )
  expect([now, next, then, later, rest].map(ids)).toEqual([
    ['on'],
    ['s0'],
    ['s1'],
    ['s2', 's3', 's4'],
    ['over', 's5', 's6'],
  ])
})

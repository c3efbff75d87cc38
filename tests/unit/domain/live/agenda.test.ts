import { describe, expect, test } from 'vitest'
import { agendaOf } from '../../../../src/domain/live/agenda.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'

const NINE = Date.UTC(2026, 6, 9, 7)
const MINUTE = 60_000
const match = (id: string, minutes: number | null, kind: 'scheduled' | 'live' = 'scheduled') =>
  ({
    id,
    kind,
    time: minutes === null ? { kind: 'unknown' } : { kind: 'instant', at: NINE + minutes * MINUTE },
    home: { kind: 'placeholder', label: 'A' },
    away: { kind: 'placeholder', label: 'B' },
  }) as Match
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id)

describe('an agenda', () => {
  const day = [match('3', 60), match('1', 0, 'live'), match('2', 30), match('2b', 30), match('x', null)]

  test('has what is on, and all that starts first of what has not begun', () => {
    const { now, next, later } = agendaOf(day, NINE)
    expect(ids(now)).toEqual(['1'])
    expect(ids(next)).toEqual(['2', '2b'])
    expect(ids(later)).toEqual(['3'])
  })

  test('does not take a match that was called off for one that has begun, where no clock tells', () => {
    const off = { ...match('off', 200), kind: 'called-off', how: 'cancelled' } as Match
    expect(ids(agendaOf([off, match('1', 0, 'live'), match('2', 30)], null).next)).toEqual(['2'])
  })

  test('has what follows in order, and nothing of no known hour', () => {
    const { next, later } = agendaOf([match('5', 90), ...day, match('4', 75)], NINE)
    expect(ids(next)).toEqual(['2', '2b'])
    expect(ids(later)).toEqual(['3', '4', '5'])
    expect(ids(agendaOf([match('x', null)], NINE).later)).toEqual([])
  })

  test('still awaits a match that is late, and gives up one that nobody reported', () => {
    expect(ids(agendaOf(day, NINE + 40 * MINUTE).next)).toEqual(['2', '2b'])
    expect(ids(agendaOf(day, NINE + 80 * MINUTE).next)).toEqual(['3'])
    expect(ids(agendaOf(day, NINE + 800 * MINUTE).next)).toEqual([])
  })

  test('goes by the data alone where the time is not known', () => {
    expect(ids(agendaOf([...day, match('0', -60)], null).next)).toEqual(['2', '2b'])
    expect(ids(agendaOf([match('0', -60)], null).next)).toEqual(['0'])
  })
})

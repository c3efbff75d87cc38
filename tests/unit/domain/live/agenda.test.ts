import { describe, expect, test } from 'vitest'
import { type AgendaEntry, agendaNow, agendaOf } from '../../../../src/domain/live/agenda.ts'
import type { MatchChange } from '../../../../src/domain/live/feed.ts'
import type { Participant } from '../../../../src/domain/tournament/match.ts'

const NINE = Date.UTC(2026, 6, 9, 7)
const MINUTE = 60_000
const entry = (
  id: string,
  minutes: number | null,
  progress: AgendaEntry['progress'] = 'scheduled',
): AgendaEntry => ({
  id,
  progress,
  at: minutes === null ? null : NINE + minutes * MINUTE,
  home: { kind: 'placeholder', label: 'A' },
  away: { kind: 'placeholder', label: 'B' },
  place: null,
  score: null,
})
const ids = (entries: readonly AgendaEntry[]) => entries.map(({ id }) => id)

describe('an agenda', () => {
  const day = [entry('3', 60), entry('1', 0, 'live'), entry('2', 30), entry('2b', 30), entry('x', null)]

  test('has what is on, and all that starts first of what has not begun', () => {
    const { now, next } = agendaOf(day, NINE)
    expect(ids(now)).toEqual(['1'])
    expect(ids(next)).toEqual(['2', '2b'])
  })

  test('still awaits a match that is late, and gives up one that nobody reported', () => {
    expect(ids(agendaOf(day, NINE + 40 * MINUTE).next)).toEqual(['2', '2b'])
    expect(ids(agendaOf(day, NINE + 80 * MINUTE).next)).toEqual(['3'])
    expect(ids(agendaOf(day, NINE + 800 * MINUTE).next)).toEqual([])
  })

  test('goes by the data alone where the time is not known', () => {
    expect(ids(agendaOf([...day, entry('0', -60)], null).next)).toEqual(['2', '2b'])
    expect(ids(agendaOf([entry('0', -60)], null).next)).toEqual(['0'])
  })

  test('a match moved to another field leaves the field it was on', () => {
    const moved = {
      revision: 1,
      match: { ...entry('2', 30), kind: 'scheduled', fieldId: 'f2', time: { kind: 'unknown' } },
    } as unknown as MatchChange
    const field = (fieldId: string) => ({ kind: 'field', fieldId }) as const
    expect(ids(agendaNow(day, new Map([['2', moved]]), field('f1')))).not.toContain('2')
    expect(ids(agendaNow([], new Map([['2', moved]]), field('f2')))).toEqual(['2'])
  })

  describe('of a team', () => {
    const own = { kind: 'team', teamId: '7' } as const
    const seven = { kind: 'team', teamId: '7', name: 'Seven' } as const
    const told = (id: string, home: Participant) =>
      new Map([
        [
          id,
          {
            revision: 1,
            match: { ...entry(id, 90), kind: 'scheduled', home, time: { kind: 'instant', at: NINE } },
          } as unknown as MatchChange,
        ],
      ])

    test('has a match that it came into as soon as the feed tells', () => {
      expect(ids(agendaOf(agendaNow([], told('q1', seven), own), NINE).next)).toEqual(['q1'])
      expect(agendaNow([], told('q1', { kind: 'placeholder', label: '1A' }), own)).toEqual([])
    })

    test('keeps a seat that is decided and not filled, and gives it up to another team', () => {
      const built = { ...entry('q1', 90), home: seven }
      const [kept] = agendaNow([built], told('q1', { kind: 'placeholder', label: '1A' }), own)
      expect(kept?.home).toEqual(seven)
      expect(agendaNow([built], told('q1', { kind: 'team', teamId: '8', name: 'Eight' }), own)).toEqual([])
    })
  })
})

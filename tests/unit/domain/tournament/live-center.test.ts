import { describe, expect, it } from 'vitest'
import { parseInstant } from '../../../../src/domain/time/stockholm.ts'
import { isFinal, liveCenter } from '../../../../src/domain/tournament/live-center.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { progressOf } from '../../../../src/domain/tournament/match-progress.ts'
import { byeMatch, finished, hidden, live, scheduled, team, unreported, walkover } from '../builders.ts'

const at = (clock: string, day = '2026-07-07') => ({
  time: { kind: 'instant', at: parseInstant(`${day}T${clock}`) ?? Number.NaN } as const,
})
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id)
const next = (id: string, clock: string, day?: string) =>
  scheduled(team('A'), team('B'), { id, ...at(clock, day) })

describe('liveCenter', () => {
  it('shows what is live, what follows it and what ended last', () => {
    const shown = liveCenter(
      [
        next('later', '10:20'),
        next('soon', '09:45'),
        live(team('A'), team('B'), { home: 3, away: 2 }, { id: 'on', ...at('09:10') }),
        finished('A', 'B', 10, 9, { id: 'early', ...at('08:00') }),
        finished('A', 'B', 10, 9, { id: 'recent', ...at('08:35') }),
      ],
      false,
    )
    expect(ids(shown.live)).toEqual(['on'])
    expect(ids(shown.next)).toEqual(['soon', 'later'])
    expect(ids(shown.latest)).toEqual(['recent', 'early'])
    expect(shown.finals).toEqual([])
  })

  it('counts a match at the very moment of the live ones as next, and leaves out what was never reported', () => {
    const shown = liveCenter(
      [
        next('late to begin', '09:10'),
        next('forgotten', '08:00'),
        live(team('A'), team('B'), null, { id: 'on', ...at('09:10') }),
        scheduled(team('A'), team('B'), { id: 'no time' }),
      ],
      false,
    )
    expect(ids(shown.next)).toEqual(['late to begin'])
  })

  it('does not take a walkover of tomorrow for something that has been played', () => {
    const shown = liveCenter(
      [
        finished('A', 'B', 10, 9, { id: 'played', ...at('08:00') }),
        walkover('A', 'B', { home: 10, away: 0 }, 'home', { id: 'tomorrow', ...at('08:00', '2026-07-08') }),
        next('today', '12:05'),
      ],
      false,
    )
    expect(ids(shown.next)).toEqual(['today'])
    expect(ids(shown.latest)).toEqual(['played'])
  })

  it('shows result-hidden classes by how far they are', () => {
    const shown = liveCenter(
      [
        hidden('A', 'B', 'live', { id: 'on', ...at('09:10') }),
        hidden('A', 'B', 'scheduled', { id: 'soon', ...at('09:45') }),
        hidden('A', 'B', 'finished', { id: 'over', ...at('08:00') }),
      ],
      false,
    )
    expect([ids(shown.live), ids(shown.next), ids(shown.latest)]).toEqual([['on'], ['soon'], ['over']])
  })

  it('shows the finals of an edition that is over, the last one first', () => {
    const final = (id: string, clock: string, index = 1) =>
      finished('A', 'B', 10, 9, { id, ...at(clock), round: { rank: 0, index } })
    const matches = [final('first', '12:05'), final('last', '13:50'), final('third place', '14:25', 2)]
    expect(ids(liveCenter(matches, false).finals)).toEqual(['last', 'first'])
    expect(ids(liveCenter([...matches, next('to come', '15:00')], false).finals)).toEqual([])
  })

  it('takes nothing of an earlier edition for live or next, whatever was left unreported', () => {
    const shown = liveCenter(
      [
        live(team('A'), team('B'), null, { id: 'still up', ...at('09:10') }),
        next('never played', '10:20'),
        unreported('A', 'B', { id: 'over', ...at('08:00') }),
      ],
      true,
    )
    expect([shown.live, shown.next, ids(shown.latest)]).toEqual([[], [], ['over']])
  })

  it('begins with the first matches before anything was played', () => {
    const shown = liveCenter([next('second', '08:35'), next('first', '08:00')], false)
    expect(ids(shown.next)).toEqual(['first', 'second'])
    expect(shown.latest).toEqual([])
  })

  it('puts a match without an hour after the others of its day, and keeps to the limit', () => {
    const day = scheduled(team('A'), team('B'), { id: 'day', time: { kind: 'day', day: '2026-07-07' } })
    const matches = [day, next('evening', '20:50'), next('morning', '08:00', '2026-07-08')]
    expect(ids(liveCenter(matches, false).next)).toEqual(['evening', 'day', 'morning'])
    expect(ids(liveCenter(matches, false, 2).next)).toEqual(['evening', 'day'])
  })

  it('knows no byes', () => {
    const bye = byeMatch(team('A'), { kind: 'bye' }, at('08:00'))
    expect(progressOf(bye)).toBeNull()
    expect(liveCenter([bye], false)).toEqual({ live: [], next: [], latest: [], finals: [] })
  })
})

describe('isFinal', () => {
  it('takes a last round without an index for a final and the match for third place for none', () => {
    const round = (rank: number | null, index: number | null) =>
      isFinal(finished('A', 'B', 1, 0, { round: { rank, index } }))
    expect([round(0, null), round(0, 1), round(0, 2), round(1, 1), round(null, 1)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

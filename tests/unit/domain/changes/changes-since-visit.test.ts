import { describe, expect, it } from 'vitest'
import { parseLastVisit, serializeLastVisit } from '../../../../src/data/browser/parse-last-visit.ts'
import { changesSinceVisit, rememberVisit } from '../../../../src/domain/changes/changes-since-visit.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { calledOff, finished, hidden, live, scheduled, team } from '../builders.ts'

const NINE = Date.UTC(2026, 6, 9, 7)
const MINUTE = 60_000
const time = (minutes: number) => ({ kind: 'instant', at: NINE + minutes * MINUTE }) as const
const [A, B] = [team('A'), team('B')]
const on = <Kind extends Match>(locationName: string, match: Kind): Kind => ({ ...match, locationName })
const planned = on('Heden 7', scheduled(A, B, { id: 'm1', time: time(260) }))
const nothing = new Map()

describe('what changed since somebody looked', () => {
  const lastVisit = rememberVisit(nothing, [planned], NINE, false)

  it('is nothing on the first visit, nor where all is as it was', () => {
    expect(changesSinceVisit(nothing, [planned])).toEqual([])
    expect(changesSinceVisit(lastVisit, [planned])).toEqual([])
    expect(
      changesSinceVisit(lastVisit, [
        on('Heden 7', live(A, B, { home: 2, away: 1 }, { id: 'm1', time: time(260) })),
      ]),
    ).toEqual([])
  })

  it('is another time and another field, with when they were seen', () => {
    const moved = on('Heden 9', scheduled(A, B, { id: 'm1', time: time(295) }))
    expect(changesSinceVisit(lastVisit, [moved])).toEqual([
      {
        match: moved,
        seenAt: NINE,
        time: { from: NINE + 260 * MINUTE, to: NINE + 295 * MINUTE },
        place: { from: 'Heden 7', to: 'Heden 9' },
        isResult: false,
        calledOff: null,
      },
    ])
  })

  it('is that a match was called off, once, and that it is on again', () => {
    const off = on('Heden 7', calledOff(A, B, 'cancelled', { id: 'm1', time: time(260) }))
    expect(changesSinceVisit(lastVisit, [off])).toMatchObject([{ calledOff: 'cancelled', isResult: false }])
    const seen = rememberVisit(lastVisit, [off], NINE + MINUTE, true)
    const kept = parseLastVisit(serializeLastVisit(2026, seen), 2026) ?? nothing
    expect(kept).toEqual(seen)
    expect(changesSinceVisit(kept, [off])).toEqual([])
    expect(changesSinceVisit(kept, [planned])).toMatchObject([{ calledOff: 'on' }])
  })

  it('is a result once the match is over, once more where it is corrected, and never of a class that hides them', () => {
    const over = on('Heden 7', finished('A', 'B', 14, 12, { id: 'm1', time: time(260) }))
    expect(changesSinceVisit(lastVisit, [over]).map(({ isResult }) => isResult)).toEqual([true])
    const seen = rememberVisit(lastVisit, [over], NINE + 300 * MINUTE, true)
    expect(changesSinceVisit(seen, [over])).toEqual([])
    const corrected = { ...over, score: { home: 14, away: 13 } }
    expect(changesSinceVisit(seen, [corrected]).map(({ isResult }) => isResult)).toEqual([true])
    const secret = on('Heden 7', hidden('A', 'B', 'finished', { id: 'm1', time: time(260) }))
    expect(changesSinceVisit(lastVisit, [secret])).toEqual([])
  })

  it('stays until it was read, while the rest is seen anew', () => {
    const other = on('Heden 1', scheduled(A, B, { id: 'm2', time: time(400) }))
    const both = rememberVisit(nothing, [planned, other], NINE, false)
    const moved = on('Heden 9', planned)
    const again = rememberVisit(both, [moved, other], NINE + 10 * MINUTE, false)
    expect([again.get('m1')?.seenAt, again.get('m2')?.seenAt]).toEqual([NINE, NINE + 10 * MINUTE])
    expect(changesSinceVisit(again, [moved, other])).toHaveLength(1)
    expect(
      changesSinceVisit(rememberVisit(again, [moved, other], NINE + 20 * MINUTE, true), [moved, other]),
    ).toEqual([])
  })

  it('is remembered of four hundred matches, those seen last', () => {
    const many = Array.from({ length: 500 }, (_, at) => scheduled(A, B, { id: `x${at}`, time: time(at) }))
    const first = rememberVisit(nothing, many.slice(0, 100), NINE, false)
    const all = rememberVisit(first, many.slice(100), NINE + MINUTE, false)
    expect([all.size, all.has('x0'), all.has('x499')]).toEqual([400, false, true])
  })
})

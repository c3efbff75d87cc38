import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lateStarts, QUEUE_MS } from '../../../../src/domain/live/field-queue.ts'
import { lateOf } from '../../../../src/domain/live/match-queue.ts'
import { type Match, startOf } from '../../../../src/domain/tournament/match.ts'

const MINUTE = 60_000
const ONE = Date.UTC(2026, 6, 9, 11)
const at = (minutes: number) => ONE + minutes * MINUTE

type Facts = Partial<Pick<Match, 'startedAt' | 'endedAt' | 'fieldId'>>
const match = (id: string, minutes: number, kind: Match['kind'] = 'scheduled', facts: Facts = {}) =>
  ({ id, kind, fieldId: 'h7', time: { kind: 'instant', at: at(minutes) }, ...facts }) as Match
const over = (id: string, minutes: number, ended: number) =>
  match(id, minutes, 'finished', { endedAt: at(ended) })
const live = (id: string, minutes: number, started: number) =>
  match(id, minutes, 'live', { startedAt: at(started) })

/** How late each match begins, by its id. */
const late = (matches: readonly Match[], now: number) =>
  Object.fromEntries(lateStarts(matches, () => 33, at(now)))

/** A field that gives each match exactly its time, whose match on the field began so many minutes late. */
const begunLate = (minutes: number) => [live('on', 0, minutes), match('next', 35), match('third', 70)]

describe('a field that runs late', () => {
  it('is told from ten minutes on, in steps of five, rather too little than too much', () => {
    expect(late(begunLate(9), 20)).toEqual({})
    expect(late(begunLate(10), 20)).toEqual({ next: 10, third: 10 })
    expect(late(begunLate(12), 20)).toEqual({ next: 10, third: 10 })
    expect(late(begunLate(23), 30)).toEqual({ next: 20, third: 20 })
    expect(late([over('on', 0, 57), match('next', 35), match('third', 70)], 58)).toEqual({
      next: 20,
      third: 20,
    })
  })

  it('is told at most an hour ahead', () => {
    expect(late([...begunLate(12), match('last', 105)], 44)).toEqual({ next: 10, third: 10 })
    expect(late([...begunLate(12), match('last', 105)], 45)).toEqual({ next: 10, third: 10, last: 10 })
  })

  it('catches up where the plan leaves time: a pause, or a break', () => {
    const pause = [live('on', 0, 23), match('next', 45), match('after a break', 110)]
    expect(late(pause, 50)).toEqual({ next: 10 })
    expect(late([over('on', 0, 49), live('next', 35, 36), match('third', 70)], 60)).toEqual({})
    expect(late([over('on', 0, 34), match('next', 35)], 34)).toEqual({})
  })

  it('is on time however tight the plan is, as long as its matches begin on time', () => {
    expect(late([live('on', 0, 0.5), match('next', 35)], 30)).toEqual({})
    expect(late([live('on', 0, 0), match('next', 20), match('third', 40)], 15)).toEqual({})
  })

  it('waits as long as the match before is played, and no start is before the field is free', () => {
    expect(late([live('on', 0, 0), match('next', 35)], 42)).toEqual({})
    expect(late([live('on', 0, 0), match('next', 35)], 43)).toEqual({ next: 10 })
    expect(late([live('on', 0, 0), match('next', 35)], 52)).toEqual({ next: 15 })
    // A match whose start nobody reported did not begin before the field was free.
    expect(late([over('on', 0, 49), match('next', 35, 'live'), match('third', 70)], 60)).toEqual({
      third: 15,
    })
  })

  it('stays late while a match is awaited, until nobody has told anything for long', () => {
    const awaited = [over('on', 0, 55), match('next', 35), match('third', 70)]
    expect(late(awaited, 70)).toEqual({ next: 20, third: 20 })
    expect(late(awaited, 87)).toEqual({ next: 20, third: 20 })
    expect(late(awaited, 88)).toEqual({ third: 20 })
    expect(late([live('on', 0, 0), match('next', 64)], 71)).toEqual({})
    const silent = [over('on', 0, 49), match('never', 35), match('nor this', 70), match('third', 105)]
    expect(late(silent, 119)).toEqual({})
  })

  it('is not known where nobody reports when matches begin and end', () => {
    expect(late([match('never', 0), match('next', 35)], 20)).toEqual({})
    expect(late([match('over', 0, 'finished'), match('next', 35)], 50)).toEqual({})
    expect(late([match('over', 0, 'finished'), match('on', 35, 'live'), match('next', 70)], 60)).toEqual({})
  })

  it('is held up by no walkover of later, and by no match that others have followed', () => {
    const walkover = match('later', 105, 'walkover', { endedAt: at(-60) })
    expect(late([...begunLate(12), walkover], 20)).toEqual({ next: 10, third: 10 })
    expect(late([walkover, match('last', 140)], 100)).toEqual({})
    expect(late([match('skipped', -35), over('on', 0, 35), match('next', 37)], 36)).toEqual({})
    expect(late([live('skipped', -35, -35), live('on', 0, 0), match('next', 35)], 5)).toEqual({})
    // No team comes for a walkover or a match that was called off: the next one has the field.
    const free = [live('on', 0, 23), match('none', 35, 'walkover'), match('off', 70, 'called-off')]
    expect(late([...free, match('next', 70)], 50)).toEqual({})
  })
})

describe('a match on a field that runs late', () => {
  const OF_CLASS = new Map([['c', { matchMinutes: 33 }]])
  const lateThere = (wanted: Match, now: number | null, field: readonly Match[] = begunLate(23)) =>
    lateOf(
      { ...wanted, categoryId: 'c' },
      { matchesByField: new Map([['h7', field]]), categories: OF_CLASS },
      now === null ? null : at(now),
    )
  const wanted = match('next', 35)

  it('is late, unless it was moved to another field', () => {
    expect(lateThere(wanted, 30)).toBe(20)
    expect(lateThere({ ...wanted, fieldId: 'h8' }, 30)).toBeNull()
    expect(lateThere(wanted, 30, [match('next', 35)])).toBeNull()
    expect(lateThere(match('third', 70), 30, [live('on', 0, 23), match('third', 70)])).toBeNull()
  })

  it('is not said to be late before the time is known, on no field, without an hour, or once it is on', () => {
    expect(lateThere(wanted, null)).toBeNull()
    expect(lateThere({ ...wanted, fieldId: null }, 30)).toBeNull()
    expect(lateThere({ ...wanted, time: { kind: 'unknown' } }, 30)).toBeNull()
    expect(lateThere(live('on', 0, 23), 30)).toBeNull()
  })
})

const field = fc
  .record({
    gaps: fc.array(fc.integer({ min: 10, max: 90 }), { minLength: 1, maxLength: 8 }),
    played: fc.nat({ max: 8 }),
    isOn: fc.boolean(),
    delay: fc.nat({ max: 60 }),
    minutes: fc.integer({ min: 20, max: 50 }),
    now: fc.integer({ min: -60, max: 400 }),
  })
  .map(({ gaps, played, isOn, delay, minutes, now }) => {
    let from = 0
    const matches = gaps.map((gap, place) => {
      from += gap
      if (place + Number(isOn) < played) return over(`m${place}`, from, from + delay + minutes)
      if (isOn && place + 1 === played) return live(`m${place}`, from, from + delay)
      return match(`m${place}`, from)
    })
    return { matches, minutes, now }
  })

describe('any field', () => {
  it('starts nothing before its time, and nothing before what is planned earlier', () => {
    fc.assert(
      fc.property(field, ({ matches, minutes, now }) => {
        const starts = lateStarts(matches, () => minutes, at(now))
        let last = -Infinity
        for (const one of matches) {
          const own = startOf(one) ?? Number.NaN
          const claimed = starts.get(one.id) ?? 0
          if (claimed !== 0) {
            expect(claimed).toBeGreaterThanOrEqual(10)
            expect(claimed % 5).toBe(0)
          }
          // Nothing is said of matches further ahead, not even on a field that is late.
          if (one.kind !== 'scheduled' || own - at(now) > QUEUE_MS) continue
          const start = own + claimed * MINUTE
          expect(start).toBeGreaterThanOrEqual(last)
          last = start
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('expects nothing else than planned as long as it is on time', () => {
    fc.assert(
      fc.property(field, ({ matches, minutes, now }) => {
        const punctual = matches.map((one) => {
          const own = startOf(one) ?? 0
          if (one.kind === 'live') return { ...one, startedAt: own }
          return one.kind === 'finished' ? { ...one, endedAt: own } : one
        })
        const running = punctual.find(({ kind }) => kind === 'live')
        const next = punctual.find(({ kind }) => kind === 'scheduled')
        // A match that still runs after the planned start of the next match makes the field late.
        if (running && next && at(now) > (startOf(next) ?? 0)) return
        expect([...lateStarts(punctual, () => minutes, at(now))]).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })
})

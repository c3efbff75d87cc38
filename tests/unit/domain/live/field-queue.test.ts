import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldQueue, placeInQueue, QUEUE_MS } from '../../../../src/domain/live/field-queue.ts'
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

const queue = (matches: readonly Match[], now: number) =>
  Object.fromEntries(
    [...fieldQueue(matches, () => 35, at(now))].map(([id, { word, expectedAt }]) => [
      id,
      [word, expectedAt === null ? null : (expectedAt - ONE) / MINUTE],
    ]),
  )

describe('the queue of a field', () => {
  it('calls a match that comes near, and one that is to be there', () => {
    const matches = [live('on', 0, 0), match('next', 35), match('third', 70), match('last', 105)]
    expect(queue(matches, 5)).toEqual({
      next: ['soon', null],
      // Nothing is said of a match that is an hour ahead.
      third: [null, null],
      last: [null, null],
    })
    expect(queue(matches, 20).next).toEqual(['go-now', null])
    expect(queue(matches, 30).third).toEqual(['soon', null])
  })

  it('expects a later start where the match before it began late, down the field', () => {
    const late = [live('on', 0, 12), match('next', 35), match('third', 70)]
    expect(queue(late, 20)).toEqual({ next: ['soon', 45], third: [null, 80] })
    expect(queue([...late, match('much later', 105)], 20)['much later']).toEqual([null, null])
    // The plan leaves time after the first match, so the field catches up.
    expect(queue([late[0] as Match, match('next', 50), match('third', 85)], 40)).toMatchObject({
      next: ['go-now', null],
      third: ['soon', null],
    })
  })

  it('is on time where the match before it began on time, however tight the plan is', () => {
    expect(queue([live('on', 0, 0.5), match('next', 35)], 30).next).toEqual(['go-now', null])
    const tight = [live('on', 0, 0), match('next', 30), match('third', 60)]
    expect(queue(tight, 20)).toMatchObject({ next: ['go-now', null], third: ['soon', null] })
  })

  it('waits as long as the match before it is played, and forgets it when it is over', () => {
    expect(queue([live('on', 0, 0), match('next', 35)], 48).next).toEqual(['go-now', 50])
    expect(queue([over('on', 0, 49), match('next', 35), match('third', 70)], 50)).toEqual({
      next: ['go-now', 55],
      third: ['soon', 85],
    })
    expect(queue([over('on', 0, 34), match('next', 35)], 34).next).toEqual(['go-now', null])
    expect(queue([over('on', 0, 49), live('next', 35, 36), match('third', 70)], 60).third).toEqual([
      'go-now',
      null,
    ])
    // A match whose start nobody reported did not begin before the field was free.
    expect(queue([over('on', 0, 49), match('next', 35, 'live'), match('third', 70)], 60).third).toEqual([
      'soon',
      85,
    ])
  })

  it('claims nothing where nobody has told anything for long', () => {
    expect(queue([live('on', 0, 0), match('next', 64)], 71).next).toEqual(['go-now', null])
    expect(queue([match('never', 0), match('next', 35)], 30)).toEqual({
      never: ['go-now', null],
      next: ['go-now', null],
    })
    const silent = [over('on', 0, 49), match('never', 35), match('nor this', 70), match('third', 105)]
    expect(queue(silent, 119)).toEqual({
      never: [null, null],
      'nor this': [null, null],
      third: ['go-now', null],
    })
  })

  it('is held up by no walkover of later, and by no match that others have followed', () => {
    const walkover = match('later', 105, 'walkover', { endedAt: at(-60) })
    expect(queue([live('on', 0, 12), match('next', 35), walkover], 20).next).toEqual(['soon', 45])
    expect(queue([match('forgotten', -35), over('on', 0, 35), match('next', 37)], 36)).toEqual({
      next: ['go-now', null],
    })
    expect(queue([live('forgotten', -35, -35), live('on', 0, 0), match('next', 35)], 5).next).toEqual([
      'soon',
      null,
    ])
  })

  it('says nothing before the time is known, of no field, nor of a match without an hour', () => {
    const wanted = match('next', 10)
    const nothing = { word: null, expectedAt: null }
    expect(placeInQueue(wanted, [wanted], () => 35, null)).toEqual(nothing)
    expect(placeInQueue({ ...wanted, fieldId: null }, [wanted], () => 35, ONE)).toEqual(nothing)
    expect(placeInQueue({ ...wanted, time: { kind: 'unknown' } }, [wanted], () => 35, ONE)).toEqual(nothing)
    expect(placeInQueue(wanted, [wanted], () => 35, ONE).word).toBe('go-now')
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
        const places = fieldQueue(matches, () => minutes, at(now))
        let last = -Infinity
        for (const one of matches) {
          const own = startOf(one) ?? Number.NaN
          const { expectedAt = null } = places.get(one.id) ?? {}
          if (expectedAt !== null) {
            expect(expectedAt).toBeGreaterThan(own)
            expect(expectedAt).toBeGreaterThanOrEqual(at(now))
          }
          // Nothing is said of matches further ahead, not even on a field that is late.
          if (one.kind !== 'scheduled' || own - at(now) > QUEUE_MS) continue
          const start = expectedAt ?? own
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
        for (const { expectedAt } of fieldQueue(punctual, () => minutes, at(now)).values())
          expect(expectedAt).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})

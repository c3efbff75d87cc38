import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clock,
  dayOf,
  longDate,
  parseInstant,
  shortDate,
  startOfDay,
} from '../../../../src/domain/time/stockholm.ts'
import { isoWithOffset } from '../../../../src/domain/time/stockholm-iso.ts'

const HOUR = 3_600_000
const at = (text: string): number => Date.parse(text)

describe('clock and day', () => {
  it.each([
    ['2026-07-07T06:00:00Z', '08:00', '2026-07-07'],
    ['2026-07-06T22:00:00Z', '00:00', '2026-07-07'],
    ['2026-07-06T21:59:59.999Z', '23:59', '2026-07-06'],
    ['2026-01-31T23:00:00Z', '00:00', '2026-02-01'],
    ['2026-03-29T00:59:59Z', '01:59', '2026-03-29'],
    ['2026-03-29T01:00:00Z', '03:00', '2026-03-29'],
    ['2026-10-25T00:30:00Z', '02:30', '2026-10-25'],
    ['2026-10-25T01:30:00Z', '02:30', '2026-10-25'],
    ['1969-12-31T23:30:00Z', '00:30', '1970-01-01'],
  ])('%s is %s on %s', (instant, time, day) => {
    expect([clock(at(instant)), dayOf(at(instant))]).toEqual([time, day])
  })

  it('agrees with Intl at any instant from 1970 on', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: at('2099-12-31') }), (instant) => {
        expect(`${dayOf(instant)} ${clock(instant)}`).toBe(format.format(instant))
      }),
      { numRuns: 500 },
    )
  })

  it('refuses what is no instant', () => {
    expect(() => clock(Number.NaN)).toThrow(RangeError)
    expect(() => dayOf(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })
})

describe('words', () => {
  it.each([
    ['2026-07-07', '07 Jul', '07 jul', 'Tuesday 7 July', 'tisdag 7 juli'],
    ['2026-05-31', '31 May', '31 maj', 'Sunday 31 May', 'söndag 31 maj'],
    ['2024-02-29', '29 Feb', '29 feb', 'Thursday 29 February', 'torsdag 29 februari'],
    ['2026-10-01', '01 Oct', '01 okt', 'Thursday 1 October', 'torsdag 1 oktober'],
  ])('%s', (day, shortEn, shortSv, longEn, longSv) => {
    expect([shortDate(day, 'en'), shortDate(day, 'sv'), longDate(day, 'en'), longDate(day, 'sv')]).toEqual([
      shortEn,
      shortSv,
      longEn,
      longSv,
    ])
  })

  it('takes an instant on its day in Stockholm', () => {
    expect(shortDate(at('2026-07-06T22:30:00Z'), 'sv')).toBe('07 jul')
  })
})

describe('ISO with offset', () => {
  it.each([
    ['2026-07-07T06:00:00Z', '2026-07-07T08:00:00+02:00'],
    ['2026-01-07T06:00:00.900Z', '2026-01-07T07:00:00+01:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  ])('%s', (instant, text) => {
    expect(isoWithOffset(at(instant))).toBe(text)
  })

  it('comes back to the same second, over every change of the clock', () => {
    const change = fc.constantFrom(
      at('2026-03-29T01:00:00Z'),
      at('2026-10-25T01:00:00Z'),
      at('1980-04-06T01:00:00Z'),
    )
    const seconds = fc.oneof(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.tuple(change, fc.integer({ min: -9000, max: 9000 })).map(([moment, away]) => moment / 1000 + away),
    )
    fc.assert(
      fc.property(seconds, (second) => {
        const text = isoWithOffset(second * 1000)
        expect(parseInstant(text)).toBe(second * 1000)
        expect(parseInstant(`${text}[Europe/Stockholm]`)).toBe(second * 1000)
      }),
      { numRuns: 500 },
    )
  })
})

describe('parsing', () => {
  it.each([
    ['2026-07-07T08:00:00', '2026-07-07T06:00:00Z'],
    ['2026-07-07 08:00', '2026-07-07T06:00:00Z'],
    ['2026-07-07T08:00[Europe/Stockholm]', '2026-07-07T06:00:00Z'],
    ['2026-07-07T08:00:00.250Z', '2026-07-07T08:00:00.250Z'],
    ['2026-07-07T08:00:00,5Z', '2026-07-07T08:00:00.500Z'],
    ['2026-07-07T08:00:00+0530', '2026-07-07T02:30:00Z'],
    ['2026-07-07T08:00:00-03', '2026-07-07T11:00:00Z'],
    ['2026-01-07T00:30', '2026-01-06T23:30:00Z'],
    ['  2026-01-07T00:30Z ', '2026-01-07T00:30:00Z'],
  ])('%s', (text, instant) => {
    expect(parseInstant(text)).toBe(at(instant))
  })

  it('moves a time that does not exist on by the missing hour', () => {
    expect(parseInstant('2026-03-29T02:30')).toBe(at('2026-03-29T01:30:00Z'))
    expect(clock(parseInstant('2026-03-29T02:30') ?? 0)).toBe('03:30')
    expect(parseInstant('2026-03-29T01:59')).toBe(at('2026-03-29T00:59:00Z'))
    expect(parseInstant('2026-03-29T03:00')).toBe(at('2026-03-29T01:00:00Z'))
  })

  it('takes the first of two times, unless the offset says which', () => {
    expect(parseInstant('2026-10-25T02:30')).toBe(at('2026-10-25T00:30:00Z'))
    expect(parseInstant('2026-10-25T02:30+01:00')).toBe(at('2026-10-25T01:30:00Z'))
    expect(parseInstant('2026-10-25T03:00')).toBe(at('2026-10-25T02:00:00Z'))
    expect(parseInstant('2026-10-25T01:59')).toBe(at('2026-10-24T23:59:00Z'))
  })

  it('gives back every wall time that exists', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 66_000_000 }), (minute) => {
        const instant = minute * 60_000
        const parsed = parseInstant(`${dayOf(instant)}T${clock(instant)}`) ?? 0
        expect([dayOf(parsed), clock(parsed)]).toEqual([dayOf(instant), clock(instant)])
        expect([0, HOUR]).toContain(instant - parsed)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    '',
    'tomorrow',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-07-07',
    '2026-07-07T24:00',
    '2026-07-07T10:60',
    '2026-07-07T10:00+99:00',
    '2026-07-07T10:00[Europe/Berlin]',
    '26-07-07T10:00',
  ])('refuses %j', (text) => {
    expect(parseInstant(text)).toBeNull()
  })
})

describe('start of day', () => {
  it.each([
    ['2026-07-07', '2026-07-06T22:00:00Z'],
    ['2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-03-30', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
  ])('%s', (day, instant) => {
    expect(startOfDay(day)).toBe(at(instant))
  })
})

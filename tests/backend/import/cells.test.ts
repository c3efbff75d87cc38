import { describe, expect, it } from 'vitest'
import { readClock } from '../../../src/backend/import/cells/clock.ts'
import { settleDayOrder } from '../../../src/backend/import/cells/day-order.ts'
import { isPlainPairing, readPairing } from '../../../src/backend/import/cells/pairing.ts'
import { isPlainResult, readResult } from '../../../src/backend/import/cells/result.ts'
import { type WrittenDay, writtenDay } from '../../../src/backend/import/cells/written-day.ts'

const days = (...texts: string[]): WrittenDay[] =>
  texts.map((text) => {
    const day = writtenDay(text)
    if (!day) throw new Error(`${text} is no day`)
    return day
  })

describe('a day in a cell', () => {
  it.each([
    ['2026-07-07', { any: '2026-07-07' }],
    ['2026/7/7', { any: '2026-07-07' }],
    ['20260707', { any: '2026-07-07' }],
    ['7/6 2026', { dmy: '2026-06-07', mdy: '2026-07-06' }],
    ['7/6-26', { dmy: '2026-06-07', mdy: '2026-07-06' }],
    ['17/6/2026', { dmy: '2026-06-17' }],
    ['07.06.26', { dmy: '2026-06-07' }],
    ['7.6. 2026', { dmy: '2026-06-07' }],
    ['26-07-08', { dmy: '2008-07-26', ymd: '2026-07-08' }],
    ['Fri Sep 18 2020', { any: '2020-09-18' }],
    ['July 7, 2026', { any: '2026-07-07' }],
    ['18-Sep-2020', { any: '2020-09-18' }],
    ['Lördag 4 juli 2026', { any: '2026-07-04' }],
    ['den 7 juli 2026', { any: '2026-07-07' }],
    ['7:e juli 2026', { any: '2026-07-07' }],
    ['Sa., 12.09.2026', { dmy: '2026-09-12' }],
    ['lør 04.07.26', { dmy: '2026-07-04' }],
    ['46210', { any: '2026-07-07' }],
  ])('%s is read', (text, readings) => {
    expect(writtenDay(text)?.readings).toEqual(readings)
  })

  it('is told from the other by the day of the week that stands beside it', () => {
    expect(writtenDay('Tue 07/07/2026')?.readings).toEqual({ dmy: '2026-07-07', mdy: '2026-07-07' })
    expect(writtenDay('Sun 07/06/2026')?.readings).toEqual({ dmy: '2026-06-07' })
    expect(writtenDay('Mon 07/06/2026')?.readings).toEqual({ mdy: '2026-07-06' })
  })

  it.each([
    ['2026-07-07 08:00', '08:00'],
    ['7/7 2026 kl 8.00', '08:00'],
    ['07.07.2026 18:30 Uhr', '18:30'],
    ['07/17/2026 1:30 PM', '13:30'],
    ['46210,3333333', '08:00'],
    ['Aug 10 2018 - 7:00pm', '19:00'],
  ])('%s has the time %s with it', (text, clock) => {
    expect(writtenDay(text)?.clock).toBe(clock)
  })

  it('needs a year, in the cell or from elsewhere', () => {
    expect(writtenDay('7/7')).toBeNull()
    expect(writtenDay('tis 7 juli', 2026)?.readings).toEqual({ any: '2026-07-07' })
  })

  it.each(['soon', '2026-02-30', '40/40/2026', '31.2.2026', 'Team 1', 'IK Mars 7', '8.00', '1234'])(
    '%s is none',
    (text) => expect(writtenDay(text, 2026)).toBeNull(),
  )
})

describe('the order of day and month', () => {
  it('is decided by one day for all', () => {
    expect(settleDayOrder(days('7/6 2026', '13/6 2026'))).toEqual({ kind: 'settled', order: 'dmy' })
    expect(settleDayOrder(days('7/6/2026', '6/13/2026'))).toEqual({ kind: 'settled', order: 'mdy' })
  })

  it('does not matter where both are the same day', () => {
    expect(settleDayOrder(days('7/7 2026', '8/8 2026')).kind).toBe('settled')
    expect(settleDayOrder(days('2026-07-07')).kind).toBe('not-needed')
  })

  it('is open where both read all days, unless the operator or the year says it', () => {
    expect(settleDayOrder(days('7/6 2026', '8/6 2026'))).toMatchObject({
      kind: 'open',
      orders: ['dmy', 'mdy'],
    })
    expect(settleDayOrder(days('7/6 2026'), 'mdy')).toEqual({ kind: 'settled', order: 'mdy' })
    expect(settleDayOrder(days('26-07-08'))).toMatchObject({ kind: 'open', orders: ['dmy', 'ymd'] })
    expect(settleDayOrder(days('26-07-08'), undefined, 2026)).toEqual({ kind: 'settled', order: 'ymd' })
  })

  it('is a contradiction where no order reads all', () => {
    expect(settleDayOrder(days('7/6 2026', '13/6/2026', '6/14/2026'))).toMatchObject({
      kind: 'contradiction',
      examples: [{ text: '13/6/2026' }, { text: '6/14/2026' }],
    })
  })
})

describe('a time in a cell', () => {
  it.each([
    ['8.00', '08:00'],
    ['08:00:00', '08:00'],
    ['kl. 8.35', '08:35'],
    ['1:30 PM', '13:30'],
    ['12.15 a.m.', '00:15'],
    ['9 am', '09:00'],
    ['0835', '08:35'],
    ['18 Uhr', '18:00'],
    ['18', null],
    ['15:00h', '15:00'],
    ['11:30 v', '11:30'],
    ['08:00-08:35', '08:00'],
    ['08.00–08.35', '08:00'],
    ['0.3333333', '08:00'],
    ['0,5', '12:00'],
    ['25:00', null],
    ['08:00:30', null],
    ['13:00 PM', null],
    ['soon', null],
  ])('%s is %s', (text, clock) => expect(readClock(text)).toBe(clock))

  it('is a part of a day with two decimals only where the column holds such', () => {
    expect(readClock('0.25')).toBe('00:25')
    expect(readClock('0.25', true)).toBe('06:00')
  })
})

describe('a result in a cell', () => {
  const score = (home: number, away: number) => ({ score: { home, away } })
  it.each([
    ['12 - 10', score(12, 10)],
    ['12:10', score(12, 10)],
    ['12–10', score(12, 10)],
    ['14,0', score(14, 0)],
    ['12:10:00', score(12, 10)],
    ['3-2*', score(3, 2)],
    ['10-0 wo', { ...score(10, 0), walkover: true }],
    ['10-0 (w.o.)', { ...score(10, 0), walkover: true }],
    ['W.O. 0-10', { ...score(0, 10), walkover: true }],
    ['WO', { walkover: true }],
    ['12-10 (6-5)', { ...score(12, 10), halfTime: { home: 6, away: 5 } }],
    ['27:25 (13:12)', { ...score(27, 25), halfTime: { home: 13, away: 12 } }],
    ['12-12 str. 4-3', { ...score(12, 12), penalties: { home: 4, away: 3 }, decision: 'penalties' }],
    ['2-2 (4-3 pens)', { ...score(2, 2), penalties: { home: 4, away: 3 }, decision: 'penalties' }],
    ['2-2 (4-3)', { ...score(2, 2), penalties: { home: 4, away: 3 }, decision: 'penalties' }],
    [
      '10:10 (5:5) 3:2 n.7m',
      {
        ...score(10, 10),
        halfTime: { home: 5, away: 5 },
        penalties: { home: 3, away: 2 },
        decision: 'penalties',
      },
    ],
    ['5:4 n.E.', { ...score(5, 4), decision: 'penalties' }],
    ['2:1 n.V.', { ...score(2, 1), decision: 'extra-time' }],
    ['2-1 a.e.t.', { ...score(2, 1), decision: 'extra-time' }],
    ['12-11 efter förl.', { ...score(12, 11), decision: 'extra-time' }],
    ['12-11 sd', { ...score(12, 11), decision: 'sudden-death' }],
    ['-:-', {}],
    ['-', {}],
    ['', {}],
  ])('%s is read', (text, result) => expect(readResult(text)).toEqual(result))

  it.each(['12-10 protest', '12-okt', 'inställd', '2026-07-07', '12', '12-10-8', 'A-B'])(
    '%s is none',
    (text) => expect(readResult(text)).toBeNull(),
  )

  it('is beyond doubt without a header only as two numbers', () => {
    expect(['12-10', '12:10 (6:5)', '12–10'].every(isPlainResult)).toBe(true)
    expect(['14,0', '2026-07-07', '08:00-08:35', '07-07-26', 'wo'].some(isPlainResult)).toBe(false)
  })
})

describe('two teams in a cell', () => {
  const none = new Set<string>()
  it.each([
    ['Alfa – Beta', { home: 'Alfa', away: 'Beta' }],
    ['IK Alfa-Nord - BK Beta', { home: 'IK Alfa-Nord', away: 'BK Beta' }],
    ['Alfa vs. Beta', { home: 'Alfa', away: 'Beta' }],
    ['Alfa mot Beta', { home: 'Alfa', away: 'Beta' }],
    ['Alfa–Beta', { home: 'Alfa', away: 'Beta' }],
    ['Alfa', null],
  ])('%s are told', (text, pairing) => expect(readPairing(text, none)).toEqual(pairing))

  it('are told by the names of other matches where a name has a dash', () => {
    expect(readPairing('Alfa - Nord - Beta', none)).toBeNull()
    expect(readPairing('Alfa - Nord - Beta', new Set(['beta']))).toEqual({
      home: 'Alfa - Nord',
      away: 'Beta',
    })
  })

  it('are beyond doubt with one mark between spaces', () => {
    expect(isPlainPairing('Alfa – Beta')).toBe(true)
    expect(['Alfa-Beta', 'A - B - C', '12 - 10', 'Alfa'].some(isPlainPairing)).toBe(false)
  })
})

import { isDay } from '../../../domain/time/calendar-day.ts'
import type { DayOrder } from '../import-options.ts'
import { clockOfFraction, readClock } from './clock.ts'
import { monthOf, weekdayOf } from './day-words.ts'
import { plainCell } from './plain-cell.ts'

/** A day as a cell writes it, with every reading that is a day of the calendar. */
export interface WrittenDay {
  readonly text: string
  /** `YYYY-MM-DD` by the order of its parts; `any` if the order cannot be mistaken. */
  readonly readings: Readonly<Partial<Record<DayOrder | 'any', string>>>
  readonly isSerial: boolean
  /** The day of the week that the cell names, 0 is Sunday. */
  readonly weekday: number | null
  /** The time in the same cell, `HH:mm`. */
  readonly clock: string | null
  /** An offset after the time, as `Z` or `+02:00`. */
  readonly offset: string | null
}

interface Parts {
  readonly readings: WrittenDay['readings']
  readonly rest: string
}

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/
const EIGHT = /^(\d{4})(\d{2})(\d{2})(?!\d)/
const YEAR_LAST = /^(\d{1,2}) ?([-/.]) ?(\d{1,2})(?: ?[-/.] ?'?| +'?)(\d{4}|\d{2})(?![\d:]|\.\d)/
const NO_YEAR = /^(\d{1,2})([-/.]) ?(\d{1,2})\.?(?![\d:]|[-/.]\d)/
const DAY_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th|:?[ae]|\.)?[ .\-/]*(?:of )?(\p{L}{3,9})\.?,?(?:[ \-/.]*(\d{4}|'?\d{2}))?(?![\d:]|\.\d)/u
const MONTH_DAY = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,?(?: (\d{4}))?(?![\d:]|\.\d)/u
const SERIAL = /^([2-7]\d{4})([.,]\d+)?$/
const FIRST_SERIAL = Date.UTC(1899, 11, 30)

/**
 * Reads the day of a cell, and the time if there is one: "7/7 2026", "07.07.26", "Fri Sep 18 2020", "2026-07-07 8.00",
 * the serial number 46210.
 *
 * @param year of days that are written without one
 * @returns null if the text is no day
 */
export function writtenDay(text: string, year?: number): WrittenDay | null {
  const plain = plainCell(text)
  const serial = SERIAL.exec(plain)
  if (serial) {
    const day = new Date(FIRST_SERIAL + Number(serial[1]) * 86_400_000).toISOString().slice(0, 10)
    const clock = serial[2] === undefined ? null : clockOfFraction(serial[2])
    return { text, readings: { any: day }, isSerial: true, weekday: null, clock, offset: null }
  }
  const word = /^(?:den )?(\p{L}{2,10})\.?,? ?(?:den )?(?=[\d\p{L}])/iu.exec(plain)
  const weekday = word ? weekdayOf(word[1] ?? '') : undefined
  const parts = partsOf(
    word && weekday !== undefined ? plain.slice(word[0].length) : plain.replace(/^den /i, ''),
    year,
  )
  if (!parts || Object.keys(parts.readings).length === 0) return null
  const time = timeAfter(parts.rest)
  if (!time) return null
  const readings = weekday === undefined ? parts.readings : onWeekday(parts.readings, weekday)
  return { text, readings, isSerial: false, weekday: weekday ?? null, ...time }
}

function partsOf(text: string, year: number | undefined): Parts | null {
  const after = (found: RegExpExecArray) => text.slice(found[0].length)
  const first = YEAR_FIRST.exec(text)
  if (first) return { readings: real({ any: iso(first[1], first[3], first[4]) }), rest: after(first) }
  const eight = EIGHT.exec(text)
  if (eight) return { readings: real({ any: iso(eight[1], eight[2], eight[3]) }), rest: after(eight) }
  const last = YEAR_LAST.exec(text)
  if (last) return { readings: inAnyOrder(last), rest: after(last) }
  const short = NO_YEAR.exec(text)
  if (short && year !== undefined) {
    const [, one, mark, two] = short
    const mdy = mark === '.' ? {} : { mdy: iso(String(year), one, two) }
    return { readings: real({ dmy: iso(String(year), two, one), ...mdy }), rest: after(short) }
  }
  const named = DAY_MONTH.exec(text)
  const dayFirst = named && ofNamed(named[3], named[2], named[1], year)
  if (named && dayFirst) return { readings: real({ any: dayFirst }), rest: after(named) }
  const month = MONTH_DAY.exec(text)
  const monthFirst = month && ofNamed(month[3], month[1], month[2], year)
  return month && monthFirst ? { readings: real({ any: monthFirst }), rest: after(month) } : null
}

/** Wherever dates are written with dots, the day comes first. */
function inAnyOrder([, one = '', mark, two = '', last = '']: RegExpExecArray): WrittenDay['readings'] {
  const dmy = iso(fullYear(last), two, one)
  if (mark === '.') return real({ dmy })
  const ymd =
    one.length === 2 && last.length === 2 && mark === '-' ? { ymd: iso(fullYear(one), two, last) } : {}
  return real({ dmy, mdy: iso(fullYear(last), one, two), ...ymd })
}

function ofNamed(written: string | undefined, word = '', day = '', year?: number): string | null {
  const month = monthOf(word)
  const of = written === undefined ? year : fullYear(written.replace("'", ''))
  return month === undefined || of === undefined ? null : iso(String(of), String(month), day)
}

const iso = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

const fullYear = (written: string): string =>
  written.length === 4 ? written : `${Number(written) < 70 ? '20' : '19'}${written}`

/** Returns the readings that are days of the calendar. */
function real(readings: WrittenDay['readings']): WrittenDay['readings'] {
  return Object.fromEntries(Object.entries(readings).filter(([, day]) => isDay(day)))
}

/** Keeps the readings on that day of the week; all, if none is. */
function onWeekday(readings: WrittenDay['readings'], weekday: number): WrittenDay['readings'] {
  const fitting = Object.entries(readings).filter(
    ([, day]) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday,
  )
  return fitting.length === 0 ? readings : Object.fromEntries(fitting)
}

function timeAfter(rest: string): Pick<WrittenDay, 'clock' | 'offset'> | null {
  const text = rest.replace(/^[\s,;T]+(?:- )?|^ - /, '').replace(/^(?:[-–] )/, '')
  if (text.trim() === '') return { clock: null, offset: null }
  const zoned = /^(.+?:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:?\d{2})$/.exec(text)
  const clock = readClock(zoned?.[1] ?? text)
  return clock === null ? null : { clock, offset: zoned?.[2] ?? null }
}

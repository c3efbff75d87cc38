import { isFraction, readClock } from '../cells/clock.ts'
import { orderQuestion, type SettledOrder, settleDayOrder } from '../cells/day-order.ts'
import { isOpenCell } from '../cells/plain-cell.ts'
import { type WrittenDay, writtenDay } from '../cells/written-day.ts'
import { type Fault, faultAt, shown, warningAt } from '../fault.ts'
import type { DayOrder } from '../import-options.ts'
import type { Guess } from '../reading.ts'
import { type Said, say } from '../said.ts'
import type { DerivedCell, Row } from './row.ts'

export interface DayOptions {
  /** The year of days that are written without one. */
  readonly year?: number | undefined
  readonly dates?: DayOrder | undefined
}

export interface ReadCells {
  /** Values by column of the import, for each row in order. */
  readonly values: readonly Readonly<Record<string, DerivedCell>>[]
  readonly faults: readonly Fault[]
  readonly guesses: readonly Guess[]
}

/** The day and time of one row, still in the forms of the file. */
interface Moment {
  readonly row: Row
  /** The column that the day was read from. */
  readonly column: 'date' | 'time'
  readonly day: WrittenDay | null
}

/** Reads the days and times of matches in any common form. The order of day and month is that of all days together. */
export function readDays(rows: readonly Row[], { year, dates }: DayOptions): ReadCells {
  const faults: Fault[] = []
  const fractions = rows.some((row) => isFraction(row.get('time')))
  const moments = rows.map((row) => momentOf(row, Number(row.get('year')) || year))
  const days = moments.flatMap(({ day }) => (day ? [day] : []))
  const order = settleDayOrder(days, dates, year)
  const open = orderFault(order, moments)
  if (open) faults.push(open)
  const dayOf = (day: WrittenDay | null) =>
    day && (day.readings.any ?? (order.kind === 'settled' ? day.readings[order.order] : undefined))
  const values = moments.map((moment) => {
    const { row, column, day } = moment
    const found: Record<string, DerivedCell> = {}
    const read = dayOf(day)
    if (read) found.date = { text: read, from: column }
    else if (isOpenCell(row.get('date'))) found.date = { text: '', from: 'date' }
    else if (day || lacksYear(row, year)) {
      if (!day) faults.push(noYear(row))
      found.date = { text: '', from: 'date' }
      found.time = { text: '', from: 'time' }
    }
    if (day && read) faults.push(...weekdayWarning(moment, read))
    const time = clockOf(moment, fractions, faults)
    if (time !== null) found.time ??= time
    const zone = day?.offset ?? (row.get('utc') === '' ? null : 'Z')
    if (zone && day?.clock && read) {
      const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
      found.startsAt = { text: `${read}T${day.clock}:00${offset}`, from: column }
    }
    return found
  })
  return { values, faults, guesses: dayGuesses(rows, days, order, dayOf, fractions) }
}

function momentOf(row: Row, year: number | undefined): Moment {
  const date = row.get('date')
  const day = isOpenCell(date) ? null : writtenDay(date, year)
  if (date !== '' || !row.has('time')) return { row, column: 'date', day }
  return {
    row,
    column: 'time',
    day: readClock(row.get('time')) === null ? writtenDay(row.get('time'), year) : null,
  }
}

/** Returns the time of a row; null if its time column holds it already, or nothing that can be read. */
function clockOf({ row, column, day }: Moment, fractions: boolean, faults: Fault[]): DerivedCell | null {
  const cell = row.get('time')
  if (column === 'time' && day) return { text: day.clock ?? '', from: 'time' }
  if (cell === '' || isOpenCell(cell))
    return day?.clock ? { text: day.clock, from: column } : { text: '', from: 'time' }
  const clock = readClock(cell, fractions) ?? (writtenDay(cell)?.clock || null)
  if (clock !== null && day?.clock && day.clock !== clock && day.clock !== '00:00') {
    const { file, place } = row.origin('time')
    faults.push(faultAt(file, place, say('twoTimes', { one: day.clock, other: clock }), say('oneOfTwo')))
  }
  return clock === null ? null : { text: clock, from: 'time' }
}

function orderFault(order: SettledOrder, moments: readonly Moment[]): Fault | null {
  const at = (day: WrittenDay) => {
    const moment = moments.find((one) => one.day === day)
    return moment?.row.origin(moment.column) ?? { file: '', place: '' }
  }
  if (order.kind === 'open') {
    const { file, place } = at(order.example)
    const { problem, remedy } = orderQuestion(order.example, order.orders)
    return { ...faultAt(file, place, problem, remedy), asks: 'dates' }
  }
  if (order.kind !== 'contradiction') return null
  const [one, other] = order.examples
  const { file, place } = at(other)
  const before = at(one)
  const problem = say('noDayOrder', {
    one: shown(one.text),
    file: before.file,
    place: before.place,
    other: shown(other.text),
  })
  return faultAt(file, place, problem, say('oneDayOrder'))
}

/** Any other day that cannot be read is told where the match is built. */
const lacksYear = (row: Row, year: number | undefined): boolean =>
  year === undefined && row.get('year') === '' && writtenDay(row.get('date'), 2024) !== null

function noYear(row: Row): Fault {
  const { file, place } = row.origin('date')
  const problem = say('dayWithoutYear', { cell: shown(row.get('date')) })
  return faultAt(file, place, problem, say('yearInCell'))
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

function weekdayWarning({ row, column, day }: Moment, read: string): Fault[] {
  const weekday = new Date(`${read}T00:00:00Z`).getUTCDay()
  if (!day || day.weekday === null || day.weekday === weekday) return []
  const { file, place } = row.origin(column)
  const problem = say('otherWeekday', {
    cell: shown(day.text),
    day: { day: read },
    weekday: say(`weekday.${WEEKDAYS[weekday] ?? 'sunday'}`),
  })
  return [warningAt(file, place, problem, say('dayAndWeekday'))]
}

function dayGuesses(
  rows: readonly Row[],
  days: readonly WrittenDay[],
  order: SettledOrder,
  dayOf: (day: WrittenDay | null) => string | null | undefined,
  fractions: boolean,
): Guess[] {
  const file = rows[0]?.file ?? ''
  const guesses: Guess[] = []
  const addGuess = (what: Said, day: WrittenDay | undefined) => {
    const read = day && dayOf(day)
    if (day && read)
      guesses.push({ file, what, example: say('cellIs', { cell: shown(day.text), read: { day: read } }) })
  }
  if (order.kind === 'settled') {
    const example = days.find(({ readings }) => readings.any === undefined)
    addGuess(say(`daysReadAs.${order.order}`), example)
  }
  addGuess(
    say('serialDays'),
    days.find(({ isSerial }) => isSerial),
  )
  const fraction = fractions ? rows.map((row) => row.get('time')).find(isFraction) : undefined
  if (fraction !== undefined) {
    const example = say('cellIs', { cell: shown(fraction), read: readClock(fraction, true) ?? '' })
    guesses.push({ file, what: say('dayParts'), example })
  }
  const halves = rows
    .map((row) => row.get('time'))
    .find((cell) => /[ap]\.?m\.?$/i.test(cell) && readClock(cell))
  if (halves !== undefined)
    guesses.push({
      file,
      what: say('halfDays'),
      example: say('cellIs', { cell: shown(halves), read: readClock(halves) ?? '' }),
    })
  return guesses
}

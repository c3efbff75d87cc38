import { plainCell } from './plain-cell.ts'

/** A fraction of a day, as spreadsheets store times: "0.3333333", "0,5". Two decimals are hours and minutes instead. */
const FRACTION = /^0?[.,](?:\d|\d{3,})$/
const ANY_FRACTION = /^0?[.,]\d+$/
const CLOCK = /^(\d{1,2})(?:[:.h]\s?(\d{2}))(?:[:.](\d{2})(?:\.0+)?)?(?: ?([ap])\.?m\.?)?$/i
const HOUR = /^(\d{1,2}) ?([ap])\.?m\.?$/i
/** Only words make an hour of a number alone. */
const HOUR_IN_WORDS = /^(?:kl(?:ockan)?\.? ?(\d{1,2})|(\d{1,2}) ?uhr)$/i
const DIGITS = /^([01]\d|2[0-3])([0-5]\d)$/

/** Whether a cell of a column shows that the column holds fractions of days. */
export const isFraction = (text: string): boolean => /^0?[.,]\d{3,}$/.test(plainCell(text))

/**
 * Reads the time of a cell: "8.00", "08:00", "kl 8.00", "1:30 PM", "0800", "08:00 Uhr", "0.3333333", of "08:00-08:35" the start.
 *
 * @param fractions whether the column holds fractions of days, so that "0.25" is 06:00
 * @returns `HH:mm`; null if the text is no time
 */
export function readClock(text: string, fractions = false): string | null {
  const hourAlone = HOUR_IN_WORDS.exec(plainCell(text))
  if (hourAlone) return clockOf(Number(hourAlone[1] ?? hourAlone[2]), 0, 0, undefined)
  const plain = plainCell(text)
    .replace(/^(?:kl(?:ockan)?\.?|um|at) ?/i, '')
    .replace(/ ?(?:uhr|hrs?|h)\.?$/i, '')
    // nuLiga marks times that were moved.
    .replace(/ [vtu*]$/i, '')
    .replace(/(?<=[:.]\d{2}) ?- ?\d{1,2}[:.]\d{2}$/, '')
  if (FRACTION.test(plain) || (fractions && ANY_FRACTION.test(plain))) return clockOfFraction(plain)
  const clock = CLOCK.exec(plain)
  if (clock) return clockOf(Number(clock[1]), Number(clock[2]), Number(clock[3] ?? 0), clock[4])
  const hour = HOUR.exec(plain)
  if (hour) return clockOf(Number(hour[1]), 0, 0, hour[2])
  const digits = DIGITS.exec(plain)
  return digits ? `${digits[1]}:${digits[2]}` : null
}

/** Returns the time of a part of a day, rounded to minutes; null if that is the end of the day. */
export function clockOfFraction(text: string): string | null {
  const minutes = Math.round(Number(`0.${text.replace(/^\d*[.,]/, '')}`) * 24 * 60)
  return minutes < 24 * 60 ? clockOf(Math.floor(minutes / 60), minutes % 60, 0, undefined) : null
}

function clockOf(hour: number, minute: number, second: number, half: string | undefined): string | null {
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  const ofDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (ofDay > 23 || minute > 59 || second !== 0) return null
  return `${String(ofDay).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

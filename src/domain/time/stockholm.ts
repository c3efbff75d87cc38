import { type Locale, perLocale } from '../text/locale.ts'
import { RULE_WORDS } from '../text/rule-words.ts'
import { instantOfWall, offsetAt } from './stockholm-offset.ts'

const DAY = 24 * 60 * 60_000
const days = new Map<number, string>()
const shortDates = perLocale(() => new Map<string, string>())

/**
 * Formats times of Europe/Stockholm as text (HH:mm and DD MMM). Instants are epoch milliseconds (UTC), days are
 * calendar days `YYYY-MM-DD` in Stockholm. The machine's own zone, locale and clock have no effect.
 * Every function throws a RangeError for an instant that is not a finite number.
 */

/** Wall time in Stockholm, `HH:mm`. */
export function clock(at: number): string {
  const minutes = Math.floor((at + offsetAt(at)) / 60_000)
  const ofDay = minutes - Math.floor(minutes / 1440) * 1440
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`
}

/** The calendar day in Stockholm, `YYYY-MM-DD`. */
export function dayOf(at: number): string {
  const number = Math.floor((at + offsetAt(at)) / DAY)
  return remembered(days, number, () => new Date(number * DAY).toISOString().slice(0, 10))
}

/**
 * `07 Jul` in English, `07 jul` in Swedish.
 *
 * @param when an instant, or a day in Stockholm
 */
export function shortDate(when: number | string, locale: Locale): string {
  const written = typeof when === 'number' ? dayOf(when) : when
  return remembered(shortDates[locale], written, () => {
    const day = new Date(written)
    return `${pad(day.getUTCDate())} ${RULE_WORDS[locale].monthsShort[day.getUTCMonth()]}`
  })
}

/** Returns the weekday of a calendar day: `Tuesday`, `tisdag`. */
export const weekdayOf = (day: string, locale: Locale): string =>
  RULE_WORDS[locale].weekdays[new Date(day).getUTCDay()] ?? ''

/** `Tuesday 7 July` in English, `tisdag 7 juli` in Swedish. */
export function longDate(day: string, locale: Locale): string {
  const date = new Date(day)
  const { weekdays, months } = RULE_WORDS[locale]
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** Returns the instant at which a Stockholm day begins. */
export function startOfDay(day: string): number {
  return instantOfWall(Date.parse(day))
}

const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:(Z)|([+-])(\d{2})(?::?(\d{2}))?)?(\[Europe\/Stockholm\])?$/i

/**
 * Parses an ISO 8601 date and time into epoch milliseconds.
 *
 * `Z` or an offset decides the zone; without one the text is wall time in Stockholm. A trailing
 * `[Europe/Stockholm]` is allowed in both cases. If the wall time is
 * - absent (02:30 on the last Sunday of March): it moves on by the missing hour, to 03:30
 * - ambiguous (02:30 on the last Sunday of October): the first of the two counts, in summer time
 *
 * @returns null if the text is not a date and time, or names a day or an hour that does not exist
 */
export function parseInstant(text: string): number | null {
  const parts = INSTANT.exec(text.trim())
  if (!parts) return null
  const [, year, month, date, hour, minute, second = '0', fraction = '', zulu, sign, hours, minutes] = parts
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
  const day = Date.parse(`${year}-${month}-${date}`)
  if (Number.isNaN(day) || new Date(day).getUTCDate() !== Number(date)) return null
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const local = day + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds
  if (zulu) return local
  if (!sign) return instantOfWall(local)
  if (Number(hours) > 18 || Number(minutes ?? 0) > 59) return null
  const offset = (Number(hours) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? local + offset : local - offset
}

/** Caches answers: a cup has few days and many matches, and the pages of a whole archive need the same days repeatedly. */
function remembered<Key>(responses: Map<Key, string>, key: Key, make: () => string): string {
  const known = responses.get(key)
  if (known !== undefined) return known
  const made = make()
  responses.set(key, made)
  return made
}

function pad(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

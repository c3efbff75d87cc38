import type { Locale } from '../../domain/presentation/locale.ts'
import { oneDecimal } from '../../domain/presentation/numbers.ts'
import { clock, dayOf } from '../../domain/time/stockholm.ts'
import { dayShort } from '../live-center/day-words.ts'
import { fill } from '../search/search-words.ts'
import type { WeekWords } from './week-words.ts'

type DurationWords = Pick<WeekWords, 'minutes' | 'hours' | 'hoursMinutes'>
export type CountdownWords = DurationWords & Pick<WeekWords, 'in' | 'startsNow' | 'tomorrow'>

/** `25 min`, `2 h`, `2 h 10 min`. */
export function durationWords(minutes: number, words: DurationWords): string {
  const hours = Math.floor(minutes / 60)
  const rest = String(minutes % 60)
  if (hours === 0) return fill(words.minutes, { minutes: rest })
  return rest === '0'
    ? fill(words.hours, { hours: String(hours) })
    : fill(words.hoursMinutes, { hours: String(hours), minutes: rest })
}

/** `350 m`, `5.1 km`: as exact as a distance by air is worth. */
export function distanceWords(metres: number, words: WeekWords, locale: Locale): string {
  const rounded = Math.round(metres / 50) * 50
  return rounded < 1000
    ? fill(words.metres, { distance: String(Math.max(50, rounded)) })
    : fill(words.kilometres, { distance: oneDecimal(metres / 1000, locale) })
}

/** Minutes until which a match of the next day is counted down to as well. */
const THROUGH_THE_NIGHT = 6 * 60

/**
 * How long it is until an instant: `in 25 min`, `tomorrow 08:10`, `Tue 07 Jul 08:10`.
 *
 * @param at and `now` are epoch milliseconds
 */
export function countdownWords(
  at: number,
  minutes: number,
  now: number,
  words: CountdownWords,
  locale: Locale,
): string {
  if (minutes === 0) return words.startsNow
  if (dayOf(at) === dayOf(now) || minutes < THROUGH_THE_NIGHT)
    return fill(words.in, { duration: durationWords(minutes, words) })
  const isTomorrow = dayOf(at) === dayOf(now + 24 * 60 * 60_000)
  return isTomorrow
    ? fill(words.tomorrow, { time: clock(at) })
    : `${dayShort(dayOf(at), locale)} ${clock(at)}`
}

/** The time of a moment of today, and the day with it of any other. */
export const momentWords = (at: number, now: number | null, locale: Locale): string =>
  now !== null && dayOf(at) === dayOf(now) ? clock(at) : `${dayShort(dayOf(at), locale)} ${clock(at)}`

import { oneDecimal } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock, dayOf } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import { dayShort } from './day-words.ts'

/** Returns a duration as text: `25 min`, `2 h`, `2 h 10 min`. */
export function durationText(minutes: number, locale: Locale): string {
  const t = translator(locale)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('agenda.minutes', { minutes: rest })
  return rest === 0 ? t('agenda.hours', { hours }) : t('agenda.hoursMinutes', { hours, minutes: rest })
}

/** Returns a distance as text: `350 m`, `5.1 km`. A distance as the crow flies is worth no more precision. */
export function distanceText(metres: number, locale: Locale): string {
  const t = translator(locale)
  const rounded = Math.round(metres / 50) * 50
  return rounded < 1000
    ? t('agenda.metres', { distance: Math.max(50, rounded) })
    : t('agenda.kilometres', { distance: oneDecimal(metres / 1000, locale) })
}

/** Below this many minutes, the countdown is shown even for a match of the next day. */
const THROUGH_THE_NIGHT = 6 * 60

/**
 * Returns the time until an instant: `in 25 min`, `tomorrow 08:10`, `Tue 07 Jul 08:10`.
 *
 * @param at and `now` are epoch milliseconds
 */
export function countdownText(at: number, minutes: number, now: number, locale: Locale): string {
  const t = translator(locale)
  if (minutes === 0) return t('agenda.startsNow')
  if (dayOf(at) === dayOf(now) || minutes < THROUGH_THE_NIGHT)
    return t('agenda.in', { duration: durationText(minutes, locale) })
  const isTomorrow = dayOf(at) === dayOf(now + 24 * 60 * 60_000)
  return isTomorrow
    ? t('agenda.tomorrow', { time: clock(at) })
    : `${dayShort(dayOf(at), locale)} ${clock(at)}`
}

/** Returns the time of an instant, with its day if that is not today. */
export const momentText = (at: number, now: number | null, locale: Locale): string =>
  now !== null && dayOf(at) === dayOf(now) ? clock(at) : `${dayShort(dayOf(at), locale)} ${clock(at)}`

import type { DayPart } from '../../domain/schedule/day-parts.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { longDate, shortDate, weekdayOf } from '../../domain/time/stockholm.ts'
import { type Translate, translator } from '../../i18n/translate.ts'

/** Returns `Tue 07 Jul`, `tis 07 jul`. All languages shorten a weekday to its first three letters. */
export const dayShort = (day: string, locale: Locale): string =>
  `${longDate(day, locale).slice(0, 3)} ${shortDate(day, locale)}`

/** Returns a day as it is read aloud: `Thursday 3 July`, `torsdagen den 3 juli`. */
export function dayInSentence(day: string, locale: Locale): string {
  const [weekday = '', date = '', month = ''] = longDate(day, locale).split(' ')
  return translator(locale)('press.dayInSentence', { weekday, date, month })
}

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a day for the start of a title: `Tuesday 7 July`, `Tisdag 7 juli`. */
export const dayTitle = (day: string, locale: Locale): string => begun(longDate(day, locale))

/** Returns a weekday for the start of a title: `Tuesday`, `Tisdag`. */
export const weekdayTitle = (day: string, locale: Locale): string => begun(weekdayOf(day, locale))

/** Returns the start of a part of a day, `13:00`; if its matches have no time, the words for that. */
export const partName = ({ from }: DayPart, t: Translate): string => from ?? t('match.noTime')

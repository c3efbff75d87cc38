import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { MONTHS, WEEKDAYS } from '../../domain/time/words.ts'
import { isolated } from '../ui/Sentence.tsx'

const lists: Readonly<Record<Locale, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  sv: new Intl.ListFormat('sv-SE', { type: 'conjunction' }),
}

/** Returns `A, B and C`: names joined as in a sentence, each isolated from the text direction around it. */
export const namesInWords = (names: readonly string[], locale: Locale): string =>
  lists[locale].format(names.map(isolated))

/** Returns a day as it is read aloud: `Thursday 3 July`, `torsdagen den 3 juli`. */
export function dayInWords(day: string, locale: Locale): string {
  const date = new Date(day)
  const [weekday, month] = [WEEKDAYS[locale][date.getUTCDay()], MONTHS[locale][date.getUTCMonth()]]
  return locale === 'sv'
    ? `${weekday}en den ${date.getUTCDate()} ${month}`
    : `${weekday} ${date.getUTCDate()} ${month}`
}

/** The words for the numbers from two upwards. */
const SMALL: Readonly<Record<Locale, readonly string[]>> = {
  en: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
  sv: 'två tre fyra fem sex sju åtta nio tio elva tolv'.split(' '),
}

/** Returns a number as text writes it: small numbers as words. One stays a figure, because it needs a gender in Swedish. */
export const numberInWords = (value: number, locale: Locale): string =>
  SMALL[locale][value - 2] ?? wholeNumber(value, locale)

/** Returns a sentence with a capital first letter: it may begin with a number or a day. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

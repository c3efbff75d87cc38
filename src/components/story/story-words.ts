import type { Locale } from '../../domain/presentation/locale.ts'
import { MONTHS, WEEKDAYS } from '../../domain/time/words.ts'
import { isolated } from '../ui/Sentence.tsx'

const lists: Readonly<Record<Locale, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  sv: new Intl.ListFormat('sv-SE', { type: 'conjunction' }),
}

/** `A, B and C`: names as a sentence has them, each apart from the direction of the words around it. */
export const namesInWords = (names: readonly string[], locale: Locale): string =>
  lists[locale].format(names.map(isolated))

/** A day as it is read aloud: `Thursday 3 July`, `torsdagen den 3 juli`. */
export function dayInWords(day: string, locale: Locale): string {
  const date = new Date(day)
  const [weekday, month] = [WEEKDAYS[locale][date.getUTCDay()], MONTHS[locale][date.getUTCMonth()]]
  return locale === 'sv'
    ? `${weekday}en den ${date.getUTCDate()} ${month}`
    : `${weekday} ${date.getUTCDate()} ${month}`
}

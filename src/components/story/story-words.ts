import { wholeNumber } from '../../domain/presentation/numbers.ts'
import { LANGUAGES, type Locale, perLocale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { isolated } from '../ui/Sentence.tsx'

const lists = perLocale((locale) => new Intl.ListFormat(LANGUAGES[locale].tag, { type: 'conjunction' }))

/** Returns `A, B and C`: names joined as in a sentence, each isolated from the text direction around it. */
export const namesInWords = (names: readonly string[], locale: Locale): string =>
  lists[locale].format(names.map(isolated))

/** Returns a number as text writes it: small numbers as words. One stays a figure, because it needs a gender in Swedish. */
export const numberInWords = (value: number, locale: Locale): string =>
  translator(locale)('story.fromTwo').split(' ')[value - 2] ?? wholeNumber(value, locale)

/** Returns a sentence with a capital first letter: it may begin with a number or a day. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

import { DEFAULT_LOCALE, type Locale } from '../text/locale.ts'
import type { GivenWords } from './organisers-edition.ts'

/** Returns a text of the open format in a language. */
export const givenText = (words: GivenWords, locale: Locale): string =>
  typeof words === 'string' ? words : (words[locale] ?? words[DEFAULT_LOCALE] ?? '')
